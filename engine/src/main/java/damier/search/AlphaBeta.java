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

import java.lang.invoke.MethodHandles;

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

    /** Full plies for threatened sides end this far beyond the horizon. */
    private static final int LAST_THREAT_DEPTH = -8;

    /** Ranks before any move of experience. */
    private static final int TABLE_MOVE = Integer.MAX_VALUE;

    private final Rules<P> rules;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table;
    private final History history = new History();
    private final P[] positions;
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];
    private final long[][] lines = new long[MAX_PLY + 2][MAX_PLY + 2];
    private final int[][] ranks = new int[MAX_PLY + 1][64];
    private final int[] lineLengths = new int[MAX_PLY + 2];

    /**
     * The keys of the game so far and of the line under search; the root is at {@link #gamePlies}.
     */
    private long[] keys = new long[0];

    /** For each ply of {@link #keys}, the first that could still be repeated. */
    private int[] repeatable = new int[0];

    private int gamePlies;
    private StopSignal stop = new StopSignal(0, 0, TimeManager.NONE);
    private long nodes;
    private long nextCheck;
    private int selectiveDepth;
    private boolean predicting;
    private int provenScore;

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
        positions = (P[]) new Position[MAX_PLY + 1];
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            positions[ply] = rules.newPosition();
            lists[ply] = new MoveList();
        }
        history.clear();
    }

    @Override
    void clear() {
        history.clear();
    }

    @Override
    void start(Game<P> game, StopSignal newStop, TreeRecorder newRecorder) {
        stop = newStop;
        recorder = newRecorder;
        nodes = 0;
        nextCheck = 0;
        selectiveDepth = 0;
        predicting = false;
        gamePlies = game.ply();
        keys = new long[gamePlies + MAX_PLY + 1];
        repeatable = new int[gamePlies + MAX_PLY + 1];
        for (int i = 0; i <= gamePlies; i++) {
            keys[i] = game.position(i).key();
            boolean fresh = i > 0 && rules.isIrreversible(game.position(i - 1), game.move(i - 1));
            repeatable[i] = i == 0 || fresh ? i : repeatable[i - 1];
        }
        rules.copy(game.position(), positions[0]);
        rules.generate(positions[0], rootMoves);
        rootLines = new long[rootMoves.size()][];
        for (int i = 0; i < rootMoves.size(); i++) {
            rootLines[i] = new long[] {rootMoves.get(i)};
        }
    }

    @Override
    int rootMoves() {
        return rootMoves.size();
    }

    @Override
    long[] principalVariation(int line) {
        return rootLines[line];
    }

    @Override
    int provenScore() {
        return provenScore;
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
        int bestAlpha = alpha;
        provenScore = -Scores.INFINITE;
        recorder.root(positions[0].side(), depth, alpha, beta);
        for (int i = line; i < rootMoves.size(); i++) {
            long move = rootMoves.get(i);
            play(0, move);
            int score;
            if (i == line || !TRAITS.nullWindows()) {
                score = -search(1, depth - 1, -beta, -bestAlpha);
            } else {
                score = -search(1, depth - 1, -bestAlpha - 1, -bestAlpha);
                if (score > bestAlpha && score < beta) {
                    score = -search(1, depth - 1, -beta, -bestAlpha);
                }
            }
            if (score > best) {
                best = score;
                if (score > bestAlpha) {
                    bestAlpha = score;
                    provenScore = score;
                    bringForward(i, line, lineAfter(move));
                }
                if (score >= beta) {
                    break;
                }
            }
        }
        recorder.leave(best, best >= beta ? NodeEnd.BETA_CUTOFF : NodeEnd.ALL_MOVES);
        return best;
    }

    private long[] lineAfter(long move) {
        long[] line = new long[lineLengths[1] + 1];
        line[0] = move;
        System.arraycopy(lines[1], 0, line, 1, lineLengths[1]);
        return line;
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
        if (rules.repetitionsToDraw() > 0) {
            int i = gamePlies + ply + 1;
            keys[i] = next.key();
            repeatable[i] = rules.isIrreversible(at, move) ? i : repeatable[i - 1];
        }
    }

    private boolean isRepetition(int ply) {
        int here = gamePlies + ply;
        long key = keys[here];
        for (int i = here - 4; i >= repeatable[here]; i -= 2) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
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
        lineLengths[ply] = 0;
        P at = positions[ply];
        selectiveDepth = Math.max(selectiveDepth, ply);

        // Step 1. A position that stood before is worth a draw: whoever wants more will not repeat
        // it.
        if (rules.repetitionsToDraw() > 0 && isRepetition(ply)) {
            return ended(NodeEnd.REPETITION, Scores.DRAW);
        }

        // Step 2. At the horizon, trust the evaluation only where nothing hangs. A side under a
        // threat gets one more
        // ply of all its moves; captures are followed to their end.
        if (depth <= 0 || ply == MAX_PLY) {
            if (ply == MAX_PLY || rules.isQuiet(at)) {
                boolean threatened =
                        TRAITS.threatPly() && depth > LAST_THREAT_DEPTH && rules.isThreatened(at);
                if (ply == MAX_PLY || !threatened) {
                    return leaf(at, ply);
                }
            }
            return quiescence(ply, depth, alpha, beta);
        }

        // Step 3. A game that is over has its value; no line is better than a win on the next ply.
        MoveList moves = lists[ply];
        rules.generate(at, moves);
        int outcome = rules.outcome(at, moves.size());
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, byDistance(outcome, ply));
        }
        alpha = Math.max(alpha, Scores.LOSS + ply);
        beta = Math.min(beta, Scores.WIN - ply - 1);
        if (alpha >= beta) {
            return alpha;
        }
        return searchMoves(ply, depth, alpha, beta, moves);
    }

    /** The rest of a node: what is known of it, and its moves. */
    private int searchMoves(int ply, int depth, int alpha, int beta, MoveList moves) {
        P at = positions[ply];
        boolean open = beta - alpha > 1;

        // Step 4. What another path or an earlier iteration found out; but not where a draw by
        // count is near, which
        // the table knows nothing of.
        long key = at.key();
        long known = table.probe(key);
        if (!open && known != TranspositionTable.MISS && TranspositionTable.depth(known) >= depth) {
            int score = fromTable(TranspositionTable.score(known), ply);
            if (isDecisive(known, score, beta) && !rules.isDrawNear(at, depth)) {
                return ended(NodeEnd.TABLE, score);
            }
        }

        // Step 5. The only move costs no depth.
        int newDepth = TRAITS.forcedExtension() && moves.size() == 1 ? depth : depth - 1;

        // Step 6. Where a much shallower search already exceeds the bound by a margin, so will this
        // one.
        if (!open && !predicting && TRAITS.probCutDepth() > 0 && depth >= TRAITS.probCutDepth()) {
            if (exceedsBound(ply, depth, beta)) {
                return ended(NodeEnd.PREDICTED, beta);
            }
            rules.generate(at, moves);
        }

        // Step 7. All moves: the table's first, then those that were good elsewhere; the first with
        // the full window,
        // the others only asked whether they are better, the late ones less deep.
        int side = at.side() == Side.WHITE ? 0 : 1;
        boolean quiet = rules.isQuiet(at);
        int[] ranks = rank(ply, moves, side, TranspositionTable.signature(known), quiet);
        boolean singular = open && isSingular(ply, depth, known, moves, ranks);
        int best = -Scores.INFINITE;
        int bestIndex = -1;
        int bound = alpha;
        for (int i = 0; i < moves.size(); i++) {
            bringBest(moves, ranks, i);
            long move = moves.get(i);
            play(ply, move);
            int reduction = quiet ? reduction(depth, i, open) : 0;
            int score =
                    tryMove(
                            ply,
                            newDepth + (singular && i == 0 ? 1 : 0),
                            reduction,
                            bound,
                            beta,
                            i == 0);
            if (score > best) {
                best = score;
                if (score > bound) {
                    bound = score;
                    bestIndex = i;
                    remember(ply, move);
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
            if (quiet && TRAITS.history()) {
                learn(moves, bestIndex, side);
            }
        }
        table.store(key, depth, toTable(best, ply), bound(best, alpha, beta), signature);
        return ended(NodeEnd.ALL_MOVES, best);
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

    private boolean exceedsBound(int ply, int depth, int beta) {
        int margin = TRAITS.probCutMargin() * depth;
        int target = beta + margin;
        if (Scores.isWin(target) || Scores.isLoss(beta)) {
            return false;
        }
        predicting = true;
        int score = value(ply, depth * 2 / 5, target - 1, target);
        predicting = false;
        return score >= target;
    }

    /** Whether the table's move is so much better than the others that it deserves another ply. */
    private boolean isSingular(int ply, int depth, long known, MoveList moves, int[] ranks) {
        if (TRAITS.singularDepth() == 0
                || depth < TRAITS.singularDepth()
                || moves.size() == 1
                || (TranspositionTable.bound(known) & TranspositionTable.LOWER) == 0
                || TranspositionTable.depth(known) < depth - 4) {
            return false;
        }
        int target = fromTable(TranspositionTable.score(known), ply) - TRAITS.singularMargin();
        if (Scores.isLoss(target)) {
            return false;
        }
        bringBest(moves, ranks, 0);
        if (ranks[0] != TABLE_MOVE) {
            return false;
        }
        for (int i = 1; i < moves.size(); i++) {
            play(ply, moves.get(i));
            if (-search(ply + 1, depth - 4, -target - 1, -target) > target) {
                return false;
            }
        }
        return true;
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
        if (!TRAITS.reductions() || depth < 2 || index < (open ? 3 : 1)) {
            return 0;
        }
        return index < 4 || depth < 3 ? 1 : 2;
    }

    private int[] rank(int ply, MoveList moves, int side, int signature, boolean quiet) {
        int[] ranks = this.ranks[ply];
        if (ranks.length < moves.size()) {
            ranks = new int[2 * moves.size()];
            this.ranks[ply] = ranks;
        }
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (TranspositionTable.signatureOf(move) == signature) {
                ranks[i] = TABLE_MOVE;
            } else {
                ranks[i] = quiet && TRAITS.history() ? history.score(History.index(side, move)) : 0;
            }
        }
        return ranks;
    }

    /** Swaps the best of the moves from {@code index} on to that place. */
    private static void bringBest(MoveList moves, int[] ranks, int index) {
        int best = index;
        for (int i = index + 1; i < moves.size(); i++) {
            if (ranks[i] > ranks[best]) {
                best = i;
            }
        }
        long move = moves.get(best);
        moves.set(best, moves.get(index));
        moves.set(index, move);
        int rank = ranks[best];
        ranks[best] = ranks[index];
        ranks[index] = rank;
    }

    private void learn(MoveList moves, int best, int side) {
        history.good(History.index(side, moves.get(best)));
        for (int i = 0; i < best; i++) {
            history.bad(History.index(side, moves.get(i)));
        }
    }

    private void remember(int ply, long move) {
        long[] line = lines[ply];
        int rest = lineLengths[ply + 1];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, rest);
        lineLengths[ply] = rest + 1;
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
                    remember(ply, move);
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
