package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.eval.OthelloEvaluator;
import damier.othello.text.OthelloNotation;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Compares the solver with plain alpha-beta in positions of random games and with random discs. */
class SolverComparisonTest {
    private static final int POSITIONS = 10_000;
    private static final int MOST_EMPTIES = 12;

    private final OthelloRules rules = new OthelloRules();
    private final PlainSolver plain = new PlainSolver();
    private final Solver solver =
            new Solver(
                    EndgameEvaluator.of(new OthelloEvaluator()), EndgameErrors.standard(), 1 << 20);
    private int passes;
    private int earlyEnds;

    @Test
    void agreesWithPlainAlphaBeta() {
        var endings = new RandomEndings(12);
        for (int count = 0; count < POSITIONS; count++) {
            // Few positions have many empties, because plain alpha-beta is slow there.
            int empties = Math.min(count % (MOST_EMPTIES + 1), count % 7 + count % 5 + 2);
            compare(count % 2 == 0 ? endings.ofGame(empties) : endings.ofDiscs(empties));
        }
        assertThat(passes).isGreaterThan(POSITIONS / 100);
        assertThat(earlyEnds).isGreaterThan(POSITIONS / 100);
    }

    private void compare(OthelloPosition at) {
        String text = new OthelloNotation().format(at);
        int score = plain.score(at);
        Solution exact = solve(at, SolverRequest.exact());
        assertThat(exact.isProven()).isTrue();
        assertThat(exact.hasScore()).isTrue();
        assertThat(exact.score()).as(text).isEqualTo(score);
        assertThat(scoreOfLine(at, exact.line())).as(text).isEqualTo(score);
        Solution result = solve(at, SolverRequest.winDrawLoss());
        assertThat(Integer.signum(result.score())).as(text).isEqualTo(Integer.signum(score));
        assertThat(score).as(text).isBetween(result.lower(), result.upper());
        compareMoves(at, score, text);
    }

    private void compareMoves(OthelloPosition at, int score, String text) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        List<MoveSolution> solutions =
                solver.solveMoves(at, SolverRequest.exact(), SolverListener.NONE);
        assertThat(solutions).hasSize(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            MoveSolution solution = solutions.get(i);
            assertThat(solution.move()).isEqualTo(moves.get(i));
            assertThat(scoreOfLine(at, solution.solution().line()))
                    .as(text)
                    .isEqualTo(solution.solution().score());
        }
        if (moves.size() > 0) {
            assertThat(solutions)
                    .as(text)
                    .extracting(solution -> solution.solution().score())
                    .allMatch(value -> value <= score)
                    .contains(score);
        }
    }

    private Solution solve(OthelloPosition at, SolverRequest request) {
        return solver.solve(at, request, SolverListener.NONE).orElseThrow();
    }

    /** Plays a line and returns its final score. The line must be legal and end the game. */
    private int scoreOfLine(OthelloPosition start, List<Long> line) {
        OthelloPosition at = rules.newPosition();
        rules.copy(start, at);
        Side side = at.side();
        for (long move : line) {
            assertThat(rules.isLegal(at, move)).isTrue();
            passes += move == OthelloRules.PASS ? 1 : 0;
            rules.play(at, move, at);
        }
        assertThat(rules.canMove(at)).isFalse();
        earlyEnds += at.empties() != 0 ? 1 : 0;
        return at.side() == side ? OthelloRules.finalScore(at) : -OthelloRules.finalScore(at);
    }
}
