package damier.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.formats.othello.GgfFormat;
import damier.formats.othello.GgfMove;
import damier.protocol.Spoken;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.function.Consumer;

@Timeout(600)
class NBoardEngineTest {
    private static final String BOARD =
            "BO[8 ---------------------------O*------*O--------------------------- *]";

    /** After these Black has to pass, and White then has two moves. */
    private static final String TO_PASS = "B[F5]W[F6]B[F7]W[G7]B[C4]W[F8]B[H8]W[H6]";

    private static final String OVER = "BO[8 *O" + "-".repeat(62) + " *]B[C1]";

    private static NBoardEngine engine(Consumer<String> out) {
        return new NBoardEngine(EngineProcess.small(), Limits.depth(3), out);
    }

    private static Spoken greeted() {
        Spoken spoken = new Spoken(NBoardEngineTest::engine);
        spoken.say("nboard 2");
        assertThat(spoken.next()).isEqualTo("set myname Damier");
        return spoken;
    }

    private static String game(String content) {
        return "set game (;GM[Othello]PC[NBoard]DT[2003-05-15 17:31:39 GMT]PB[a]PW[b]RE[?]TI[]"
                + "TY[8]"
                + content
                + ";)";
    }

    /** What it plays. */
    private static String answer(Spoken spoken) {
        spoken.say("go");
        return spoken.upTo("===").getLast();
    }

