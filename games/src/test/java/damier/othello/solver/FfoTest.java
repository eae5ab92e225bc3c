package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;
import damier.othello.eval.OthelloEvaluator;
import damier.othello.text.OthelloNotation;
import damier.weights.WeightFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

/** The FFO endgame test suite, the standard benchmark of Othello solvers. */
class FfoTest {
    /** The endings after this one take too long for every run. */
    private static final int LAST_SHORT_ENDING = 40;

    private final Solver solver =
            new Solver(
                    EndgameEvaluator.of(new OthelloEvaluator()),
                    EndgameErrors.standard(),
                    16 << 20);

    /**
     * A row of the test suite.
     *
     * @param values the scores of moves that the suite lists, such as {@code g8:+18}
     */
    record Ending(
            int number,
            String board,
            int empties,
            int score,
            List<String> best,
            List<String> values) {
        @Override
        public String toString() {
            return "FFO " + number;
        }
    }

    static Stream<Ending> shortEndings() {
        return endings().filter(ending -> ending.number <= LAST_SHORT_ENDING);
    }

    static Stream<Ending> longEndings() {
        return endings().filter(ending -> ending.number > LAST_SHORT_ENDING);
    }

    /** Positions with few enough empties to solve every move. */
    static Stream<Ending> easyEndings() {
        return endings().filter(ending -> ending.empties <= 16);
    }

    private static Stream<Ending> endings() {
        String table = new String(WeightFile.resource(FfoTest.class, "/ffo/ffo.csv"), UTF_8);
        return table.lines().skip(1).map(FfoTest::ending);
    }

    private static Ending ending(String row) {
        String[] fields = row.split(",", -1);
        return new Ending(
                Integer.parseInt(fields[0]),
                fields[1] + " " + fields[2],
                Integer.parseInt(fields[3]),
                Integer.parseInt(fields[4]),
                List.of(fields[5].split(" ")),
                List.of(fields[6].split(" ")));
    }

    @ParameterizedTest
    @MethodSource("shortEndings")
    void solvesTheEnding(Ending ending) {
        OthelloPosition at = new OthelloNotation().position(ending.board);
        Solution solution =
                solver.solve(at, SolverRequest.exact(), SolverListener.NONE).orElseThrow();
        assertThat(solution.isProven()).isTrue();
        assertThat(solution.hasScore()).isTrue();
        assertThat(solution.score()).isEqualTo(ending.score);
        assertThat(OthelloSquares.name(solution.line().getFirst().intValue())).isIn(ending.best);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("longEndings")
    void solvesTheLongEnding(Ending ending) {
        solvesTheEnding(ending);
    }

    @ParameterizedTest
    @MethodSource("easyEndings")
    void solvesEveryMoveOfTheEnding(Ending ending) {
        OthelloPosition at = new OthelloNotation().position(ending.board);
        assertThat(solver.solveMoves(at, SolverRequest.exact(), SolverListener.NONE))
                .extracting(FfoTest::text)
                .containsAll(ending.values);
    }

    private static String text(MoveSolution move) {
        return "%s:%+d".formatted(OthelloSquares.name((int) move.move()), move.solution().score());
    }
}
