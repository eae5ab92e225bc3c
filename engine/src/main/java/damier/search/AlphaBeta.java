package damier.search;

import damier.core.EndgameProber;
import damier.core.Evaluator;
import damier.core.Game;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.core.Side;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

import java.lang.invoke.MethodHandles;

/**
 * The search of every game: alpha-beta as a principal variation search, run by one thread.
 *
 * <p>{@link SearchRun} deepens iteratively, and {@link RootSearch} searches the root moves with a
 * window around the last score. A node passes through nine steps, numbered in the code. The order
 * is from cheap to expensive: each step may end the node before the next one spends time on it.
 *
 * <ol>
 *   <li><b>Repetition.</b> A position that occurred before is a draw. The score holds on this path
 *       only, so a node whose value depends on a position above it does not store that value;
 *       {@code repeated} is the ply up to which the dependence reaches.
 *   <li><b>Endgame tables.</b> A stored draw is exact. A stored win or loss is a bound, because the
 *       tables do not say during a search how far it is.
 *   <li><b>Horizon.</b> A quiet position gets its static evaluation. Captures are searched to their
 *       end, and a threatened side must find a move instead of standing pat (Scan searches one ply
 *       more there, too). Where captures are compulsory, quiescence needs nothing else: no node
 *       chooses between capturing and standing pat.
 *   <li><b>Transposition table.</b> An entry ends the node if it is deep enough, or a win or loss
 *       of any depth, and outside the window. PV nodes go on, so that the principal variation stays
 *       complete; so do nodes close to a draw by count, since the key does not contain the draw
 *       counters.
 *   <li><b>End of the game.</b> A finished game has its value. The window is narrowed to the wins
 *       and losses still possible at this ply, so that the shortest win is preferred.
 *   <li><b>ProbCut</b> (Michael Buro, 1995). If a search of a fraction of the depth is outside the
 *       window by a margin, the full search is assumed to be outside too. In Othello the margin is
 *       a number of standard deviations fitted for each stage of the game, and both sides of the
 *       window are tried, as in Buro's Multi-ProbCut. In draughts it grows with the depth, and two
 *       fifths of the depth predict a fail high, as in Scan. The prediction is stored with the full
 *       depth, so that the next visit is free. ProbCut searches nest.
 *   <li><b>Move order.</b> The table's move comes first, then {@link History}: the frequency with
 *       which a move was the best one, as a running average (Scan). An only move costs no depth,
 *       because it adds no branches.
 *   <li><b>Moves.</b> The first move gets the full window. The others only have to be refuted: they
 *       get a null window, and late quiet moves a lower depth, by a {@link Reductions table} that
 *       grows with the logarithms of depth and move number, as in Stockfish. Reductions begin with
 *       the second move, as in Scan. A move that beats alpha is searched again, first to the full
 *       depth, then with the full window.
 *   <li><b>Learning.</b> The best move goes to the table and the history. A deep node teaches the
 *       history more than a shallow one.
 * </ol>
 *
 * <p>Every part has a {@link SearchParameter} that switches it off; docs/engine.md lists what each
 * is worth and what was tried without success.
 *
 * <p>Threads share the table and, through {@link BusyMoves}, the moves that they are searching: a
 * move that another thread is searching is tried last (the simplified ABDADA of Tom Kerrigan).
 *
 * <p>The class exists only in copies, one for each game and set of parameters (see {@link
 * Specialised}), so that the compiler sees constants and one class of rules. Everything is
 * allocated when a search is made, and nothing between two nodes: positions are copied into one
 * slot per ply, so there is no undo.
 */
final class AlphaBeta extends NodeSearch {
    private static final SearchSpec SPEC =
            Specialised.data(MethodHandles.lookup(), SearchSpec.class);
    private static final Rules<Position> RULES = SPEC.rules();
    private static final Evaluator<Position> EVALUATOR = SPEC.evaluator();
    private static final boolean CAN_REPEAT = RULES.repetitionsToDraw() > 0;
    private static final boolean RECORDED = SPEC.recorded();
    private static final SearchParameters PARAMETERS = SPEC.parameters();
    private static final boolean NULL_WINDOWS = PARAMETERS.has(SearchParameter.NULL_WINDOWS);
    private static final boolean HISTORY = PARAMETERS.has(SearchParameter.HISTORY);
    private static final boolean PROBCUT_LOW = PARAMETERS.has(SearchParameter.PROBCUT_LOW);
    private static final int PROBCUT_SLACK = PARAMETERS.get(SearchParameter.PROBCUT_SLACK);
    private static final int FORCED_DEPTH = PARAMETERS.get(SearchParameter.FORCED_DEPTH);
    private static final int THREAT_PLIES = PARAMETERS.get(SearchParameter.THREAT_PLIES);
    private static final boolean TABLES = SPEC.hasTables();
    private static final int MAX_PLY = 200;

