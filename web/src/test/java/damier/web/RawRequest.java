package damier.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request with any headers, those that a decent client would not send included. */
final class RawRequest {
    private final int port;
    private final String start;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private String body = "";

    RawRequest(int port, String method, String path) {
        this.port = port;
        this.start = method + " " + path + " HTTP/1.1\r\n";
        header("Host", "localhost:" + port);
        header("Connection", "close");
    }

    /** An attempt to open a socket. */
    static RawRequest upgrade(int port) {
        return new RawRequest(port, "GET", "/api/socket")
                .header("Connection", "Upgrade")
                .header("Upgrade", "websocket")
                .header("Sec-WebSocket-Version", "13")
                .header("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==");
    }

    RawRequest header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    RawRequest body(String type, String content) {
        body = content;
        return header("Content-Type", type).header("Content-Length", content.length() + "");
    }

    /** The whole answer: status, headers and body. */
    String send() throws IOException {
        StringBuilder text = new StringBuilder(start);
        headers.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
        text.append("\r\n").append(body);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(300_000);
            socket.getOutputStream().write(text.toString().getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            if (headers.containsKey("Upgrade")) {
                byte[] some = new byte[4_096];
                int length = socket.getInputStream().read(some);
                return new String(some, 0, Math.max(0, length), StandardCharsets.UTF_8);
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The cookie that an answer sets, as a request sends it. */
    static String cookie(String answer) {
        return answer.lines()
                .filter(line -> line.startsWith("Set-Cookie: damier-"))
                .map(line -> line.substring(12, line.indexOf(';')))
                .findFirst()
                .orElseThrow();
    }
}
