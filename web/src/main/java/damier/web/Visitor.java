package damier.web;

import io.javalin.http.Context;
import io.javalin.security.RouteRole;

/**
 * Whoever asks.
 *
 * @param session the same in all windows of one browser, and after a restart
 */
public record Visitor(String session, Role role) {
    /** What somebody may do. */
    public enum Role implements RouteRole {
        /** Sits at the machine: may ask for everything, and name programs, files and sources. */
        OWNER,
        /** Comes by the network, with the password: may ask for what says so. */
        GUEST
    }

    private static final String ATTRIBUTE = "visitor";

    /** Who sent a request that the doorkeeper has let in. */
    public static Visitor of(Context request) {
        Visitor visitor = request.attribute(ATTRIBUTE);
        if (visitor == null) {
            throw new Refused(Refused.NO_SESSION, ServerMessages.NO_SESSION);
        }
        return visitor;
    }

    void isSenderOf(Context request) {
        request.attribute(ATTRIBUTE, this);
    }

    public boolean isOwner() {
        return role == Role.OWNER;
    }

    /**
     * Refuses guests.
     *
     * @param what begins the line that a guest reads
     */
    public void requireOwner(String what) {
        if (!isOwner()) {
            throw new Refused(Refused.FORBIDDEN, ServerMessages.OWNER_ONLY.with("what", what));
        }
    }
}