    /** A stored win may be a draw by count if that can happen within this number of plies. */
    private static final int COUNTED_PLIES = 8;

    private static final int[][] REDUCTIONS = Reductions.table(PARAMETERS, false);
    private static final int[][] PV_REDUCTIONS = Reductions.table(PARAMETERS, true);
    private static final ProbCut PROBCUT = new ProbCut(PARAMETERS, SPEC.errors());

    /** The result of {@link #probCut} if no shallower search decides. */
    private static final int NO_CUT = Integer.MIN_VALUE;

    private final EndgameProber<Position> tables =
            TABLES ? SPEC.endgames().prober().orElseThrow() : new NoTables();

    /** False if the tables know the root: a search chooses among equal moves, or is recorded. */
    private boolean probing;

    private TranspositionTable table = new TranspositionTable(0);
    private BusyMoves busy = new BusyMoves(false);

    private final Repetitions repetitions = new Repetitions();
    private final Ordering ordering = new Ordering(MAX_PLY + 1);
    private final PvTable lines = new PvTable(MAX_PLY);
    private final Position[] positions = new Position[MAX_PLY + 1];
    private final MoveList[] lists = new MoveList[MAX_PLY + 1];
    private final long[] keys = new long[MAX_PLY + 2];
    private final boolean[] quiet = new boolean[MAX_PLY + 2];

    /** The lowest ply whose position was repeated by a line since the current node was entered. */
    private int repeated = Integer.MAX_VALUE;

    private StopSignal stop = new StopSignal(0, 0, TimeManager.NONE);
    private long nodes;
    private long claimed;
    private int selectiveDepth;

    private final NodeRecorder recorder = new NodeRecorder(MAX_PLY);