    @Test
    void answersWithMoveValueAndTime() {
        try (Spoken spoken = greeted()) {
            spoken.say("set depth 4", game(BOARD), "go");
            List<String> lines = spoken.upTo("===");
            assertThat(lines.getFirst()).isEqualTo("status thinking");
            assertThat(lines).filteredOn(line -> line.startsWith("search ")).hasSize(4);
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("search "))
                    .allMatch(
                            line -> line.matches("search ([A-H][1-8]|PA)+ -?\\d+\\.\\d\\d 0 \\d"));
            assertThat(lines).anyMatch(line -> line.matches("nodestats \\d+ \\d+\\.\\d\\d"));
            assertThat(lines.getLast()).matches("=== [CDEF][3456]/-?\\d+\\.\\d\\d/\\d+\\.\\d\\d");
        }
    }

    @Test
    void doesNotPlayItsMoveItself() {
        try (Spoken spoken = greeted()) {
            spoken.say(game(BOARD));
            String first = answer(spoken);
            assertThat(answer(spoken).split("/", 2)[0]).isEqualTo(first.split("/", 2)[0]);
            spoken.say("move F5/1.5/2.0", "move d6//1", "move C3");
            assertThat(answer(spoken)).matches("=== [A-H][1-8]/.*");
        }
    }

    @Test
    void hintsTellOfSeveralMoves() {
        try (Spoken spoken = greeted()) {
            spoken.say("set depth 2", game(BOARD + "B[F5]"), "hint 2");
            List<String> lines = spoken.upTo("nodestats");
            assertThat(lines)
                    .filteredOn(line -> line.matches("search .* 0 2"))
                    .hasSize(2)
                    .extracting(line -> line.split(" ", 3)[1].substring(0, 2))
                    .doesNotHaveDuplicates();
        }
    }

    /** Position 40 of the FFO test suite. */
    @Test
    void aProvenScoreHasFullConfidenceInsteadOfADepth() {
        String ffo40 = "O--OOOO*-OOOOOO*OO**OOO*OO*OOO**OOOOOO**---OOOO*----O--*-------- *";
        try (Spoken spoken = greeted()) {
            spoken.say(game("BO[8 " + ffo40 + "]"), "hint 1");
            List<String> lines = spoken.upTo("nodestats");
            assertThat(lines)
                    .filteredOn(line -> line.matches("search .* 38\\.00 0 73%"))
                    .hasSize(1);
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("search "))
                    .last()
                    .matches(line -> line.matches("search A2.* 38\\.00 0 100%"));
        }
    }

    @Test
    void pingEndsThinkingFirst() {
        try (Spoken spoken = greeted()) {
            spoken.say(game(BOARD), "hint 4");
            spoken.upTo("search ");
            spoken.say("ping 17");
            List<String> lines = spoken.upTo("pong");
            assertThat(lines.getLast()).isEqualTo("pong 17");
            assertThat(lines.get(lines.size() - 2)).isEqualTo("status ");
            assertThat(spoken.rest()).isEmpty();
        }
    }

    @Test
    void wholeGamesAreAnalysedFromTheEnd() {
        try (Spoken spoken = greeted()) {
            spoken.say("set depth 2", game(BOARD + TO_PASS + "B[PA]W[F4]"), "analyze");
            List<String> lines = spoken.upTo("analysis 0 ");
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("analysis"))
                    .extracting(line -> line.split(" ", 3)[1])
                    .containsExactly("10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0");
            spoken.say("set game (;GM[Othello]" + OVER + ";)", "analyze");
            assertThat(spoken.upTo("analysis").getLast()).isEqualTo("analysis 1 -64.00");
        }
    }

    @Test
    void passesAreKnownOnEveryWay() {
        try (Spoken spoken = greeted()) {
            spoken.say(game(BOARD + TO_PASS));
            assertThat(answer(spoken)).isEqualTo("=== PA");
            spoken.say("move PA");
            assertThat(answer(spoken)).matches("=== (F4|C3)/.*");
            for (String pass : new String[] {"B[PA]", "B[pa//0.1]", "B[pass]", ""}) {
                spoken.say(game(BOARD + TO_PASS + pass + "W[F4]"));
                assertThat(answer(spoken)).as(pass).matches("=== [A-H][1-8].*");
            }
            spoken.say(game(BOARD + TO_PASS), "move F4//1");
            assertThat(answer(spoken)).matches("=== [A-H][1-8].*");
            spoken.say(game(BOARD + TO_PASS), "set depth 3", "hint 1");
            assertThat(spoken.upTo("search").getLast()).startsWith("search PA");
        }
    }

    @Test
    void clocksComeFromTheGame() {
        NBoardGame game = read("TI[01:00/00:02/00:00]" + BOARD + "B[F5//10]W[D6//3]B[C3]");
        assertThat(game.clock()).contains(new Limits.Clock(59_000_000_000L, 2_000_000_000, 0));
        game.play(GgfMove.parse("D3"));
        assertThat(game.clock()).contains(new Limits.Clock(52_000_000_000L, 2_000_000_000, 0));
        assertThat(read("TI[]" + BOARD).clock()).isEmpty();
        assertThat(read("TI[0:00]" + BOARD).clock()).isEmpty();
        assertThat(read("TI[0:01]" + BOARD + "B[F5]W[D6//5]B[C3]").clock())
                .contains(new Limits.Clock(0, 0, 0));
    }

    private static NBoardGame read(String content) {
        return NBoardGame.of(
                new GgfFormat(EngineProcess.OTHELLO.game())
                        .read("ggf", "(;GM[Othello]" + content + ";)", null)
                        .games()
                        .getFirst());
    }

    @Test
    void clocksLimitTheSearch() {
        try (Spoken spoken = greeted()) {
            spoken.say("set game (;GM[Othello]TI[0:01/0:00.1]" + BOARD + ";)");
            assertThat(answer(spoken)).startsWith("=== ");
        }
    }

    @Test
    void faultsBecomeAStatusAndTheRestGoesOn() {
        try (Spoken spoken = greeted()) {
            spoken.say("set game nonsense");
            assertThat(spoken.next())
                    .isEqualTo("status set game: text outside of a game is passed over");
            assertThat(spoken.next()).isEqualTo("status set game: no game is there");
            spoken.say(game(BOARD + "B[A1]"));
            assertThat(spoken.next()).startsWith("status set game: a - b: B[A1]: a1 turns nothing");
            spoken.say("move a1", "move", "hint", "set depth x", "hint -1");
            assertThat(spoken.next()).startsWith("status move: a1 turns nothing");
            assertThat(spoken.next()).startsWith("status move: '' is neither");
            assertThat(spoken.next()).isEqualTo("status hint: a whole number is missing");
            assertThat(spoken.next()).isEqualTo("status set depth: a whole number is missing");
            assertThat(spoken.next()).isEqualTo("status hint: a whole number is missing");
            spoken.side().handleOverlong();
            assertThat(spoken.next()).startsWith("status a line of more than 65536 bytes");
            assertThat(answer(spoken)).startsWith("=== ");
        }
    }

    @Test
    void whatIsNotKnownIsIgnoredAndWhatIsOptionalIsTaken() {
        try (Spoken spoken = greeted()) {
            spoken.say("", "fly", "set wings 2", "set contempt 10", "learn", "ping");
            assertThat(spoken.next()).isEqualTo("learned");
            assertThat(spoken.next()).isEqualTo("pong");
            spoken.say("set game (;GM[Othello]" + OVER + ";)", "go", "ping 1");
            assertThat(spoken.upTo("pong")).contains("status the game is over");
            assertThat(spoken.side().handle("quit")).isFalse();
        }
    }
}
