package damier.web;

import damier.games.Games;
import damier.web.board.WebBoard;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** Opens a new board for each test, and a browser on it. */
public abstract class BoardTestCase {
    @TempDir private Path folder;
    private WebBoard board;
    protected Browser browser;

    @BeforeEach
    void openBoard() throws Exception {
        board = new WebBoard(ServerSettings.local(0, folder), new Games(), List.of());
        browser = new Browser(board.port());
    }

    @AfterEach
    void closeBoard() {
        browser.close();
        board.close();
    }
}