    AlphaBeta() {
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            positions[ply] = RULES.newPosition();
            lists[ply] = new MoveList();
        }
    }

    @Override
    void join(TranspositionTable sharedTable, BusyMoves sharedBusy) {
        table = sharedTable;
        busy = sharedBusy;
    }

    @Override
    void clear() {
        ordering.clear();
    }

    @Override
    void start(Game game, boolean isKnown, StopSignal newStop, TreeRecorder treeRecorder) {
        stop = newStop;
        recorder.start(treeRecorder);
        nodes = 0;
        claimed = 0;
        selectiveDepth = 0;
        repetitions.start(game, MAX_PLY);
        RULES.copy(game.position(), positions[0]);
        keys[0] = positions[0].key();
        quiet[0] = RULES.isQuiet(positions[0]);
        repeated = Integer.MAX_VALUE;
        boolean recordsEndgame = RECORDED && tables.probe(positions[0]) != EndgameProber.UNKNOWN;
        probing = TABLES && !isKnown && !recordsEndgame;
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
    int searchMove(long move, int depth, int alpha, int beta, boolean first) {
        play(0, move);
        return tryMove(0, depth, 0, alpha, beta, first);
    }

    @Override
    long[] lineAfter(long move) {
        return lines.after(move);
    }

    private void play(int ply, long move) {
        if (nodes >= claimed) {
            claimed += stop.claimNodes();
        }
        nodes++;
        if (RECORDED) {
            recorder.play(ply + 1, move);
        }
        Position at = positions[ply];
        Position next = positions[ply + 1];
        RULES.play(at, move, next);
        long key = next.key();
        keys[ply + 1] = key;
        quiet[ply + 1] = RULES.isQuiet(next);
        if (CAN_REPEAT) {
            repetitions.reach(ply + 1, key, RULES.isIrreversible(at, move));
        }
    }

    /** Searches the position at {@code ply}, after the move to it was played. */
    private int search(int ply, int depth, int alpha, int beta) {
        if (!RECORDED) {
            return value(ply, depth, alpha, beta);
        }
        recorder.enter(ply, depth, alpha, beta);
        int value = value(ply, depth, alpha, beta);
        recorder.leave(ply, value, beta);
        return value;
    }

    /** Notes for the recorder why a node ends. */
    private int ended(NodeEnd why, int value) {
        if (RECORDED) {
            recorder.end(why);
        }
        return value;
    }

    /**
     * The value of the position at {@code ply} for its side to move: exact inside the window, a
     * bound outside.
     */
    private int value(int ply, int depth, int alpha, int beta) {
        lines.clear(ply);
        selectiveDepth = Math.max(selectiveDepth, ply);

        // Step 1. A repeated position is a draw: the side that wants more will not repeat it.
        if (CAN_REPEAT) {
            int earlier = repetitions.earlier(ply);
            if (earlier != Repetitions.NONE) {
                repeated = Math.min(repeated, earlier);
                return ended(NodeEnd.REPETITION, Scores.DRAW);
            }
        }

        // Step 2. The tables know the result of a quiet position with few pieces.
        if (TABLES && probing && quiet[ply]) {
            int result = tables.probe(positions[ply]);
            if (result != EndgameProber.UNKNOWN) {
                return known(result, ply, depth, alpha, beta);
            }
        }
        return unknown(ply, depth, alpha, beta);
    }

    private int unknown(int ply, int depth, int alpha, int beta) {
        return depth <= 0 || ply == MAX_PLY
                ? horizon(ply, depth, alpha, beta)
                : node(ply, depth, alpha, beta, true);
    }

    /**
     * The value of a position with a stored result. A draw is exact. A win or loss is only a bound,
     * since its distance is unknown: a search that asks for more continues.
     */
    private int known(int result, int ply, int depth, int alpha, int beta) {
        if (result == EndgameProber.DRAW) {
            return ended(NodeEnd.ENDGAME, Scores.DRAW);
        }
        if (RULES.isDrawNear(positions[ply], COUNTED_PLIES)) {
            return unknown(ply, depth, alpha, beta);
        }
        int bound = result * (Scores.CERTAIN_WIN - ply);
        if (depth <= 0 || (result == EndgameProber.WIN ? bound >= beta : bound <= alpha)) {
            return ended(NodeEnd.ENDGAME, bound);
        }
        int value = unknown(ply, depth, alpha, beta);
        return result == EndgameProber.WIN ? Math.max(value, bound) : Math.min(value, bound);
    }

    /**
     * Step 3. At the horizon, trust the evaluation only where nothing hangs: captures are followed
     * to their end, and a side under a threat must show what it can do about it.
     */
    private int horizon(int ply, int depth, int alpha, int beta) {
        Position at = positions[ply];
        if (ply != MAX_PLY && !quiet[ply]) {
            return quiescence(ply, depth, alpha, beta);
        }
        boolean mustShow = ply < MAX_PLY && depth > -THREAT_PLIES && RULES.isThreatened(at);
        return mustShow ? quiescence(ply, depth, alpha, beta) : leaf(at, ply);
    }

    /**
     * @param mayPrune whether a shallower search may predict a cutoff; false within that shallower
     *     search
     */
    private int node(int ply, int depth, int alpha, int beta, boolean mayPrune) {
        Position at = positions[ply];
        long key = keys[ply];
        boolean pvNode = beta - alpha > 1;

        // Step 4. Use the result of another path or an earlier iteration, except close to a draw
        // by count, which the table does not record.
        long known = table.probe(key);
        if (!pvNode && known != TranspositionTable.MISS) {
            int score = TableScores.fromTable(TranspositionTable.score(known), ply);
            if (TableScores.isDeepEnough(known, score, depth, beta)
                    && TableScores.isDecisive(known, score, beta)
                    && !RULES.isDrawNear(at, depth)) {
                return ended(NodeEnd.TABLE, score);
            }
        }

        // Step 5. A game that is over has its value; no line is better than a win on the next ply.
        MoveList moves = lists[ply];
        if (mayPrune) {
            RULES.generate(at, moves);
            int outcome = RULES.outcome(at, moves.size());
            if (outcome != Rules.ONGOING) {
                return ended(NodeEnd.GAME_OVER, TableScores.fromTable(outcome, ply));
            }
            alpha = Math.max(alpha, Scores.LOSS + ply);
            beta = Math.min(beta, Scores.WIN - ply - 1);
            if (alpha >= beta) {
                return ended(NodeEnd.NEARER_WIN, alpha);
            }
        }

        // Step 6. If a shallower search is far enough outside the window, assume that this one is
        // too.
        int evaluation = TranspositionTable.evaluation(known);
        if (!pvNode && mayPrune && PROBCUT.applies(depth) && !Scores.isDecided(beta)) {
            if (quiet[ply] && evaluation == TranspositionTable.NO_EVALUATION) {
                evaluation = EVALUATOR.evaluate(at);
            }
            int score = probCut(ply, depth, beta, evaluation);
            if (score != NO_CUT) {
                return ended(NodeEnd.PREDICTED, score);
            }
            if (TranspositionTable.signature(known) == 0) {
                known = table.probe(key);
            }
        }
        int outside = repeated;
        repeated = Integer.MAX_VALUE;
        int best = searchMoves(ply, depth, alpha, beta, known, evaluation);
        repeated = Math.min(outside, repeated >= ply ? Integer.MAX_VALUE : repeated);
        return best;
    }

    /**
     * The score that a shallower search predicts, if it is outside the null window below {@code
     * beta}; otherwise {@link #NO_CUT}.
     */
    private int probCut(int ply, int depth, int beta, int evaluation) {
        boolean high = !quiet[ply] || evaluation >= beta - PROBCUT_SLACK;
        if (!high && !PROBCUT_LOW) {
            return NO_CUT;
        }
        int margin = PROBCUT.margin(depth, EVALUATOR.stage(positions[ply]));
        int target = high ? beta + margin : beta - margin;
        int outside = repeated;
        repeated = Integer.MAX_VALUE;
        int score = node(ply, PROBCUT.depth(depth), target - 1, target, false);
        boolean pathDependent = score == Scores.DRAW && repeated < ply;
        repeated = Math.min(outside, repeated);
        if (high != score >= target) {
            return NO_CUT;
        }
        int predicted = Scores.isDecided(score) ? score : high ? score - margin : score + margin;
        if (!pathDependent) {
            int bound = high ? TranspositionTable.LOWER : TranspositionTable.UPPER;
            int kept = TableScores.toTable(predicted, ply);
            table.store(keys[ply], depth, kept, bound, 0, evaluation);
        }
        return predicted;
    }

    /**
     * Searches the moves in the list of a node.
     *
     * @param known the table entry of the position
     */
    private int searchMoves(int ply, int depth, int alpha, int beta, long known, int evaluation) {
        Position at = positions[ply];
        long key = keys[ply];
        MoveList moves = lists[ply];
        boolean pvNode = beta - alpha > 1;

        // Step 7. Try the table's move first, then moves that were good in other positions. An
        // only move costs no depth near the root.
        int side = at.side() == Side.WHITE ? 0 : 1;
        boolean learns = quiet[ply] && HISTORY;
        if (learns) {
            ordering.rank(ply, moves, TranspositionTable.signature(known), side);
        } else {
            ordering.rank(ply, moves, TranspositionTable.signature(known));
        }
        int newDepth = moves.size() == 1 && isForcedFree(depth, pvNode) ? depth : depth - 1;

        // Step 8. Search the first move with the full window, the others with a null window;
        // reduce late moves.
        int[][] reductions = pvNode ? PV_REDUCTIONS : REDUCTIONS;
        int best = -Scores.INFINITE;
        int bestIndex = -1;
        int bound = alpha;
        for (int i = 0; i < moves.size(); i++) {
            long move = ordering.pick(ply, moves, i);
            long mark = i == 0 ? BusyMoves.NO_MARK : busy.mark(key, depth, move);
            while (busy.isBusy(mark) && ordering.postpone(ply, i)) {
                move = ordering.pick(ply, moves, i);
                mark = busy.mark(key, depth, move);
            }
            busy.enter(mark);
            play(ply, move);
            int reduction = quiet[ply] ? Reductions.plies(reductions, depth, i) : 0;
            int score = tryMove(ply, newDepth, reduction, bound, beta, i == 0);
            busy.leave(mark);
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

        // Step 9. Store the best move, and update the history.
        int signature = 0;
        if (bestIndex >= 0) {
            signature = TranspositionTable.signatureOf(moves.get(bestIndex));
            if (learns && moves.size() > 1) {
                ordering.learn(moves, bestIndex, side, depth);
            }
        }
        boolean pathDependent = best == Scores.DRAW && repeated < ply;
        table.store(
                key,
                pathDependent ? 0 : depth,
                TableScores.toTable(best, ply),
                pathDependent ? TranspositionTable.NO_BOUND : TableScores.bound(best, alpha, beta),
                signature,
                evaluation);
        return ended(NodeEnd.ALL_MOVES, best);
    }

    private static boolean isForcedFree(int depth, boolean pvNode) {
        return FORCED_DEPTH > 0 && (pvNode || depth <= FORCED_DEPTH);
    }

    private int tryMove(int ply, int depth, int reduction, int alpha, int beta, boolean first) {
        if (first || !NULL_WINDOWS) {
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

    /** Searches all moves of a position in which captures are compulsory or threatened. */
    private int quiescence(int ply, int depth, int alpha, int beta) {
        Position at = positions[ply];
        MoveList moves = lists[ply];
        RULES.generate(at, moves);
        int outcome = RULES.outcome(at, moves.size());
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, TableScores.fromTable(outcome, ply));
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

    private int leaf(Position at, int ply) {
        int outcome = RULES.outcome(at, RULES.canMove(at) ? 1 : 0);
        if (outcome != Rules.ONGOING) {
            return ended(NodeEnd.GAME_OVER, TableScores.fromTable(outcome, ply));
        }
        int value = EVALUATOR.evaluate(at);
        if (RECORDED) {
            recorder.evaluated(ply, value);
        }
        return ended(NodeEnd.HORIZON, value);
    }
}
