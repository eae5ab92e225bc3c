package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class GameCommandsTest {
    @ParameterizedTest
    @CsvSource({
        "international, 5, 27117",
        "italian, 5, 7361",
        "english, 6, 36768",
        "othello, 6, 8200",
        "international, 0, 1"
    })
    void perftEndsWithItsCount(String game, String depth, String nodes) {
        var run = Run.damier("perft", game, depth);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .matches(
                        "perft %s: %s nodes, \\d+\\.\\d s, \\d+\\.\\d Mn/s\n"
                                .formatted(depth, nodes));
    }

    @Test
    void perftWithPlayedLeavesCountsTheSame() {
        assertThat(Run.damier("perft", "frisian", "4", "--play-leaves").out())
                .startsWith("perft 4: " + nodes(Run.damier("perft", "frisian", "4")) + " nodes");
    }

    @Test
    void perftDividesByMove() {
        var run = Run.damier("perft", "international", "3", "--divide");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(10).first().isEqualTo("31-26: 80");
        assertThat(lines.getLast()).startsWith("perft 3: 658 nodes, ");
    }

    @Test
    void perftStartsFromAPosition() {
        String fen = "W:WK47:B14,19,29,31,42";
        assertThat(Run.damier("perft", "international", "1", "--position", fen).out())
                .startsWith("perft 1: 2 nodes");
    }

    @Test
    void perftOfAFinishedGameHasNoPaths() {
        assertThat(Run.damier("perft", "international", "2", "--position", "W:W:B5").out())
                .startsWith("perft 2: 0 nodes");
    }

    private static String nodes(Run run) {
        return run.out().replaceAll("(?s)perft \\d+: (\\d+) nodes.*", "$1");
    }

    @Test
    void movesAreSortedByStartThenEndThenPath() {
        var run = Run.damier("moves", "international", "--position", "W:WK47:B14,19,29,31,42");
        assertThat(run.out()).isEqualTo("47x38x20x9x36\n47x38x24x13x36\n");
        assertThat(Run.damier("moves", "international").out().lines())
                .containsExactly(
                        "31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30",
                        "35-30");
        assertThat(Run.damier("moves", "spanish").out().lines())
                .containsExactly("9-13", "10-13", "10-14", "11-14", "11-15", "12-15", "12-16");
        assertThat(Run.damier("moves", "othello").out().lines())
                .containsExactly("d3", "c4", "f5", "e6");
    }

    @Test
    void movesAreThoseAfterOthers() {
        assertThat(Run.damier("moves", "italian", "--after", "1. 21-17 12-16 2. 22-18").out())
                .startsWith("7-12\n8-12\n")
                .isEqualTo(Run.damier("moves", "italian", "--after", "21-17 12-16 22-18").out());
        assertThat(Run.damier("moves", "italian", "--after", "b3c4. 1216. 22x18").out())
                .isEqualTo(Run.damier("moves", "italian", "--after", "21-18 12-16 22-18").out());
        assertThat(Run.damier("moves", "othello", "--after", "f5").out().lines())
                .containsExactly("f4", "d6", "f6");
    }

    @Test
    void pathsAreTheSquaresPassedAndCaptured() {
        String fen = "W:WK47:B14,19,29,31,42";
        assertThat(Run.damier("moves", "international", "--position", fen, "--paths").out().lines())
                .contains(
                        "47x38x20x9x36 path 47,38,20,9,36 captured 42,29,14,31",
                        "47x38x24x13x36 path 47,33,24,13,36 captured 42,29,19,31");
        assertThat(Run.damier("moves", "italian", "--paths").out())
                .contains("path 21,17 captured none");
        assertThat(Run.damier("moves", "othello", "--paths").out())
                .contains("f5 path f5 captured e5");
    }

    @Test
    void explainSaysWhyAMoveIsNotLegal() {
        var run =
                Run.damier(
                        "explain",
                        "international",
                        "--position",
                        "W:W28,33:B10,20,23,29",
                        "--move",
                        "28x19");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines())
                .containsExactly(
                        "28x19 is not legal",
                        "28x19 captures one piece; 33x4 captures three: most pieces first"
                                + " (FMJD 4.13)");
    }

    @Test
    void explainNamesTheRulesOfAPositionOrASquare() {
        assertThat(Run.damier("explain", "italian").out())
                .isEqualTo(
                        "White has nothing to capture and seven moves to choose from (FID 3.4)\n");
        assertThat(Run.damier("explain", "russian", "--square", "a1").out())
                .isEqualTo(
                        "the man on a1 is blocked: b2 is occupied (FMJD-64, the move of a man)\n");
        assertThat(Run.damier("explain", "russian", "--square", "29").out())
                .isEqualTo(Run.damier("explain", "russian", "--square", "a1").out());
        assertThat(Run.damier("explain", "othello", "--square", "a1").out()).isNotEmpty();
    }

    @Test
    void explainNamesARepetition() {
        String moves = "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4";
        var run =
                Run.damier(
                        "explain",
                        "antidraughts",
                        "--position",
                        "W:WK46,45:BK4,6",
                        "--after",
                        moves);
        assertThat(run.out()).contains("draw: the position has occurred 3 times");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    moves italian --position W:W30:B27 --paths --json | {"game":"italian","position":"W:W30:B27",\
                    "moves":[{"move":"30x23","paths":[{"squares":["30","23"],"captured":["27"]}]}]}
                    explain italian --position W:W30:B27 --json | {"game":"italian","position":"W:W30:B27",\
                    "sentences":["White must capture: 30x23 (FID art. 6)"],\
                    "evaluations":[]}
                    """)
    void jsonIsOneLine(String command, String json) {
        assertThat(Run.damier(command.split(" ", -1)).out()).isEqualTo(json + "\n");
    }

    @Test
    void perftJsonHoldsTheCount() {
        assertThat(Run.damier("perft", "italian", "1", "--divide", "--json").out())
                .startsWith("{\"game\":\"italian\",\"position\":\"W:W21,22")
                .contains("\"depth\":1,\"nodes\":7,", "{\"move\":\"21-17\",\"nodes\":1}")
                .hasLineCount(1);
    }
}
