package damier.othello.solver;

import damier.core.EndgameSolver;
import damier.core.Endgames;
import damier.core.Evaluator;
import damier.othello.OthelloPosition;

import java.util.List;
import java.util.Optional;

/** Adapts the {@link Solver} to the engine. */
public final class OthelloEndgames implements Endgames<OthelloPosition> {
    /** Hundredths per disc. */
    private static final int DISC = 100;

    @Override
    public Optional<EndgameSolver<OthelloPosition>> solver(
            Evaluator<OthelloPosition> evaluator, long tableBytes) {
        return Optional.of(
                new EngineSolver(
                        new Solver(
                                EndgameEvaluator.of(evaluator),
                                EndgameErrors.standard(),
                                tableBytes)));
    }

    private record EngineSolver(Solver solver) implements EndgameSolver<OthelloPosition> {
        /** Fitted to positions of self-play. */
        private static final double BASE = 2.2;

        private static final double PER_EMPTY = 0.6;

        @Override
        public long expectedNodes(OthelloPosition at) {
            return (long) Math.exp(BASE + PER_EMPTY * Long.bitCount(at.empties()));
        }

        @Override
        public void clear() {
            solver.clear();
        }

        @Override
        public void solve(OthelloPosition at, Request request) {
            SolverRequest wanted =
                    (request.goal() == Goal.SCORE
                                    ? SolverRequest.exact()
                                    : SolverRequest.winDrawLoss())
                            .withThreads(request.threads())
                            .stoppedBy(request.stop());
            SolverListener listener =
                    new SolverListener() {
                        @Override
                        public void solved(Solution solution) {
                            request.listener().accept(pass(List.of(solution)));
                        }

                        @Override
                        public void solvedMoves(List<MoveSolution> moves) {
                            request.listener()
                                    .accept(
                                            pass(
                                                    moves.stream()
                                                            .map(MoveSolution::solution)
                                                            .toList()));
                        }
                    };
            if (request.allMoves()) {
                solver.solveMoves(at, wanted, listener);
            } else {
                solver.solve(at, wanted, listener);
            }
        }

        private static Pass pass(List<Solution> solutions) {
            return new Pass(
                    solutions.isEmpty() ? PROVEN : solutions.getFirst().confidence().percent(),
                    solutions.stream()
                            .map(each -> new Line(DISC * each.score(), each.line()))
                            .toList(),
                    solutions.stream().mapToLong(Solution::nodes).max().orElse(0));
        }
    }
}
