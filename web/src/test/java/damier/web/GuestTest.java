package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;
import damier.web.ServerSettings.Network;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** What who comes by the network may ask, address by address. A new address needs a row here. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GuestTest {
    private static final Set<String> FOR_EVERYBODY =
            Set.of(
                    "GET /",
                    "GET /<path>",
                    "POST /login",
                    "GET /api/kinds",
                    "POST /api/position",
                    "POST /api/live",
                    "GET /api/live",
                    "POST /api/read",
                    "POST /api/write",
                    "POST /api/edit",
                    "POST /api/typed",
                    "POST /api/why",
                    "POST /api/tree",
                    "POST /api/review",
                    "GET /api/training",
                    "POST /api/training",
                    "POST /api/training/{id}",
                    "GET /api/games",
                    "POST /api/games",
                    "GET /api/games/{id}",
                    "GET /api/games/{id}/text",
                    "GET /api/address",
                    "GET /api/studies",
                    "GET /api/studies/{id}",
                    "PUT /api/studies/{id}",
                    "DELETE /api/studies/{id}",
                    "GET /api/trash",
                    "POST /api/trash/studies/{id}",
                    "GET /api/openings",
                    "POST /api/import",
                    "GET /api/export",
                    "GET /classics.html",
                    "GET /reports/{id}/{file}",
                    "GET /reports/{id}/tables/{file}");

    private static final Set<String> FOR_THE_OWNER =
            Set.of(
                    "PUT /api/games/{id}",
                    "DELETE /api/games/{id}",
                    "POST /api/trash/games/{id}",
                    "GET /api/lab",
                    "POST /api/lab",
                    "GET /api/lab/{id}",
                    "POST /api/lab/{id}/stop",
                    "POST /api/lab/{id}/resume",
                    "GET /api/engines",
                    "POST /api/engines",
                    "PUT /api/engines/{id}",
                    "DELETE /api/engines/{id}",
                    "POST /api/engines/{id}/test",
                    "GET /api/engines/{id}/log",
                    "GET /api/engines/{id}/options");

    private static final String REFUSAL = "only for the owner, on the machine of the board";

    private WebBoard board;
    private int port;
    private String guest;
    private String owner;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        var network = new Network("club.example", "correct horse");
        board = new WebBoard(new ServerSettings(0, folder, null, network), new Games(), List.of());
        port = board.port();
        guest =
                RawRequest.cookie(
                        asGuest("POST", "/login")
                                .body("application/x-www-form-urlencoded", "password=correct+horse")
                                .send());
        owner = RawRequest.cookie(new RawRequest(port, "GET", "/").send());
    }

    @AfterAll
    void close() {
        board.close();
    }

    private RawRequest asGuest(String method, String path) {
        return new RawRequest(port, method, path)
                .header("Host", "club.example:" + port)
                .header("Origin", "http://club.example:" + port);
    }

    private RawRequest asOwner(String method, String path) {
        return new RawRequest(port, method, path)
                .header("Origin", "http://localhost:" + port)
                .header("Cookie", owner);
    }

    @Test
    void everyAddressIsInOneOfTheTwoTables() {
        assertThat(board.addresses()).doesNotHaveDuplicates();
        assertThat(FOR_EVERYBODY).doesNotContainAnyElementsOf(FOR_THE_OWNER);
        assertThat(board.addresses())
                .filteredOn(address -> !FOR_EVERYBODY.contains(address))
                .containsExactlyInAnyOrderElementsOf(FOR_THE_OWNER);
        assertThat(board.addresses()).containsAll(FOR_EVERYBODY);
    }

    @Test
    void aGuestIsRefusedWhatIsTheOwners() throws Exception {
        for (String address : FOR_THE_OWNER) {
            assertThat(answer(asGuest(method(address), path(address)).header("Cookie", guest)))
                    .as(address)
                    .startsWith("HTTP/1.1 403")
                    .contains(REFUSAL);
            assertThat(answer(asOwner(method(address), path(address))))
                    .as(address)
                    .doesNotContain(REFUSAL);
        }
    }

    @Test
    void aGuestIsAnsweredWhereEverybodyIs() throws Exception {
        for (String address : FOR_EVERYBODY) {
            assertThat(answer(asGuest(method(address), path(address)).header("Cookie", guest)))
                    .as(address)
                    .doesNotContain(REFUSAL);
        }
    }

    @Test
    void withoutASessionNobodyIsAnswered() throws Exception {
        for (String address : FOR_EVERYBODY) {
            if (address.contains("/api/") || address.contains("/reports/")) {
                assertThat(answer(asGuest(method(address), path(address))))
                        .as(address)
                        .startsWith("HTTP/1.1 401");
            }
        }
    }

    private static String method(String address) {
        return address.substring(0, address.indexOf(' '));
    }

    private static String path(String address) {
        return address.substring(address.indexOf(' ') + 1)
                .replace("<path>", "play")
                .replaceAll("\\{\\w+}", "none");
    }

    private static String answer(RawRequest request) throws Exception {
        return request.body("application/json", "{}").send();
    }
}
