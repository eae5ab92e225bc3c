package damier.othello.solver;

import damier.core.MoveList;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.Symmetries;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Solves Othello endgames exactly: the final disc difference under best play. Empty squares count
 * for the winner.
 *
 * <p>The search changes with the number of empties, because a technique that pays with twenty
 * empties costs too much with five:
 *
 * <ol>
 *   <li>{@link TreeSearch}, twelve empties and more: a transposition table that all threads share
 *       ({@link SolverTable}), enhanced transposition cutoffs (Jonathan Schaeffer and Aske Plaat),
 *       stability cutoffs, and move ordering by shallow searches ({@link MoveRanking}).
 *   <li>{@link FastestFirst}, seven to eleven empties: the moves that leave the opponent the fewest
 *       replies first (Gunnar Andersson's notes on writing an Othello program). It stores bounds in
 *       a {@link LeafTable} that fits into the processor's cache, and cuts by the opponent's {@link
 *       StableDiscs}.
 *   <li>{@link FewEmpties}, five and six empties: squares in regions with an odd number of empties
 *       first, because the side that starts in such a region is likely to make the last move there
 *       (parity, from Andersson's notes as well). The regions are quadrants: nearly as good as
 *       connected regions, and much cheaper.
 *   <li>{@link LastEmpties}, one to four empties: no loops and no lists, and a table lookup for the
 *       last move ({@link LastFlips}). Most of the time is spent here.
 * </ol>
 *
 * <p>Every search has a null window. {@link ScoreSearch} repeats searches until the bounds meet, in
 * passes of decreasing {@link Selectivity}. All passes but the exact one use {@link ProbCut}
 * (Michael Buro's Multi-ProbCut), which prunes subtrees whose result a shallow search predicts. The
 * selective passes give early results with a known confidence, fill the table with good moves, and
 * give the exact pass a score to start from. Zebra and Edax use such passes. The exact pass uses
 * the evaluation for move ordering only, so its score is proven.
 *
 * <p>Several threads search the same tree. When the first move of a node has not caused a cutoff,
 * its thread may share the remaining moves at a {@link SplitPoint}. The {@link Team} assigns idle
 * threads to split points.
 */
public final class Solver {
    /** With at most this many empties, the exact pass is fast enough to be the only one. */
    private static final int ONE_PASS_EMPTIES = 14;

    private final EndgameEvaluator evaluator;
    private final ProbCut probCut;
    private final SolverTable table;
    private final OthelloRules rules = new OthelloRules();

    /**
     * Creates a solver with an empty table.
     *
     * @param evaluator the evaluation for move ordering and ProbCut
     * @param errors the errors of this evaluation
     * @param tableBytes the maximum size of the shared table
     */
    public Solver(EndgameEvaluator evaluator, EndgameErrors errors, long tableBytes) {
        this.evaluator = evaluator;
        probCut = new ProbCut(errors);
        table = new SolverTable(tableBytes);
    }

    /** Clears the table. */
    public synchronized void clear() {
        table.clear();
    }

    /**
     * Finds the score of a position. The listener receives the result of each pass.
     *
     * @return the result of the last complete pass; empty if the search was stopped before the
     *     first
     */
    public synchronized Optional<Solution> solve(
            OthelloPosition at, SolverRequest request, SolverListener listener) {
        SolverThreads threads = start(request);
        return threads.run(() -> solve(at, request, listener, threads));
    }

    /**
     * Finds the score of every legal move, in the order in which the rules generate them. The
     * listener receives the results of each pass. Moves that lead to symmetric positions are
     * searched once.
     *
     * @return the result of the last complete pass; empty if the search was stopped before the
     *     first, or if the game is over
     */
    public synchronized List<MoveSolution> solveMoves(
            OthelloPosition at, SolverRequest request, SolverListener listener) {
        SolverThreads threads = start(request);
        return threads.run(() -> solveMoves(at, request, listener, threads));
    }

    private SolverThreads start(SolverRequest request) {
        table.startSearch();
        return new SolverThreads(table, evaluator, probCut, request);
    }

    private Optional<Solution> solve(
            OthelloPosition at,
            SolverRequest request,
            SolverListener listener,
            SolverThreads threads) {
        Optional<Solution> found = Optional.empty();
        var scores = new ScoreSearch(threads.search(), at.own(), at.opponent(), request.window());
        try {
            scores.deepen();
            for (Selectivity pass : passes(scores.empties(), request.last())) {
                scores.solve(pass);
                Solution solution = solution(scores, pass, threads);
                found = Optional.of(solution);
                listener.solved(solution);
            }
        } catch (Abandoned e) {
            // Return the result of the last complete pass.
        }
        return found;
    }

    private List<MoveSolution> solveMoves(
            OthelloPosition at,
            SolverRequest request,
            SolverListener listener,
            SolverThreads threads) {
        List<MoveSolution> found = List.of();
        List<Reply> replies = replies(at, request.window(), threads.search());
        List<ScoreSearch> searches = replies.stream().map(Reply::scores).distinct().toList();
        try {
            searches.forEach(ScoreSearch::deepen);
            for (Selectivity pass : passes(Long.bitCount(at.empties()), request.last())) {
                Map<ScoreSearch, Solution> solutions = new HashMap<>();
                for (ScoreSearch scores : searches) {
                    scores.solve(pass);
                    solutions.put(scores, solution(scores, pass, threads));
                }
                found = replies.stream().map(reply -> reply.after(solutions)).toList();
                listener.solvedMoves(found);
            }
        } catch (Abandoned e) {
            // Return the result of the last complete pass.
        }
        return found;
    }

    /**
     * A legal move and the search of the position after it.
     *
     * @param symmetry maps the searched position to the position after this move
     */
    private record Reply(long move, ScoreSearch scores, int symmetry) {
        MoveSolution after(Map<ScoreSearch, Solution> solutions) {
            Solution after = Objects.requireNonNull(solutions.get(scores));
            List<Long> line = new ArrayList<>();
            line.add(move);
            for (long next : after.line()) {
                boolean isPass = next == OthelloRules.PASS;
                line.add(isPass ? next : Symmetries.square((int) next, symmetry));
            }
            return new MoveSolution(
                    move,
                    new Solution(
                            -after.upper(),
                            -after.lower(),
                            after.confidence(),
                            line,
                            after.nodes()));
        }
    }

    /** The legal moves. Moves that lead to symmetric positions share a search. */
    private List<Reply> replies(OthelloPosition at, ScoreWindow window, TreeSearch search) {
        ScoreWindow reversed = new ScoreWindow(-window.upper(), -window.lower());
        Map<Symmetries.Form, ScoreSearch> searches = new HashMap<>();
        List<Reply> replies = new ArrayList<>();
        MoveList moves = new MoveList();
        OthelloPosition after = rules.newPosition();
        rules.generate(at, moves);
        for (int i = 0; i < moves.size(); i++) {
            rules.play(at, moves.get(i), after);
            long own = after.own();
            long opponent = after.opponent();
            ScoreSearch scores =
                    searches.computeIfAbsent(
                            Symmetries.canonical(own, opponent),
                            form -> new ScoreSearch(search, own, opponent, reversed));
            int symmetry = Symmetries.between(scores.own, scores.opponent, own, opponent);
            replies.add(new Reply(moves.get(i), scores, symmetry));
        }
        return replies;
    }

    /** The passes of a solve. Selective passes come first if the exact pass takes long. */
    private static List<Selectivity> passes(int empties, Selectivity last) {
        if (empties <= ONE_PASS_EMPTIES) {
            return List.of(Selectivity.EXACT);
        }
        List<Selectivity> passes = new ArrayList<>();
        for (Selectivity pass : Selectivity.values()) {
            if (pass == last || (pass.compareTo(last) < 0 && pass.isWorthwhile(empties))) {
                passes.add(pass);
            }
        }
        return passes;
    }

    private Solution solution(ScoreSearch scores, Selectivity pass, SolverThreads threads) {
        long nodes = threads.visited();
        return new Solution(
                scores.lower(), scores.upper(), pass, line(scores, pass, threads), nodes);
    }

    private List<Long> line(ScoreSearch scores, Selectivity pass, SolverThreads threads) {
        var best = new BestLine(threads.search(), table, pass);
        return scores.lower() == scores.upper()
                ? best.of(scores.own, scores.opponent, scores.lower())
                : best.firstMove(scores.own, scores.opponent, scores.lower());
    }
}
