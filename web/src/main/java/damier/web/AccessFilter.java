package damier.web;

import damier.web.ServerSettings.Network;
import damier.web.Visitor.Role;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * Decides who has access, and in which role. A page of another site may send requests to this
 * server from the visitor's browser. Such requests are recognised by the host they name (a foreign
 * name that resolves to this machine), by the origin that the browser sends, or by a missing
 * session cookie.
 */
final class AccessFilter {
    private static final List<String> LOCAL_NAMES = List.of("localhost", "127.0.0.1", "[::1]");
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);
    private static final int HTTP_PORT = 80;
    private static final int YEAR = 365 * 24 * 3600;

    private final Sessions sessions;
    private final @Nullable Network network;
    private final IntSupplier port;
    private final RateLimit logins = new RateLimit(0.2, 5);

    AccessFilter(Sessions sessions, @Nullable Network network, IntSupplier port) {
        this.sessions = sessions;
        this.network = network;
        this.port = port;
    }

    /** Checks every request. */
    void check(Context request) {
        checkHost(request);
        if (!READING.contains(request.method())) {
            checkOrigin(request);
        }
        if (request.path().startsWith("/api") || request.path().startsWith("/reports")) {
            letIn(request);
        }
    }

    /** Checks a request before it becomes a socket. */
    void checkSocket(Context request) {
        checkHost(request);
        checkOrigin(request);
        letIn(request);
    }

    private void checkHost(Context request) {
        String host = host(request);
        if (!isLocalName(host) && !isPublicName(host)) {
            throw new Refused(
                    Refused.WRONG_HOST, "host: '%s' is not this board".formatted(shortened(host)));
        }
    }

    private void checkOrigin(Context request) {
        String origin = header(request, "Origin");
        String host = host(request);
        boolean own =
                origin.equals("http://" + host)
                        || (isPublicName(host) && origin.equals("https://" + host));
        if (!own) {
            throw new Refused(
                    Refused.FORBIDDEN,
                    "origin: '%s' is not this board".formatted(shortened(origin)));
        }
    }

    private void letIn(Context request) {
        visitor(request)
                .orElseThrow(() -> new Refused(ServerMessages.NO_SESSION))
                .isSenderOf(request);
    }

    private static String host(Context request) {
        return header(request, "Host");
    }

    private static String header(Context request, String name) {
        return Objects.requireNonNullElse(request.header(name), "");
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }

    private boolean isLocalName(String host) {
        return LOCAL_NAMES.stream().anyMatch(name -> isNamed(host, name));
    }

    private boolean isPublicName(String host) {
        // Behind an HTTPS proxy the port is the proxy's.
        return network != null
                && (isNamed(host, network.host()) || host.equalsIgnoreCase(network.host()));
    }

    private boolean isNamed(String host, String name) {
        return host.equalsIgnoreCase(name + ":" + port.getAsInt())
                || (port.getAsInt() == HTTP_PORT && host.equalsIgnoreCase(name));
    }

    /**
     * Whether a request comes from this machine. A proxy on this machine does not count as the
     * owner: it names the public host.
     */
    private boolean comesFromHere(Context request) {
        return isLocalName(host(request)) && isLoopback(request.req().getRemoteAddr());
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** The visitor of the session; an owner's session is valid only on this machine. */
    private Optional<Visitor> visitor(Context request) {
        return Optional.ofNullable(request.cookie(cookieName()))
                .flatMap(sessions::find)
                .filter(visitor -> !visitor.isOwner() || comesFromHere(request));
    }

    /** Gives a new visitor a session; returns whether the visitor may see the page. */
    boolean welcome(Context request) {
        if (visitor(request).isPresent()) {
            return true;
        }
        if (comesFromHere(request)) {
            begin(request, Role.OWNER);
            return true;
        }
        return false;
    }

    /** Handles the login form. */
    void logIn(Context request) {
        Network way = network;
        if (way == null) {
            throw new Refused(Refused.NOT_FOUND, "login: this board is not open to a network");
        }
        if (!logins.allows()) {
            throw new Refused(Refused.TOO_MANY, "password: too many were tried, wait a little");
        }
        String given = Objects.requireNonNullElse(request.formParam("password"), "");
        if (!MessageDigest.isEqual(utf8(given), utf8(way.password()))) {
            throw new Refused(Refused.FORBIDDEN, "password: that is not it");
        }
        begin(request, Role.GUEST);
        request.redirect("/", HttpStatus.SEE_OTHER);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void begin(Context request, Role role) {
        boolean secure = header(request, "Origin").startsWith("https:");
        request.cookie(
                new Cookie(
                        cookieName(),
                        sessions.make(role),
                        "/",
                        YEAR,
                        secure,
                        /* isHttpOnly= */ true,
                        null,
                        SameSite.STRICT));
    }

    /**
     * The name includes the port, because browsers store cookies by host, and a machine may run
     * several boards.
     */
    private String cookieName() {
        return "damier-" + port.getAsInt();
    }
}
