package damier.draughts.tables;

import static damier.core.EndgameProber.LOSS;
import static damier.core.EndgameProber.NO_DISTANCE;
import static damier.core.EndgameProber.UNKNOWN;
import static damier.core.EndgameProber.WIN;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import org.jspecify.annotations.Nullable;

/**
 * Probes the tables. Only positions without a capture are stored; in other positions the prober
 * searches the captures. It allocates nothing once its move lists are large enough. Not
 * thread-safe.
 *
 * <p>Results ignore draws by repetition and by move count. The tables also ignore Frisian's limit
 * on consecutive moves with the same king; {@link #probe} returns only results that this limit
 * cannot change.
 */
public final class TableProber {
    /**
     * The maximum number of plies of a search: at least every second ply is a capture; see {@link
     * #distance(DraughtsPosition)}.
     */
    private static final int MAX_PLIES = 3 * Material.MOST_PIECES;

    private final EndgameTables tables;
    private final Rules<DraughtsPosition> rules;
    private final boolean firstKingWins;
    private final boolean limitsKingRuns;
    private final int noMoveResult;
    private final SliceIndex rotation;
    private final DraughtsPosition[] positions = new DraughtsPosition[MAX_PLIES];
    private final MoveList[] moves = new MoveList[MAX_PLIES];

    public TableProber(EndgameTables tables, Rules<DraughtsPosition> rules) {
        this.tables = tables;
        this.rules = rules;
        Variant variant = tables.variant();
        firstKingWins = variant.end() == Variant.End.FIRST_KING_WINS;
        limitsKingRuns = variant.kingRun() > 0;
        noMoveResult = noMoveResult(variant);
        rotation = new SliceIndex(variant.board(), new Material(1, 0, 1, 0));
        for (int ply = 0; ply < MAX_PLIES; ply++) {
            positions[ply] = rules.newPosition();
            moves[ply] = new MoveList();
        }
    }

    /** The result of a side that has no legal move. */
    static int noMoveResult(Variant variant) {
        return variant.end() == Variant.End.NO_MOVE_WINS ? WIN : LOSS;
    }

    /** The largest number of pieces in any of the tables. */
    public int mostPieces() {
        return tables.mostPieces();
    }

    /**
     * The result for the side to move with best play: {@code WIN}, {@code DRAW}, {@code LOSS} or
     * {@code UNKNOWN}.
     *
     * <p>If the variant limits consecutive moves with the same king, the limit may apply to a side
     * that has, or may later have, both a king and a man. For such a side {@code probe} returns
     * only a loss; any other result is {@code UNKNOWN}.
     */
    public int probe(DraughtsPosition at) {
        if (Long.bitCount(at.own() | at.opponent()) > tables.mostPieces()) {
            return UNKNOWN;
        }
        int value = value(at, 0);
        return limitsKingRuns ? withKingRunLimit(at, value) : value;
    }

    private static int withKingRunLimit(DraughtsPosition at, int value) {
        boolean ownLimited = mayBeLimited(at.own(), at.kings());
        boolean opponentLimited = mayBeLimited(at.opponent(), at.kings());
        return (!ownLimited || value == LOSS) && (!opponentLimited || value == WIN)
                ? value
                : UNKNOWN;
    }

    /** Whether these pieces are, or may become, a king and a man. */
    private static boolean mayBeLimited(long pieces, long kings) {
        return (pieces & ~kings) != 0 && Long.bitCount(pieces) > 1;
    }

    /** The result without Frisian's limit on king moves. */
    int value(DraughtsPosition at, int ply) {
        if (at.own() == 0) {
            return noMoveResult;
        }
        if (firstKingWins && at.kings() != 0) {
            return (at.own() & at.kings()) != 0 ? WIN : LOSS;
        }
        if (!rules.isQuiet(at)) {
            return bestCapture(at, ply);
        }
        int symbol = symbol(at, false);
        return symbol < 0 ? UNKNOWN : symbol - 1;
    }

    private int bestCapture(DraughtsPosition at, int ply) {
        MoveList captures = moves[ply];
        DraughtsPosition after = positions[ply];
        rules.generate(at, captures);
        int best = LOSS;
        boolean unknown = false;
        for (int i = 0; i < captures.size(); i++) {
            rules.play(at, captures.get(i), after);
            int value = -value(after, ply + 1);
            if (value == WIN) {
                return WIN;
            }
            unknown |= value == UNKNOWN;
            best = Math.max(best, value);
        }
        return unknown ? UNKNOWN : best;
    }

    private int symbol(DraughtsPosition at, boolean distance) {
        long own = at.own();
        long opponent = at.opponent();
        long kings = at.kings();
        if (at.side() == Side.BLACK) {
            own = rotation.turned(own);
            opponent = rotation.turned(opponent);
            kings = rotation.turned(kings);
        }
        int code =
                Material.code(
                        Long.bitCount(own & ~kings),
                        Long.bitCount(own & kings),
                        Long.bitCount(opponent & ~kings),
                        Long.bitCount(opponent & kings));
        @Nullable StoredSlice slice = distance ? tables.distances(code) : tables.results(code);
        return slice == null
                ? StoredSlice.UNKNOWN
                : slice.symbol(slice.index().number(own, opponent, kings));
    }

    /**
     * The number of plies to the end of the game if the winner plays the fastest win and the loser
     * the longest defence; {@code NO_DISTANCE} if the position is a draw or the distance is not
     * stored.
     *
     * <p>Only the distances of lost positions without a capture are stored. For a win, the prober
     * probes the position after every move; for a capture, it searches the captures. That takes
     * hundreds of probes, so call this method only at the root.
     */
    public int distance(DraughtsPosition at) {
        int value = probe(at);
        return value == WIN || value == LOSS ? distance(at, value, 0) : NO_DISTANCE;
    }

    int distance(DraughtsPosition at, int value, int ply) {
        if (at.own() == 0 || (firstKingWins && at.kings() != 0)) {
            return 0;
        }
        boolean quiet = rules.isQuiet(at);
        if (quiet && value == LOSS) {
            return storedDistance(at);
        }
        if (quiet && noMoveResult == WIN && !rules.canMove(at)) {
            return 0;
        }
        MoveList list = moves[ply];
        DraughtsPosition after = positions[ply];
        rules.generate(at, list);
        int best = NO_DISTANCE;
        for (int i = 0; i < list.size(); i++) {
            rules.play(at, list.get(i), after);
            if (value == WIN && value(after, ply + 1) != LOSS) {
                continue;
            }
            int distance = distance(after, -value, ply + 1);
            if (distance == NO_DISTANCE) {
                return NO_DISTANCE;
            }
            boolean better = value == WIN ? distance < best : distance > best;
            best = best == NO_DISTANCE || better ? distance : best;
        }
        return best == NO_DISTANCE ? NO_DISTANCE : best + 1;
    }

    /** The parity of a loss is known from the rules, so half the distance is stored. */
    private int storedDistance(DraughtsPosition at) {
        int symbol = symbol(at, true);
        return symbol < 0 ? NO_DISTANCE : 2 * symbol + (noMoveResult == WIN ? 1 : 0);
    }
}
