package damier.students;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.lab.GameRecord;
import damier.players.Player;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Players that go wrong while they play: each loses its game with one line, and the match goes on.
 */
@Execution(ExecutionMode.CONCURRENT)
class BadPlayersTest {
    private static final Limits DEPTH = Limits.depth(1);

    /** For players that give no move in time. */
    private static final Limits TIME = Limits.time(1_000_000_000);

    /** For players that give their move at once and use all of their time. */
    private static final Limits LONG_TIME = Limits.time(5_000_000_000L);

    record Bad(String what, Limits limits, String source, Reason reason, String line) {
        @Override
        public String toString() {
            return what;
        }
    }

    @TempDir private Path folder;
    private Classroom classroom;

    @BeforeEach
    void openTheClassroom() {
        classroom = new Classroom(folder);
    }

    private static String feature(String body) {
        return """
        import damier.student.*;
        class My {
            @Feature(weight = 10)
            double men(DraughtsBoard board) throws Exception {
                %s
            }
        }
        """
                .formatted(body);
    }

    private static String player(String body) {
        return """
        import damier.student.*;
        class My implements AnytimePlayer<DraughtsBoard> {
            static int moves;
            public void think(DraughtsBoard board, Answer answer) throws Exception {
                %s
            }
        }
        """
                .formatted(body);
    }

    static Stream<Bad> players() {
        return Stream.of(evaluations(), greedy(), failing(), late()).flatMap(bad -> bad);
    }

    private static Stream<Bad> evaluations() {
        return Stream.of(
                new Bad(
                        "divides by zero once a piece is gone",
                        DEPTH,
                        feature("return 1 / (board.pieces().size() / 20);"),
                        Reason.CRASH,
                        "My.java, line 5: men divides by zero (ArithmeticException: / by zero)"),
                new Bad(
                        "uses null",
                        DEPTH,
                        feature("String s = null; return s.length();"),
                        Reason.CRASH,
                        "My.java, line 5: men uses something that is null (NullPointerException:"
                                + " Cannot invoke \"String.length()\" because \"s\" is null)"),
                new Bad(
                        "returns no number",
                        DEPTH,
                        feature("return Math.sqrt(-1);"),
                        Reason.FAULT,
                        "My.java: feature men returned NaN, no finite number"),
                new Bad(
                        "recurses without end",
                        DEPTH,
                        feature("return men(board);"),
                        Reason.CRASH,
                        "My.java, line 5: men calls itself without end (StackOverflowError)"),
                new Bad(
                        "loops for ever",
                        TIME,
                        feature("while (true) {}"),
                        Reason.TIME,
                        "My.java, line 5: men takes too long: no move after 1.00 s"),
                new Bad(
                        "catches whatever would end its loop",
                        TIME,
                        feature("while (true) { try { board.moves(); } catch (Throwable t) {} }"),
                        Reason.TIME,
                        "My.java, line 5: men takes too long: no move after 1.00 s"));
    }

    private static Stream<Bad> greedy() {
        return Stream.of(
                new Bad(
                        "fills its memory",
                        DEPTH,
                        feature(
                                "var all = new java.util.ArrayList<long[]>();"
                                        + " while (true) { all.add(new long[1 << 20]); }"),
                        Reason.CRASH,
                        "My.java, line 5: men uses more memory than it has"
                                + " (OutOfMemoryError: Java heap space)"),
                new Bad(
                        "ends its process",
                        DEPTH,
                        feature("if (board.pieces().size() < 12) System.exit(3); return 1;"),
                        Reason.CRASH,
                        "My.java, line 5: it ends its own process (System.exit)"),
                new Bad(
                        "kills its process",
                        DEPTH,
                        feature(
                                "if (board.pieces().size() < 12) Runtime.getRuntime().halt(3);"
                                        + " return 1;"),
                        Reason.CRASH,
                        "My.java: ended with exit code 3"));
    }

    private static Stream<Bad> failing() {
        return Stream.of(
                new Bad(
                        "starts a crowd of threads",
                        DEPTH,
                        player(
                                "while (true) { Thread t = new Thread(() -> { try {"
                                        + " Thread.sleep(60_000); } catch (Exception e) {} });"
                                        + " t.setDaemon(true); t.start(); }"),
                        Reason.CRASH,
                        "My.java: it started more than 32 threads"),
                new Bad(
                        "throws an exception of its own",
                        DEPTH,
                        player("throw new IllegalStateException(\"no idea\");"),
                        Reason.CRASH,
                        "My.java, line 5: it fails (IllegalStateException: no idea)"),
                new Bad(
                        "gives a move that is not legal",
                        DEPTH,
                        player("answer.give(\"33-22\");"),
                        Reason.ILLEGAL_MOVE,
                        "My.java, line 5: 33-22 is not legal: "),
                new Bad(
                        "gives something that is no move",
                        DEPTH,
                        player("answer.give(\"castle\");"),
                        Reason.ILLEGAL_MOVE,
                        "My.java, line 5: castle is not legal: move: "),
                new Bad(
                        "gives a move of another board",
                        DEPTH,
                        player(
                                "answer.give(board.after(board.moves().getFirst()).opponent()"
                                        + ".moves().getFirst());"),
                        Reason.ILLEGAL_MOVE,
                        "My.java, line 5: "),
                new Bad(
                        "gives null",
                        DEPTH,
                        player("answer.give((Move) null);"),
                        Reason.FAULT,
                        "My.java, line 5: it gave null instead of a move"),
                new Bad(
                        "gives nothing",
                        DEPTH,
                        player(""),
                        Reason.FAULT,
                        "My.java: it ended without giving a move"));
    }

