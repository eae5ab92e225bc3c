package damier.web;

import io.javalin.http.Context;
import io.javalin.security.RouteRole;

/**
 * The sender of a request.
 *
 * @param session the same in all windows of one browser, and after a restart
 */
public record Visitor(String session, Role role) {
    /** The permissions of a visitor. */
    public enum Role implements RouteRole {
        /** The user of this machine: may use everything, including programs, files and sources. */
        OWNER,
        /** A user from the network with the password: may use the routes for guests. */
        GUEST
    }

    private static final String ATTRIBUTE = "visitor";

    /** The visitor of a request that passed the access filter. */
    public static Visitor of(Context request) {
        Visitor visitor = request.attribute(ATTRIBUTE);
        if (visitor == null) {
            throw new Refused(ServerMessages.NO_SESSION);
        }
        return visitor;
    }

    void isSenderOf(Context request) {
        request.attribute(ATTRIBUTE, this);
    }

    public boolean isOwner() {
        return role == Role.OWNER;
    }

    /** The owner of what this visitor saves: all browsers of this machine are one. */
    public String owner() {
        return isOwner() ? "owner" : session;
    }

    /**
     * Refuses guests.
     *
     * @param what the beginning of the message to the guest
     */
    public void requireOwner(String what) {
        if (!isOwner()) {
            throw new Refused(ServerMessages.OWNER_ONLY.with("what", what));
        }
    }
}
