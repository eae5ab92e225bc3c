package damier.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.games.Games;
import damier.web.ServerSettings.Network;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** A board that is open to a network. Who asks for its public name is a guest, wherever he is. */
class NetworkTest {
    private static final String PASSWORD = "correct horse";

    @TempDir private Path folder;
    private WebBoard board;
    private int port;

    @BeforeEach
    void open() throws Exception {
        var network = new Network("club.example", PASSWORD);
        board = new WebBoard(new ServerSettings(0, folder, null, network), new Games(), List.of());
        port = board.port();
    }

    @AfterEach
    void close() {
        board.close();
    }

    private RawRequest request(String method, String path) {
        return new RawRequest(port, method, path)
                .header("Host", "club.example:" + port)
                .header("Origin", "http://club.example:" + port);
    }

    private String logIn(String password) throws Exception {
        return request("POST", "/login")
                .body("application/x-www-form-urlencoded", "password=" + password)
                .send();
    }

    private String begin(String cookie, String player) throws Exception {
        return request("POST", "/api/live")
                .header("Cookie", cookie)
                .body(
                        "application/json",
                        """
                        {"kind":"international","white":{"player":"human"},
                        "black":{"player":"%s"}}\
                        """
                                .formatted(player))
                .send();
    }

    @Test
    void aGuestIsAskedForThePasswordFirst() throws Exception {
        assertThat(request("GET", "/").send())
                .startsWith("HTTP/1.1 401")
                .contains("type=\"password\"")
                .doesNotContain("Set-Cookie");
        assertThat(request("GET", "/api/kinds").send()).startsWith("HTTP/1.1 401");
        assertThat(logIn("wrong")).startsWith("HTTP/1.1 403").contains("password: that is not it");
        assertThat(
                        request("POST", "/login")
                                .header("Accept", "text/html,*/*")
                                .header("Accept-Language", "de, it;q=0.8, en;q=0.5")
                                .body("application/x-www-form-urlencoded", "password=wrong")
                                .send())
                .startsWith("HTTP/1.1 403")
                .contains("<html lang=\"it\">", "La password non è questa.", "type=\"password\"");
        String cookie = RawRequest.cookie(logIn("correct+horse"));
        assertThat(request("GET", "/api/kinds").header("Cookie", cookie).send())
                .startsWith("HTTP/1.1 200");
    }

    @Test
    void aGuestPlaysOurPlayersAndNamesNoProgramPathOrSource() throws Exception {
        String cookie = RawRequest.cookie(logIn("correct+horse"));
        assertThat(begin(cookie, "damier[level=2]")).startsWith("HTTP/1.1 200");
        for (String player :
                List.of(
                        "hub:sh -c x",
                        "hub:/bin/sh",
                        "dxp:localhost:1",
                        "nboard:x",
                        "My.java",
                        "./My.java",
                        "/etc/passwd",
                        "Evil",
                        "a/b",
                        " hub:x")) {
            assertThat(begin(cookie, player))
                    .startsWith("HTTP/1.1 403")
                    .contains("player: only for the owner, on the machine of the board");
        }
    }

    @Test
    void anOwnersSessionIsWorthNothingByTheNetwork() throws Exception {
        String owner = RawRequest.cookie(new RawRequest(port, "GET", "/").send());
        assertThat(new RawRequest(port, "GET", "/api/kinds").header("Cookie", owner).send())
                .startsWith("HTTP/1.1 200");
        assertThat(request("GET", "/api/kinds").header("Cookie", owner).send())
                .startsWith("HTTP/1.1 401");
    }

    @Test
    void passwordsCannotBeTriedForEver() throws Exception {
        String last = "";
        for (int i = 0; i < 100 && !last.startsWith("HTTP/1.1 429"); i++) {
            last = logIn("guess" + i);
        }
        assertThat(last)
                .startsWith("HTTP/1.1 429")
                .contains("password: too many were tried, wait a little");
    }

    @Test
    void aBoardThatIsNotOpenHasNoLogin(@TempDir Path other) throws Exception {
        try (WebBoard local =
                new WebBoard(ServerSettings.local(0, other), new Games(), List.of())) {
            assertThat(
                            new RawRequest(local.port(), "POST", "/login")
                                    .header("Origin", "http://localhost:" + local.port())
                                    .body("application/x-www-form-urlencoded", "password=x")
                                    .send())
                    .startsWith("HTTP/1.1 404");
        }
    }

    @Test
    void aShortPasswordIsRefused() {
        assertThatThrownBy(() -> new Network("club.example", "short"))
                .hasMessage("password: shorter than 8 characters");
        assertThatThrownBy(() -> new Network("club example/", PASSWORD))
                .hasMessageContaining("is no name of a machine");
    }
}
