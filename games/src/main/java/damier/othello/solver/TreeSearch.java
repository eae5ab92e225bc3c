package damier.othello.solver;

import damier.bits.Hashing;
import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloSquares;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * The search of one thread, above the positions with few empties that {@link FastestFirst} solves.
 * Every search has a null window: it decides whether the score is greater than alpha.
 *
 * <p>If the depth equals the number of empties, the search is exact. A search to a lower depth
 * evaluates its leaves; it serves ProbCut and iterative deepening.
 */
final class TreeSearch {
    /** Below every score: no result yet. */
    private static final int NONE = -99;

    /** The lowest alpha at which a stability cutoff is tried. */
    private static final int STABILITY_ALPHA = 12;

    /** The maximum nesting of ProbCut searches. */
    private static final int PROBCUT_NESTING = 2;

    /**
     * The minimum depth for enhanced transposition cutoffs; below it, probing every move costs more
     * than it saves.
     */
    private static final int TABLE_CUTOFF_DEPTH = 5;

    /** The minimum number of empties at a split point; smaller subtrees are not worth sharing. */
    private static final int SPLIT_EMPTIES = 15;

    /** The number of nodes between two checks of the stop signal. */
    private static final int STOP_INTERVAL = 32;

    private final SolverTable table;
    private final EndgameEvaluator evaluator;
    private final ProbCut probCut;
    private final Team team;
    private final FastestFirst leaves = new FastestFirst();
    private final ShallowSearch shallow;
    private final MoveRanking ranking;
    private final Node[] nodes = new Node[OthelloSquares.COUNT];
    private int selectivity = Selectivity.EXACT.level();
    private int nesting;
    private long visited;
    private long reported;
    private @Nullable SplitPoint split;

    TreeSearch(SolverTable table, EndgameEvaluator evaluator, ProbCut probCut, Team team) {
        this.table = table;
        this.evaluator = evaluator;
        this.probCut = probCut;
        this.team = team;
        shallow = new ShallowSearch(evaluator);
        ranking = new MoveRanking(shallow);
        Arrays.setAll(nodes, empties -> new Node());
    }

    /** The number of nodes visited so far. */
    long visited() {
        return visited + leaves.nodes() + shallow.nodes();
    }

    /**
     * Searches the null window from {@code alpha} to {@code alpha + 1}. Returns a lower bound of
     * the score if it is greater than {@code alpha}, otherwise an upper bound.
     *
     * @throws Abandoned if the search is stopped
     */
    int search(long own, long opponent, int alpha, int depth, Selectivity pass) {
        selectivity = pass.level();
        nesting = 0;
        long empty = ~(own | opponent);
        int empties = Long.bitCount(empty);
        return search(
                own,
                opponent,
                Mobility.of(own, opponent),
                alpha,
                Math.min(depth, empties),
                empties,
                Discs.oddQuadrants(empty));
    }

    private int search(
            long own, long opponent, long moves, int alpha, int depth, int empties, int odd) {
        // Step 1. Near the end of the game use the faster search; at the horizon, the evaluation.
        if (depth == empties && empties <= FastestFirst.MOST_EMPTIES) {
            return leaves.search(own, opponent, moves, alpha, empties, odd);
        }
        visited++;
        if (moves == 0) {
            return pass(own, opponent, alpha, depth, empties, odd);
        }
        if (depth <= 0) {
            return evaluate(own, opponent);
        }
        checkAbandoned();

        // Step 2. Stability cutoff: the opponent's stable discs limit the score.
        if (alpha >= STABILITY_ALPHA) {
            int most = Discs.ALL - 2 * StableDiscs.count(/* own= */ opponent, /* opponent= */ own);
            if (most <= alpha) {
                return most;
            }
        }

        // Step 3. Transposition table.
        long key = Hashing.key(own, opponent, 0);
        long known = table.probe(key);
        if (isUsable(known, depth)) {
            if (SolverTable.lower(known) > alpha) {
                return SolverTable.lower(known);
            }
            if (SolverTable.upper(known) <= alpha) {
                return SolverTable.upper(known);
            }
        }

        // Step 4. ProbCut, in selective passes: trust a shallow search that is far beyond the
        // bound.
        if (selectivity != Selectivity.EXACT.level()
                && depth >= ProbCut.LEAST_DEPTH
                && nesting < PROBCUT_NESTING) {
            int cut = probCut(own, opponent, moves, alpha, depth, empties, odd);
            if (cut != NONE) {
                return cut;
            }
        }

        Node node = nodes[empties];
        node.set(own, opponent, alpha, depth, empties, odd, selectivity);
        return searchMoves(node, moves, key, known);
    }

