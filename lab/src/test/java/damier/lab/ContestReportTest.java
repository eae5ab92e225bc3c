package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.lab.MatchFolder.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

class ContestReportTest {
    @TempDir private Path folder;

    /** Nobody of that name exists: a report needs nobody who played. */
    private static Map<String, String> match() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("A", "hub:./gone --fast");
        settings.put("B", "my.Player");
        settings.put("--game", "italian");
        settings.put("--games", "8");
        settings.put("--sprt", "0,5");
        return settings;
    }

    private static String game(int number, String white, String black, String ending) {
        return "%d\t%d\t%s\t%s\t%s\t0\t\t21-18 12-16\t\n"
                .formatted(number, number / 2, white, black, ending.replace(' ', '\t'));
    }

    private String page(Kind kind, Map<String, String> settings, String games, String moves)
            throws IOException {
        MatchFolder.create(folder, kind, settings).close();
        Files.writeString(folder.resolve("games.tsv"), games);
        Files.writeString(folder.resolve("moves.csv"), MoveLog.HEADER + moves);
        try (MatchFolder opened = MatchFolder.resume(folder, kind)) {
            return Files.readString(ContestReport.write(opened));
        }
    }

    private String table(String id) throws IOException {
        return Files.readString(folder.resolve("tables").resolve(id + ".csv"));
    }

    @Test
    void matchIsToldInAllItsNumbers() throws IOException {
        String page =
                page(
                        Kind.MATCH,
                        match(),
                        game(0, "Gone", "Mine", "white position")
                                + game(1, "Mine", "Gone", "draw repetition")
                                + game(2, "Gone", "Mine", "black crash")
                                + game(3, "Mine", "Gone", "black position")
                                + game(4, "Gone", "Mine", "white illegal-move"),
                        """
                        0,0,white,"Gone",21-18,10,4,100,,,,2.000
                        0,1,black,"My ""own"", player",12-16,,,,,,,5.000
                        1,0,white,"Mine",21-18,,,,,,,7.000
                        1,1,black,"Gone",12-16,10,6,300,,,,4.000
                        7,0,white,"Mine",21-18,,9,999,,,,999.000
                        8,0,white,"Gone",21-
                        """);
        assertThat(page)
                .contains(
                        "<h1>Gone – Mine, italian</h1>",
                        "<td>5 of 8 games</td>",
                        "damier match 'hub:./gone --fast' my.Player --game italian --games 8 --sprt"
                                + " 0,5",
                        "damier match --resume " + folder,
                        "Gone scored 2.5 of 4 games against Mine.",
                        "<svg",
                        "<a href=\"moves.csv\">moves.csv</a>",
                        "Of 5 games 2 won by White, 2 won by Black, 1 drawn.")
                .doesNotContain("To repeat this part");
        assertThat(table("result-numbers"))
                .contains("+2 =1 −1", "62.5 %", "normalised Elo 0 against 5: undecided");
        assertThat(table("pairs")).contains("Gone – Mine,0,0,1,1,0\n");
        assertThat(table("course")).hasLineCount(3);
        assertThat(table("moves")).contains("Gone,2,5,200,3\n", "Mine,2,–,–,6\n");
        assertThat(table("faults")).contains("Gone,crash,1\n", "Mine,illegal-move,1\n");
        assertThat(table("games-list")).contains("1,Mine,Gone,½-½,repetition,2\n");
    }

    @Test
    void matchThatWasStoppedBeforeItsFirstGameIsReportedToo() throws IOException {
        assertThat(page(Kind.MATCH, match(), "", ""))
                .contains(
                        "<h1>hub:./gone --fast – my.Player, italian</h1>",
                        "No pair of games is over yet.",
                        "0 of 8 games");
    }

    @Test
    void tournamentHasRatingsAndACrossTable() throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("players", "3");
        settings.put("player-1", "one");
        settings.put("player-2", "two");
        settings.put("player-3", "three");
        settings.put("--gauntlet", "on");
        settings.put("--game", "othello");
        String page =
                page(
                        Kind.TOURNAMENT,
                        settings,
                        game(0, "one", "two", "white position")
                                + game(1, "two", "one", "draw position")
                                + game(2, "one", "three", "black position")
                                + game(3, "three", "one", "white time"),
                        "");
        assertThat(page)
                .contains(
                        "Tournament of 3, othello",
                        "damier tournament one two three --gauntlet --game othello",
                        "4 of 4 games",
                        "<svg");
        assertThat(table("ratings")).contains("1,three,").contains(",+2 =0 −0,2,100.0 %\n");
        assertThat(table("cross-table")).contains("2,one,0,–,1.5\n", "3,two,–,0.5,–\n");
        assertThat(table("pairings")).contains("one – two,+1 =1 −0,", "one – three,+0 =0 −2,");
        assertThat(table("pairs")).contains("one – three,1,0,0,0,0\n");
        assertThat(table("faults")).contains("one,time,1\n");
    }
}
