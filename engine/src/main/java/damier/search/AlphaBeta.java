package damier.search;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;

/**
 * The search: alpha-beta in its principal variation form, for every game; exists only in copies,
 * one for each game and set of traits (see {@link Specialised}). Everything is allocated when a
 * worker is made, nothing between two nodes.
 */
final class AlphaBeta<P extends Position> extends Worker<P> {
    /**
     * What a copy is made for.
     *
     * @param recorded whether a recorder hears of every node; other copies do not even ask
     */
    record Made(SearchTraits traits, boolean recorded) {}

    private static final Made MADE = Specialised.data(MethodHandles.lookup(), Made.class);
    private static final SearchTraits TRAITS = MADE.traits();
    private static final boolean RECORDED = MADE.recorded();
    private static final int MAX_PLY = 200;

    /** Nearer to the horizon it costs less to search again than to remember. */
    private static final int TABLE_DEPTH = 2;

    /** Below this nothing is reduced, and below twice this nothing by two plies. */
    private static final int REDUCTION_DEPTH = 2;

    private final Rules<P> rules;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table;
    private final boolean canRepeat;
    private final Repetitions repetitions = new Repetitions();
    private final Ordering ordering = new Ordering(MAX_PLY + 1);
    private final Lines lines = new Lines(MAX_PLY);
    private final P[] positions;
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];

    private StopSignal stop = new StopSignal(0, 0, TimeManager.NONE);
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;
    private boolean predicting;
    private volatile @Nullable Proven proven;

    private TreeRecorder recorder = TreeRecorder.NONE;

    /** The move that led to each ply, and why the node left last was left; for the recorder. */
    private final long[] movesTo = new long[MAX_PLY + 2];

    private NodeEnd end = NodeEnd.ALL_MOVES;

    private final MoveList rootMoves = new MoveList();
    private long[][] rootLines = new long[0][];

    @SuppressWarnings("unchecked")
    AlphaBeta(Rules<P> rules, Evaluator<P> evaluator, TranspositionTable table) {
        this.rules = rules;
        this.evaluator = evaluator;
        this.table = table;
        canRepeat = rules.repetitionsToDraw() > 0;
        positions = (P[]) new Position[MAX_PLY + 1];
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            positions[ply] = rules.newPosition();
            lists[ply] = new MoveList();
        }
    }

    @Override
    void clear() {
        ordering.clear();
    }

    @Override
    void start(Game<P> game, StopSignal newStop, TreeRecorder newRecorder) {
        stop = newStop;
        recorder = newRecorder;
        nodes = 0;
        nextCheck = 0;
        selectiveDepth = 0;
        predicting = false;
        proven = null;
        repetitions.start(game, MAX_PLY);
        rules.copy(game.position(), positions[0]);
        rules.generate(positions[0], rootMoves);
        bringKnownForward();
        rootLines = new long[rootMoves.size()][];
        for (int i = 0; i < rootMoves.size(); i++) {
            rootLines[i] = new long[] {rootMoves.get(i)};
        }
    }

    /** What is best as far as the table knows is played by a search that gets no turn in time. */
    private void bringKnownForward() {
        int best = TranspositionTable.signature(table.probe(positions[0].key()));
        for (int i = 1; i < rootMoves.size(); i++) {
            long move = rootMoves.get(i);
            if (TranspositionTable.signatureOf(move) == best) {
                rootMoves.set(i, rootMoves.get(0));
                rootMoves.set(0, move);
                return;
            }
        }
    }

    @Override
    int rootMoves() {
        return rootMoves.size();
    }

    @Override
    List<Long> principalVariation(int line) {
        return Arrays.stream(rootLines[line]).boxed().toList();
    }

    @Override
    @Nullable Proven proven() {
        return proven;
    }

    @Override
    long nodes() {
        return nodes;
    }

    @Override
    int selectiveDepth() {
        return selectiveDepth;
    }

    @Override
    int searchRoot(int depth, int alpha, int beta, int line) {
        int best = -Scores.INFINITE;
        int bound = alpha;
        proven = null;
        recorder.root(positions[0].side(), depth, alpha, beta);
        for (int i = line; i < rootMoves.size(); i++) {
            long move = rootMoves.get(i);
            play(0, move);
            int score = tryMove(0, depth - 1, 0, bound, beta, i == line);
            if (score > best) {
                best = score;
                if (score > bound) {
                    bound = score;
                    bringForward(i, line, lines.after(move));
                    proven = new Proven(score, principalVariation(line));
                }
                if (score >= beta) {
                    break;
                }
            }
        }
        recorder.leave(best, best >= beta ? NodeEnd.BETA_CUTOFF : NodeEnd.ALL_MOVES);
        return best;
    }

    private void bringForward(int from, int to, long[] line) {
        for (int i = from; i > to; i--) {
            rootMoves.set(i, rootMoves.get(i - 1));
            rootLines[i] = rootLines[i - 1];
        }
        rootMoves.set(to, line[0]);
        rootLines[to] = line;
    }

    private void play(int ply, long move) {
        if (nodes >= nextCheck) {
            nextCheck = stop.check(nodes);
        }
        nodes++;
        if (RECORDED) {
            movesTo[ply + 1] = move;
        }
        P at = positions[ply];
        P next = positions[ply + 1];
        rules.play(at, move, next);
        if (canRepeat) {
            repetitions.reach(ply + 1, next.key(), rules.isIrreversible(at, move));
        }
    }

    /** Searches the position at {@code ply}, which was just played to. */
    private int search(int ply, int depth, int alpha, int beta) {
        if (!RECORDED) {
            return value(ply, depth, alpha, beta);
        }
        boolean maximises = (ply & 1) == 0;
        recorder.enter(movesTo[ply], depth, maximises ? alpha : -beta, maximises ? beta : -alpha);
        int value = value(ply, depth, alpha, beta);
        boolean cut = end == NodeEnd.ALL_MOVES && value >= beta;
        NodeEnd why = cut ? (maximises ? NodeEnd.BETA_CUTOFF : NodeEnd.ALPHA_CUTOFF) : end;
        recorder.leave(maximises ? value : -value, why);
        return value;
    }

    /** For the recorder: why a node is left. */
    private int ended(NodeEnd why, int value) {
        if (RECORDED) {
            end = why;
        }
        return value;
    }

    /**
     * The value of the position at {@code ply} for its side to move: exact within the window, a
     * bound outside.
     */
    private int value(int ply, int depth, int alpha, int beta) {
        lines.clear(ply);
        P at = positions[ply];
        selectiveDepth = Math.max(selectiveDepth, ply);

        // Step 1. A position that stood before is a draw: whoever wants more will not repeat it.
        if (canRepeat && repetitions.isRepetition(ply)) {
            return ended(NodeEnd.REPETITION, Scores.DRAW);
        }

        // Step 2. At the horizon, trust the evaluation only where nothing hangs: captures are
        // followed to their end, and a side under a threat that stands well enough must show the
        // move that keeps it so.
        if (depth <= 0 || ply == MAX_PLY) {
            if (ply == MAX_PLY || rules.isQuiet(at)) {
                int standing = leaf(at, ply);
                if (ply == MAX_PLY
                        || standing <= alpha
                        || depth <= -TRAITS.threatPlies()
                        || !rules.isThreatened(at)) {
                    return standing;
                }
            }
            return quiescence(ply, depth, alpha, beta);
        }

        // Step 3. What another path or an earlier iteration found out; but not where a draw by
        // count is near, which the table knows nothing of.
        long known = depth >= TABLE_DEPTH ? table.probe(at.key()) : TranspositionTable.MISS;
        if (beta - alpha == 1
                && known != TranspositionTable.MISS
                && TranspositionTable.depth(known) >= depth) {
            int score = fromTable(TranspositionTable.score(known), ply);
            if (isDecisive(known, score, beta) && !rules.isDrawNear(at, depth)) {
                return ended(NodeEnd.TABLE, score);
            }
        }

        // Step 4. A game that is over has its value; no line is better than a win on the next ply.
        MoveList moves = lists[ply];
        rules.generate(at, moves);
        int outcome = rules.outcome(at, moves.size());
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, byDistance(outcome, ply));
        }
        alpha = Math.max(alpha, Scores.LOSS + ply);
        beta = Math.min(beta, Scores.WIN - ply - 1);
        if (alpha >= beta) {
            return ended(NodeEnd.NEARER_WIN, alpha);
        }

        // Step 5. Where the position looks good enough and a shallower search exceeds the bound by
        // a margin, so will this one.
        boolean open = beta - alpha > 1;
        if (!open && !predicting && TRAITS.probCutDepth() > 0 && depth >= TRAITS.probCutDepth()) {
            if (exceedsBound(ply, depth, beta, known)) {
                return ended(NodeEnd.PREDICTED, beta);
            }
        }
        return searchMoves(ply, depth, alpha, beta, known);
    }

    /**
     * Searches the moves of a node, which are in its list.
     *
     * @param known what the table has of it
     */
    private int searchMoves(int ply, int depth, int alpha, int beta, long known) {
        P at = positions[ply];
        MoveList moves = lists[ply];
        boolean open = beta - alpha > 1;

        // Step 6. The table's move first, then those that were good elsewhere. The only move costs
        // no depth where it matters most.
        int side = at.side() == Side.WHITE ? 0 : 1;
        boolean quiet = rules.isQuiet(at);
        boolean learns = quiet && TRAITS.history();
        if (learns) {
            ordering.rank(ply, moves, TranspositionTable.signature(known), side);
        } else {
            ordering.rank(ply, moves, TranspositionTable.signature(known));
        }
        int newDepth = moves.size() == 1 && isForcedFree(depth, open) ? depth : depth - 1;

        // Step 7. The first move with the full window, the others only asked whether they are
        // better; the late ones less deep, unless they force the opponent to capture.
        int best = -Scores.INFINITE;
        int bestIndex = -1;
        int bound = alpha;
        for (int i = 0; i < moves.size(); i++) {
            ordering.pick(ply, moves, i);
            long move = moves.get(i);
            play(ply, move);
            boolean late = TRAITS.reduceFrom() > 0 && quiet && rules.isQuiet(positions[ply + 1]);
            int reduction = late ? reduction(depth, i, open) : 0;
            int score = tryMove(ply, newDepth, reduction, bound, beta, i == 0);
            if (score > best) {
                best = score;
                if (score > bound) {
                    bound = score;
                    bestIndex = i;
                    lines.extend(ply, move);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }

        // Step 8. Learn from it, for this position and for others.
        int signature = 0;
        if (bestIndex >= 0) {
            signature = TranspositionTable.signatureOf(moves.get(bestIndex));
            if (learns) {
                ordering.learn(moves, bestIndex, side);
            }
        }
        if (depth >= TABLE_DEPTH) {
            table.store(at.key(), depth, toTable(best, ply), bound(best, alpha, beta), signature);
        }
        return ended(NodeEnd.ALL_MOVES, best);
    }

    private static boolean isForcedFree(int depth, boolean open) {
        return TRAITS.forcedDepth() > 0 && (open || depth <= TRAITS.forcedDepth());
    }

    private static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.LOWER;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** With a window of width one every bound on its right side decides. */
    private static boolean isDecisive(long known, int score, int beta) {
        int needed = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
        return (TranspositionTable.bound(known) & needed) != 0;
    }

    private boolean exceedsBound(int ply, int depth, int beta, long known) {
        P at = positions[ply];
        int target = beta + TRAITS.probCutMargin();
        if (Scores.isWin(target)
                || Scores.isLoss(beta)
                || (rules.isQuiet(at) && evaluator.evaluate(at) < beta)) {
            return false;
        }
        int shallower = depth * TRAITS.probCutShare() / 10 - TRAITS.probCutLess();
        predicting = true;
        int score = searchMoves(ply, shallower, target - 1, target, known);
        predicting = false;
        return score >= target;
    }

    private int tryMove(int ply, int depth, int reduction, int alpha, int beta, boolean first) {
        if (first || !TRAITS.nullWindows()) {
            return -search(ply + 1, depth, -beta, -alpha);
        }
        int score = -search(ply + 1, depth - reduction, -alpha - 1, -alpha);
        if (reduction > 0 && score > alpha) {
            score = -search(ply + 1, depth, -alpha - 1, -alpha);
        }
        if (score > alpha && score < beta) {
            score = -search(ply + 1, depth, -beta, -alpha);
        }
        return score;
    }

    private static int reduction(int depth, int index, boolean open) {
        int first = TRAITS.reduceFrom() + (open ? 2 : 0);
        if (depth < REDUCTION_DEPTH || index < first) {
            return 0;
        }
        boolean more = TRAITS.reduceMore() > 0 && index >= first + TRAITS.reduceMore();
        return more && depth >= 2 * REDUCTION_DEPTH ? 2 : 1;
    }

    /** All moves of a position in which captures are due or threatened. */
    private int quiescence(int ply, int depth, int alpha, int beta) {
        P at = positions[ply];
        MoveList moves = lists[ply];
        rules.generate(at, moves);
        int outcome = rules.outcome(at, moves.size());
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, byDistance(outcome, ply));
        }
        int best = -Scores.INFINITE;
        int bound = alpha;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            play(ply, move);
            int score = -search(ply + 1, depth - 1, -beta, -bound);
            if (score > best) {
                best = score;
                if (score > bound) {
                    bound = score;
                    lines.extend(ply, move);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        return ended(NodeEnd.ALL_MOVES, best);
    }

    private int leaf(P at, int ply) {
        int outcome = rules.outcome(at, rules.count(at));
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, byDistance(outcome, ply));
        }
        int value = evaluator.evaluate(at);
        if (RECORDED) {
            recorder.evaluated((ply & 1) == 0 ? value : -value);
        }
        return ended(NodeEnd.HORIZON, value);
    }

    private static int byDistance(int outcome, int ply) {
        if (outcome == Scores.WIN) {
            return Scores.WIN - ply;
        }
        return outcome == Scores.LOSS ? Scores.LOSS + ply : outcome;
    }

    /**
     * The table counts the distance of a win from the position itself, the search from the root.
     */
    private static int toTable(int score, int ply) {
        if (Scores.isWin(score)) {
            return score + ply;
        }
        return Scores.isLoss(score) ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        if (Scores.isWin(score)) {
            return score - ply;
        }
        return Scores.isLoss(score) ? score + ply : score;
    }
}
