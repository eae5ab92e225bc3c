package damier.web;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;

/** What a browser does: it keeps cookies, and names the page's origin. */
public final class Browser implements AutoCloseable {
    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client = HttpClient.newBuilder().cookieHandler(cookies).build();
    private int port;

    /** Opens a page, and so begins a session. */
    public Browser(int port) throws IOException, InterruptedException {
        this.port = port;
        get("/");
    }

    /** Goes on with the same session at a board that was opened again on another port. */
    public void moveTo(int newPort) {
        for (HttpCookie cookie : List.copyOf(cookies.getCookieStore().getCookies())) {
            if (cookie.getName().equals(session(port))) {
                HttpCookie same = new HttpCookie(session(newPort), cookie.getValue());
                same.setPath("/");
                cookies.getCookieStore().add(URI.create("http://localhost:" + newPort), same);
            }
        }
        port = newPort;
    }

    private static String session(int port) {
        return "damier-" + port;
    }

    public String origin() {
        return "http://localhost:" + port;
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    public HttpResponse<String> get(String path, String header, String value)
            throws IOException, InterruptedException {
        return client.send(request(path).header(header, value).build(), BodyHandlers.ofString());
    }

    public HttpResponse<String> post(String path, String body)
            throws IOException, InterruptedException {
        return client.send(
                request(path)
                        .header("Origin", origin())
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Any other method. */
    public HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        return client.send(
                request(path)
                        .header("Origin", origin())
                        .method(method, BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(origin() + path));
    }

    public JsonNode json(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        if (answer.statusCode() != 200) {
            throw new IOException(answer.statusCode() + " " + answer.body());
        }
        return Json.read(answer.body(), "answer");
    }

    /** A line of its own to the board. */
    public Line line() {
        return line(origin());
    }

    Line line(String origin) {
        Line line = new Line();
        WebSocket socket =
                client.newWebSocketBuilder()
                        .header("Origin", origin)
                        .buildAsync(URI.create("ws://localhost:" + port + "/api/socket"), line)
                        .join();
        line.connect(socket);
        return line;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
