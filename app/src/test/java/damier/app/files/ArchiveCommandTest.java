package damier.app.files;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;

class ArchiveCommandTest {
    private static final String GAMES =
            """
            [White "Ann"]
            [Black "Bob"]
            [Date "2020.03.01"]
            [Result "2-0"]
            [GameType "20"]

            1. 32-28 19-23 2. 28x19 14x23 2-0

            [White "Eve"]
            [Black "Ann"]
            [Date "2021.04.02"]
            [Result "1-1"]
            [GameType "20"]

            1. 33-28 18-23 1-1
            """;

    @TempDir private Path folder;

    private Run archive(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "archive";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = "--data";
        all[args.length + 2] = folder.resolve("data").toString();
        return Run.damier(all);
    }

    private void importGames() throws Exception {
        Path file = Files.writeString(folder.resolve("games.pdn"), GAMES);
        assertThat(archive("import", file.toString()).out())
                .isEqualTo("2 games read, 2 added, 0 problems\n");
    }

    @Test
    void gamesAreImportedOnce() throws Exception {
        importGames();
        assertThat(archive("import", folder.resolve("games.pdn").toString(), "--json").out())
                .isEqualTo("{\"read\":2,\"added\":0,\"problems\":0}\n");
    }

    @Test
    void gamesAreFoundByWhoWhenHowAndWhere() throws Exception {
        importGames();
        assertThat(archive("search", "--player", "ann").out()).endsWith("2 games\n");
        assertThat(archive("search", "--since", "2021-01").out())
                .contains("Eve - Ann")
                .endsWith("1 game\n");
        assertThat(archive("search", "--result", "1-0").out()).contains("Ann - Bob");
        assertThat(archive("search", "--game", "international", "--opening", "33-28").out())
                .contains("Eve - Ann")
                .endsWith("1 game\n");
        var position =
                Run.damier("moves", "international", "--after", "32-28 19-23 28x19", "--json");
        String fen = position.out().split("\"position\":\"", -1)[1].split("\"", -1)[0];
        assertThat(archive("search", "--game", "international", "--position", fen).out())
                .contains("Ann - Bob")
                .endsWith("1 game\n");
        assertThat(archive("search", "--limit", "1").out())
                .endsWith("1 game; use --limit to show more\n");
    }
}
