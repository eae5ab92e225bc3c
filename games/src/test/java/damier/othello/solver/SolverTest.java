package damier.othello.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;
import damier.othello.eval.OthelloEvaluator;
import damier.othello.text.OthelloNotation;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

class SolverTest {
    /** FFO 24: 19 empties, c3 draws. */
    private static final String DRAW =
            "--O--O-----OOOX--X-XOXOO--XXXOOOXXXXOOOOXXXOXXOOXXXXXX--XOXX-O-- O";

    /** FFO 29: 20 empties, g2 wins by ten discs. */
    private static final String WIN =
            "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO----------- X";

    /** A position with all eight symmetries. Black can move to the four corners. */
    private static final String SYMMETRIC =
            "-OOOOOO-OOOOOOOOOOXXXXOOOOXOOXOOOOXOOXOOOOXXXXOOOOOOOOOO-OOOOOO- X";

    private static final String BLACK_HAS_ALL_DISCS = "X".repeat(60) + "---- O";

    private final Solver solver =
            new Solver(
                    EndgameEvaluator.of(new OthelloEvaluator()),
                    EndgameErrors.standard(),
                    16 << 20);

    private static OthelloPosition position(String text) {
        return new OthelloNotation().position(text);
    }

    private Solution solve(String text, SolverRequest request) {
        return solver.solve(position(text), request, SolverListener.NONE).orElseThrow();
    }

    @Test
    void confidenceIncreasesFromPassToPassUpToAProof() {
        List<Solution> passes = new ArrayList<>();
        Solution last =
                solver.solve(position(WIN), SolverRequest.exact(), listener(passes)).orElseThrow();
        assertThat(passes).extracting(Solution::confidence).isSorted().doesNotHaveDuplicates();
        assertThat(passes).hasSizeGreaterThan(1).endsWith(last);
        assertThat(passes.getFirst().isProven()).isFalse();
        assertThat(passes).extracting(Solution::nodes).isSorted();
        assertThat(last.isProven()).isTrue();
        assertThat(last.confidence().percent()).isEqualTo(100);
        assertThat(last.score()).isEqualTo(10);
    }

    private static SolverListener listener(List<Solution> passes) {
        return new SolverListener() {
            @Override
            public void solved(Solution solution) {
                passes.add(solution);
            }
        };
    }

    @Test
    void aSelectiveResultIsNotProven() {
        Solution solution = solve(WIN, SolverRequest.exact().until(Selectivity.PERCENT_73));
        assertThat(solution.isProven()).isFalse();
        assertThat(solution.confidence().percent()).isEqualTo(73);
        assertThat(solution.line()).isNotEmpty();
    }

    @Test
    void winDrawLossGivesABoundForAWin() {
        Solution win = solve(WIN, SolverRequest.winDrawLoss());
        assertThat(win.lower()).isBetween(2, 10);
        assertThat(win.upper()).isEqualTo(64);
        assertThat(win.line()).isNotEmpty();
        Solution draw = solve(DRAW, SolverRequest.winDrawLoss());
        assertThat(draw.hasScore()).isTrue();
        assertThat(draw.score()).isZero();
    }

    @Test
    void winDrawLossTakesFewerNodesThanTheExactScore() {
        long winDrawLossNodes = solve(WIN, SolverRequest.winDrawLoss()).nodes();
        solver.clear();
        assertThat(winDrawLossNodes).isLessThan(solve(WIN, SolverRequest.exact()).nodes());
    }

    @Test
    void aScoreOutsideTheWindowIsABound() {
        Solution tooHigh = solve(WIN, SolverRequest.exact().with(new ScoreWindow(-8, 4)));
        assertThat(tooHigh.lower()).isBetween(4, 10);
        assertThat(tooHigh.upper()).isEqualTo(64);
        Solution tooLow = solve(WIN, SolverRequest.exact().with(new ScoreWindow(16, 20)));
        assertThat(tooLow.lower()).isEqualTo(-64);
        assertThat(tooLow.upper()).isBetween(10, 16);
        Solution within = solve(WIN, SolverRequest.exact().with(new ScoreWindow(8, 12)));
        assertThat(within.score()).isEqualTo(10);
        assertThat(within.hasScore()).isTrue();
    }

    @Test
    void anEmptyWindowOrOddBoundsAreRejected() {
        assertThatThrownBy(() -> new ScoreWindow(-1, 2))
                .hasMessage("the bounds of a window must be even");
        assertThatThrownBy(() -> new ScoreWindow(2, 2)).hasMessage("invalid window: 2 to 2");
    }

    @Test
    void severalThreadsFindTheSameScore() {
        for (int threads = 2; threads <= 4; threads++) {
            solver.clear();
            Solution draw = solve(DRAW, SolverRequest.exact().withThreads(threads));
            assertThat(draw.score()).isZero();
            assertThat(draw.isProven()).isTrue();
            assertThat(OthelloSquares.name(draw.line().getFirst().intValue())).isEqualTo("c3");
        }
    }

    @Test
    void theSameSolveTwiceGivesTheSameNodesAndLine() {
        Solution first = solve(DRAW, SolverRequest.exact());
        solver.clear();
        assertThat(solve(DRAW, SolverRequest.exact())).isEqualTo(first);
    }

