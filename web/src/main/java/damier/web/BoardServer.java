package damier.web;

import damier.web.ServerSettings.Network;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.ProblemView;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The web server around the modules of the board. It checks access, limits requests, and turns
 * every error into a one-line message.
 */
public final class BoardServer implements AutoCloseable {
    private static final long MAX_BODY_BYTES = 1_000_000;
    private static final String LOOPBACK = "127.0.0.1";

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
                    + " img-src 'self' data:; connect-src 'self'; font-src 'self';"
                    + " form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

    private final ServerSettings settings;
    private final List<ServerModule> parts;
    private final AccessFilter accessFilter;
    private final Pages pages = new Pages();
    private final Sockets sockets;
    private final Javalin javalin;

    /**
     * Starts a server.
     *
     * @param parts the modules, which are closed with the server
     * @throws Refused if the port is not available
     */
    public BoardServer(ServerSettings settings, DataFolder data, List<ServerModule> parts)
            throws IOException {
        this.settings = settings;
        this.parts = List.copyOf(parts);
        accessFilter =
                new AccessFilter(new Sessions(data.secret()), settings.network(), this::port);
        sockets = new Sockets(this.parts);
        javalin = Javalin.create(this::configure);
        // Without a network setting, the server listens on the loopback address only.
        String address = settings.network() == null ? LOOPBACK : "0.0.0.0";
        try {
            javalin.start(address, settings.port());
        } catch (JavalinBindException e) {
            throw new Refused(
                    Refused.CONFLICT,
                    "port: %d is taken by another program".formatted(settings.port()));
        }
    }

    /** The port on which the server listens. */
    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = MAX_BODY_BYTES;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        // The server has its own sessions.
        config.jetty.modifyServletContextHandler(
                context -> context.getSessionHandler().setUsingCookies(false));
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        // Longer messages are refused with an error message; this limit protects the memory.
        config.jetty.modifyWebSocketServletFactory(
                factory -> factory.setMaxTextMessageSize(2L * Sockets.MAX_MESSAGE_BYTES));
        RoutesConfig routes = config.routes;
        routes.before(BoardServer::addHeaders);
        routes.before(accessFilter::check);
        routes.beforeMatched(BoardServer::checkRole);
        routes.wsBeforeUpgrade(accessFilter::checkSocket);
        routes.exception(Exception.class, BoardServer::refuse);
        // Replaces Javalin's own answers.
        routes.exception(HttpResponseException.class, BoardServer::refuse);
        routes.post("/login", this::logIn, Role.GUEST);
        routes.get("/api/address", this::showAddress, Role.GUEST);
        routes.ws("/api/socket", sockets::configure);
        parts.forEach(part -> part.addRoutes(routes));
        routes.get("/", this::show, Role.GUEST);
        routes.get("/<path>", this::show, Role.GUEST);
    }

    /** Routes without a guest role are closed to guests. */
    private static void checkRole(Context request) {
        if (!request.routeRoles().contains(Role.GUEST)) {
            String[] names = request.path().split("/", 4);
            Visitor.of(request).requireOwner(names[names.length > 2 ? 2 : 1]);
        }
    }

    /** All routes: a method and a path, such as {@code GET /api/games/{id}}. */
    public List<String> addresses() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> endpoint.method.name() + " " + endpoint.path)
                .toList();
    }

    private static void addHeaders(Context request) {
        request.header("Content-Security-Policy", POLICY);
        request.header("X-Content-Type-Options", "nosniff");
        request.header("Referrer-Policy", "no-referrer");
        request.header("Cross-Origin-Opener-Policy", "same-origin");
        request.header("Cross-Origin-Resource-Policy", "same-origin");
        if (request.path().startsWith("/api")) {
            request.header("Cache-Control", "no-store");
        }
    }

    /** Shows a refusal on the login page to browsers, and as JSON to programs. */
    private void logIn(Context request) {
        try {
            accessFilter.logIn(request);
        } catch (Refused refused) {
            String wanted = request.header("Accept");
            if (wanted == null || !wanted.contains("text/html")) {
                throw refused;
            }
            int status = refused.status();
            request.status(status).html(LoginPage.html(request, status));
        }
    }

    /**
     * How others reach the board.
     *
     * @param address null if only this machine does
     */
    @ApiType("BoardAddress")
    private record Address(@Nullable String address) {}

    private void showAddress(Context request) {
        Network network = settings.network();
        String address = network == null ? null : "http://" + network.host() + ":" + port();
        Json.answer(request, new Address(address));
    }

    private void show(Context request) {
        if (request.path().startsWith("/api/")) {
            throw new Refused(Refused.NOT_FOUND, "address: there is no " + request.path());
        }
        if (!Pages.isPage(request.path()) || accessFilter.welcome(request)) {
            pages.show(request);
        } else {
            pages.askForPassword(request);
        }
    }

    private static void refuse(Exception fault, Context request) {
        Refused refused = Refused.of(fault);
        byte[] body = Json.bytes(ProblemView.of(refused.why()));
        request.status(refused.status()).contentType("application/json").result(body);
        if ("websocket".equalsIgnoreCase(request.header("Upgrade"))) {
            // Javalin writes nothing if the upgrade to a socket fails.
            try {
                request.res().getOutputStream().write(body);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void close() {
        javalin.stop();
        parts.forEach(ServerModule::close);
    }
}