    private int pass(long own, long opponent, int alpha, int depth, int empties, int odd) {
        long replies = Mobility.of(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? Discs.finalScore(own, opponent)
                : -search(
                        /* own= */ opponent,
                        /* opponent= */ own,
                        replies,
                        -alpha - 1,
                        depth,
                        empties,
                        odd);
    }

    private int evaluate(long own, long opponent) {
        int discs = Math.floorDiv(evaluator.evaluate(own, opponent) + 50, 100);
        return Math.clamp(discs, -Discs.ALL, Discs.ALL);
    }

    private void checkAbandoned() {
        SplitPoint split = this.split;
        if (visited % STOP_INTERVAL == 0) {
            long total = visited();
            team.checkStop(total - reported);
            reported = total;
        }
        if (team.isStopped() || (split != null && split.isDecided())) {
            throw new Abandoned();
        }
    }

    private boolean isUsable(long data, int depth) {
        return data != SolverTable.MISS
                && SolverTable.depth(data) >= depth
                && SolverTable.selectivity(data) >= selectivity;
    }

    /**
     * The bound that a shallow search predicts with the probability of this pass, or {@link #NONE}.
     */
    private int probCut(
            long own, long opponent, long moves, int alpha, int depth, int empties, int odd) {
        int margin = probCut.margin(selectivity, empties, depth);
        int evaluationMargin = probCut.evaluationMargin(selectivity, empties, depth);
        int shallowDepth = ProbCut.shallowDepth(depth);
        int staticScore = evaluate(own, opponent);
        int result = NONE;
        nesting++;
        int high = alpha + margin;
        if (staticScore > alpha - evaluationMargin
                && high < Discs.ALL
                && search(own, opponent, moves, high, shallowDepth, empties, odd) > high) {
            result = alpha + 1;
        }
        int low = alpha - margin;
        if (result == NONE
                && staticScore <= alpha + evaluationMargin
                && low >= -Discs.ALL
                && search(own, opponent, moves, low, shallowDepth, empties, odd) <= low) {
            result = alpha;
        }
        nesting--;
        return result;
    }

    private int searchMoves(Node node, long moves, long key, long known) {
        // Step 5. Enhanced transposition cutoff: the table may have a move that fails high.
        int alpha = node.alpha;
        if (node.depth >= TABLE_CUTOFF_DEPTH) {
            int bound = tableCutoff(node, moves);
            if (bound > alpha) {
                return bound;
            }
        }

        // Step 6. Search the moves, the best first, until one fails high. Idle threads may help.
        ranking.rank(node, moves, known);
        int best = NONE;
        int bestMove = SolverTable.NO_MOVE;
        for (int i = 0; i < node.moves.size() && best <= alpha; i++) {
            if (i > 0 && canShare(node)) {
                var shared = new SplitPoint(node, split, i, best, bestMove);
                share(shared);
                best = shared.best();
                bestMove = shared.bestMove();
                break;
            }
            node.moves.select(i);
            int score = searchMove(node, i);
            if (score > best) {
                best = score;
                bestMove = node.moves.square(i);
            }
        }
        table.store(key, node.depth, selectivity, alpha, best, bestMove);
        return best;
    }

    private int searchMove(Node node, int index) {
        int square = node.moves.square(index);
        long flips = node.moves.flips(index);
        return -search(
                node.opponent ^ flips,
                node.own | flips | OthelloSquares.bit(square),
                node.moves.replies(index),
                -node.alpha - 1,
                node.depth - 1,
                node.empties - 1,
                node.odd ^ Discs.quadrant(square));
    }

    /**
     * A lower bound above alpha from the table entry of a position after a move, or {@link #NONE}.
     */
    private int tableCutoff(Node node, long moves) {
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Flips.of(node.own, node.opponent, square);
            long previous = node.own | flips | OthelloSquares.bit(square);
            long data = table.probe(Hashing.key(node.opponent ^ flips, previous, 0));
            if (isUsable(data, node.depth - 1) && -SolverTable.upper(data) > node.alpha) {
                return -SolverTable.upper(data);
            }
        }
        return NONE;
    }

    private boolean canShare(Node node) {
        return team.hasIdle() && node.isSolved() && node.empties >= SPLIT_EMPTIES && nesting == 0;
    }

    private void share(SplitPoint shared) {
        team.share(this, shared);
        checkAbandoned();
    }

    /** Takes and searches moves of a split point until none is left or it is decided. */
    void searchMovesOf(SplitPoint shared) {
        SplitPoint outer = split;
        split = shared;
        selectivity = shared.node.selectivity;
        try {
            for (int i = shared.take(); i >= 0; i = shared.take()) {
                shared.report(i, searchMove(shared.node, i));
            }
        } catch (Abandoned e) {
            // If a split point further up is decided, its owner notices that itself.
            nesting = 0;
        } finally {
            split = outer;
        }
    }
}