    @Test
    void aSolveThatIsStoppedAtOnceHasNoResult() {
        SolverRequest stopped = SolverRequest.exact().stoppedBy(_ -> true);
        assertThat(solver.solve(position(WIN), stopped, SolverListener.NONE)).isEmpty();
        assertThat(solver.solveMoves(position(WIN), stopped, SolverListener.NONE)).isEmpty();
    }

    @Test
    void aStoppedSolveReturnsTheLastCompletePass() {
        for (int threads = 1; threads <= 2; threads++) {
            solver.clear();
            List<Solution> passes = new ArrayList<>();
            SolverRequest request =
                    SolverRequest.exact().withThreads(threads).stoppedBy(_ -> !passes.isEmpty());
            Solution solution =
                    solver.solve(position(WIN), request, listener(passes)).orElseThrow();
            assertThat(passes).containsExactly(solution);
            assertThat(solution.isProven()).isFalse();
        }
    }

    @Test
    void theStopSignalIsCheckedAtLeastEvery100000Nodes() {
        AtomicInteger checks = new AtomicInteger();
        SolverRequest request = SolverRequest.exact().stoppedBy(_ -> checks.incrementAndGet() < 0);
        Solution solution = solve(WIN, request);
        assertThat(solution.nodes() / checks.get()).isLessThan(100_000);
    }

    @Test
    void anExceptionOfTheEvaluationReachesTheCaller() {
        Solver faulty =
                new Solver(
                        (own, opponent) -> {
                            throw new IllegalStateException("no evaluation");
                        },
                        EndgameErrors.standard(),
                        1 << 20);
        assertThatThrownBy(
                        () ->
                                faulty.solve(
                                        position(WIN),
                                        SolverRequest.exact().withThreads(2),
                                        SolverListener.NONE))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void symmetricMovesHaveTheSameScore() {
        List<MoveSolution> moves =
                solver.solveMoves(position(SYMMETRIC), SolverRequest.exact(), SolverListener.NONE);
        assertThat(moves).hasSize(4);
        assertThat(moves)
                .extracting(move -> move.solution().score())
                .containsOnly(moves.getFirst().solution().score());
    }

    @Test
    void symmetricMovesAreSearchedOnce() {
        OthelloPosition after = new OthelloRules().newPosition();
        new OthelloRules().play(position(SYMMETRIC), 0, after);
        Solution one =
                solver.solve(after, SolverRequest.exact(), SolverListener.NONE).orElseThrow();
        solver.clear();
        List<MoveSolution> four =
                solver.solveMoves(position(SYMMETRIC), SolverRequest.exact(), SolverListener.NONE);
        assertThat(four).extracting(move -> move.solution().nodes()).containsOnly(one.nodes());
        assertThat(four.getFirst().solution().score()).isEqualTo(-one.score());
    }

    @Test
    void linesOfSymmetricMovesAreLegal() {
        List<MoveSolution> moves =
                solver.solveMoves(position(SYMMETRIC), SolverRequest.exact(), SolverListener.NONE);
        for (MoveSolution move : moves) {
            OthelloPosition at = position(SYMMETRIC);
            for (long played : move.solution().line()) {
                assertThat(new OthelloRules().isLegal(at, played)).isTrue();
                new OthelloRules().play(at, played, at);
            }
            assertThat(new OthelloRules().canMove(at)).isFalse();
        }
    }

    @Test
    void everyPassSolvesAllMoves() {
        List<List<MoveSolution>> passes = new ArrayList<>();
        SolverListener listener =
                new SolverListener() {
                    @Override
                    public void solvedMoves(List<MoveSolution> moves) {
                        passes.add(moves);
                    }
                };
        List<MoveSolution> moves =
                solver.solveMoves(
                        position(
                                "-XXXXXX-X-XXXOO-XOXXXOOXXOOXXXOX-OOOXXXX--OOXXXX---OOO----XOX-O-"
                                        + " X"),
                        SolverRequest.exact(),
                        listener);
        assertThat(passes).hasSizeGreaterThan(1).endsWith(moves);
        assertThat(
                        moves.stream()
                                .map(
                                        move ->
                                                OthelloSquares.name((int) move.move())
                                                        + move.solution().score())
                                .collect(Collectors.toSet()))
                .contains("f824", "c720", "a56", "h16", "b60", "b7-2", "a6-6", "h2-26");
    }

    @Test
    void aSideWithoutAFlipPasses() {
        String board = "XXXXXXXX".repeat(7) + "XXXXXXO- O";
        Solution solution = solve(board, SolverRequest.exact());
        assertThat(solution.line()).startsWith(OthelloRules.PASS);
    }

    @Test
    void aFinishedGameHasItsScoreAndNoLine() {
        Solution solution = solve(BLACK_HAS_ALL_DISCS, SolverRequest.exact());
        assertThat(solution.score()).isEqualTo(-64);
        assertThat(solution.line()).isEmpty();
        assertThat(
                        solver.solveMoves(
                                position(BLACK_HAS_ALL_DISCS),
                                SolverRequest.exact(),
                                SolverListener.NONE))
                .isEmpty();
    }

    @Test
    void emptySquaresCountForTheWinner() {
        OthelloPosition at = OthelloPosition.of(0xFFL, 0, Side.BLACK);
        assertThat(
                        solver.solve(at, SolverRequest.exact(), SolverListener.NONE)
                                .orElseThrow()
                                .score())
                .isEqualTo(64);
    }
}