    private static Stream<Bad> late() {
        return Stream.of(
                new Bad(
                        "gives its move too late",
                        TIME,
                        player("Thread.sleep(60_000); answer.give(board.moves().getFirst());"),
                        Reason.TIME,
                        "My.java, line 5: it takes too long: no move after 1.00 s"),
                new Bad(
                        "is too deep in Java itself to be stopped",
                        TIME,
                        player("new java.math.BigInteger(\"7\").pow(50_000_000).toString();"),
                        Reason.TIME,
                        "My.java, line 5: it takes too long: no move after 1.00 s"));
    }

    @ParameterizedTest
    @MethodSource("players")
    void eachLosesItsGamesWithOneLineAndTheMatchGoesOn(Bad bad) {
        String player = classroom.file("My.java", bad.source()) + "[guest.memory=64m]";
        List<GameRecord> games = classroom.match("international", player, bad.limits(), 2);
        assertThat(games).hasSize(2);
        assertThat(games)
                .allSatisfy(
                        game -> {
                            assertThat(game.detail())
                                    .startsWith(bad.line())
                                    .containsPattern("at move \\d+$")
                                    .doesNotContain("\n");
                            assertThat(game.reason()).isEqualTo(bad.reason());
                        });
    }

    /** It would count on if it had not begun anew. */
    @Test
    void threadsThatOutliveTheMoveEndWithTheProcess() {
        String source =
                player(
                        "new Thread(() -> { while (true) {} }).start();"
                                + " answer.give(board.moves().get(moves++));");
        String file = classroom.file("My.java", source);
        assertThat(twoChoices(file, DEPTH)).hasSize(1);
    }

    private Set<Long> twoChoices(String spec, Limits limits) {
        EngineFactory kind = classroom.kind("international");
        try (Player player = classroom.player(kind.game().id(), spec).create()) {
            Game game = new Game(kind.game());
            return Stream.of(1, 2)
                    .map(any -> player.choose(game, limits).move())
                    .collect(Collectors.toSet());
        }
    }

    /** As on a busy machine: its first evaluation is stopped, and takes long to end. */
    @Test
    void anEvaluationThatIsSlowBeforeItsFirstMovePlays() {
        String source =
                """
                import damier.student.*;
                class My {
                    private static boolean isWarm;
                    @Feature(weight = 10)
                    double men(DraughtsBoard board) throws Exception {
                        if (isWarm) return board.men().size();
                        isWarm = true;
                        try { Thread.sleep(60_000); } catch (InterruptedException e) { Thread.sleep(2_000); }
                        return 1;
                    }
                }
                """;
        String file = classroom.file("My.java", source);
        assertThat(twoChoices(file, DEPTH)).hasSize(1);
    }

    @Test
    void whatItPrintsHarmsNobody() {
        String source =
                feature(
                        "System.out.println(\"fault CRASH nonsense\");"
                                + " System.err.println(\"x\".repeat(100_000));"
                                + " return board.men().size();");
        assertPlaysWell(source);
    }

    @Test
    void itSeesNothingOfTheEnvironmentAndWorksInAnEmptyFolder() {
        // Where coverage is measured, the measuring leaves a file of its own.
        assertPlaysWell(
                feature(
                        """
                        if (!System.getenv().isEmpty()) throw new Exception("environment");
                        for (String name : new java.io.File(".").list())
                            if (!name.equals("jacoco.exec")) throw new Exception("folder");
                        return board.men().size();
                        """));
    }

    @Test
    void itHasNoNetworkWhereTheSystemCanTakeItAway() throws IOException {
        try (ServerSocket open = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            String source =
                    feature(
                            "new java.net.Socket(\"127.0.0.1\", "
                                    + open.getLocalPort()
                                    + ").close(); return 1;");
            String player = classroom.file("My.java", source);
            List<GameRecord> games = classroom.match("breakthrough", player, DEPTH, 2);
            String expected =
                    classroom.scheme().cutsOff()
                            ? "My.java, line 5: men wants the network, which players do not have"
                            : "";
            assertThat(games)
                    .hasSize(2)
                    .allSatisfy(game -> assertThat(game.detail()).startsWith(expected));
        }
    }

    @Test
    void aPlayerThatThinksForEverPlaysItsLastAnswer() {
        String source =
                player(
                        "answer.give(board.moves().get(0)); answer.give(board.moves().get(1));"
                                + " while (true) {}");
        String file = classroom.file("My.java", source);
        long second = new Game(classroom.kind("international").game()).legalMoves()[1];
        assertThat(twoChoices(file, LONG_TIME)).containsExactly(second);
    }

    @Test
    void aPlayerThatCannotBeStoppedIsReplacedAfterItsAnswer() {
        String source =
                player(
                        "answer.give(board.moves().get(moves++));"
                                + " new java.math.BigInteger(\"7\").pow(50_000_000)"
                                + ".toString();");
        String file = classroom.file("My.java", source);
        assertThat(twoChoices(file, LONG_TIME)).hasSize(1);
    }

    private void assertPlaysWell(String source) {
        String player = classroom.file("My.java", source);
        List<GameRecord> games = classroom.match("breakthrough", player, DEPTH, 2);
        assertThat(games).hasSize(2);
        assertThat(games).allSatisfy(game -> assertThat(game.detail()).isEmpty());
    }
}
