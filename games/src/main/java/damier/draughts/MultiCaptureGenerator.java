package damier.draughts;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;
import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.Variant.Choice;
import damier.draughts.Variant.Promotion;

import java.lang.invoke.MethodHandles;

/**
 * Captures of any length; exists only as specialised copies, one for each variant (see {@link
 * Specialised}).
 *
 * <p>Captures are found breadth first: the list holds all captures of {@code k} pieces, and
 * extending each by one piece appends the next generation. If capturing the most pieces is
 * compulsory, the last generation is the result, without recursion. A partial capture has the same
 * encoding as a complete move. Two paths can lead to the same move only if they capture several
 * pieces, so duplicates are searched for from a certain length on.
 */
final class MultiCaptureGenerator implements MultiCaptures {
    private static final Variant VARIANT = Specialised.data(MethodHandles.lookup(), Variant.class);
    private static final BoardGeometry SQUARES = VARIANT.board();
    private static final long BOARD = SQUARES.mask();
    private static final int SHORT = SQUARES.step();
    private static final int LONG = SHORT + 1;
    private static final long WHITE_PROMOTION_RANK = SQUARES.promotionRank(Side.WHITE);
    private static final long BLACK_PROMOTION_RANK = SQUARES.promotionRank(Side.BLACK);
    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean BACKWARD = VARIANT.menCaptureBackward();
    private static final boolean MEN_CAPTURE_KINGS = VARIANT.menCaptureKings();
    private static final boolean PROMOTION_ENDS = VARIANT.promotion() == Promotion.ENDS_THE_MOVE;
    private static final boolean PROMOTES_IN_PASSING = VARIANT.promotion() == Promotion.IN_PASSING;
    private static final boolean STOPS_BEHIND_KING = VARIANT.stopsBehindLastKing();
    private static final boolean LANDS_TO_GO_ON = VARIANT.landsWhereItCanGoOn();
    private static final Choice CHOICE = VARIANT.choice();
    private static final boolean KEEPS_SHORTER =
            CHOICE == Choice.ANY
                    || CHOICE == Choice.KING_BEFORE_MAN
                    || CHOICE == Choice.HIGHEST_VALUE;

    /** Whether pieces capture along rows and columns. */
    private static final boolean ORTHOGONAL = VARIANT.orthogonalCaptures();

    private static final int ROW = 1;
    private static final int COLUMN = SHORT + LONG;

    /**
     * The squares where a step to the right, left, down or up may end, without wrapping around the
     * edge.
     */
    private static final long RIGHT_ENDS = BOARD & ~SQUARES.placeInRows(0);

    private static final long LEFT_ENDS = BOARD & ~SQUARES.placeInRows(SHORT - 1);
    private static final long DOWN_ENDS = BOARD & ~(SQUARES.rowMask(0) | SQUARES.rowMask(1));
    private static final long UP_ENDS =
            BOARD & ~(SQUARES.rowMask(2 * SHORT - 1) | SQUARES.rowMask(2 * SHORT - 2));

    /**
     * The least number of pieces around which a man has two paths to the same end: a square, a
     * triangle.
     */
    private static final int CIRCLE = ORTHOGONAL ? 3 : 4;

    /**
     * The same for a flying king: two pieces on a line, with a choice of landing squares between
     * them.
     */
    private static final int LINE = 2;

    /** Whether partial captures carry marks that complete captures of one piece lack. */
    private static final boolean MARKED = CHOICE == Choice.ITALIAN || PROMOTES_IN_PASSING;

    /**
     * The number of captures of one length up to which a linear search for duplicates is cheapest.
     */
    private static final int LINEAR_SEARCH_LIMIT = 256;

    /** Marks a partial capture that landed beyond the square directly behind a king. */
    private static final long FAR = STOPS_BEHIND_KING ? 1L << 61 : 0;

    /**
     * In Italian draughts the top bits of a capture show, piece by piece, which of the captured
     * pieces were kings.
     */
    private static final int ITALIAN_ORDER = 12;

    /**
     * The value of a man in Frisian draughts: n kings are worth more than 2n - 1 men and less than
     * 2n, for any n below this.
     */
    private static final long MAN_VALUE = 32;

    private static final long IN_PLACE = BOARD & ~0xfffL;

    MultiCaptureGenerator() {}

    @Override
    public boolean exist(long own, long opponent, long kings) {
        long empty = BOARD & ~(own | opponent);
        boolean diagonal =
                exist(own, opponent, kings, empty, SHORT)
                        || exist(own, opponent, kings, empty, LONG)
                        || exist(own, opponent, kings, empty, -SHORT)
                        || exist(own, opponent, kings, empty, -LONG);
        return diagonal
                || exist(own, opponent, kings, empty, ROW)
                || exist(own, opponent, kings, empty, -ROW)
                || exist(own, opponent, kings, empty, COLUMN)
                || exist(own, opponent, kings, empty, -COLUMN);
    }

    private static boolean exist(long own, long captured, long kings, long empty, int direction) {
        long open = captured & shift(empty, -direction);
        return (shift(own, direction) & open) != 0
                || flyingTarget(own & kings, captured, empty, direction);
    }

    private static boolean flyingTarget(long flying, long captured, long empty, int direction) {
        long open = captured & shift(empty, -direction);
        long front = shift(flying, direction);
        while (front != 0) {
            if ((front & open) != 0) {
                return true;
            }
            front = shift(front & empty, direction);
        }
        return false;
    }

    private static long shift(long board, int direction) {
        return rotateLeft(board, direction) & (ORTHOGONAL ? ends(direction) : -1);
    }

    private static long ends(int direction) {
        if (direction == ROW) {
            return RIGHT_ENDS;
        } else if (direction == -ROW) {
            return LEFT_ENDS;
        } else if (direction == COLUMN) {
            return DOWN_ENDS;
        }
        return direction == -COLUMN ? UP_ENDS : -1;
    }

    @Override
    public void complete(DraughtsPosition at, MoveList moves) {
        int byMen = moves.size();
        for (int i = 0; i < byMen && MARKED; i++) {
            moves.set(i, marked(at, moves.get(i)));
        }
        captureOneWithOthers(at, moves);
        if (CHOICE == Choice.KING_BEFORE_MAN && moves.size() > byMen) {
            moves.dropBefore(byMen);
        }
        captureMore(at, moves);
        if (CHOICE == Choice.HIGHEST_VALUE || at.kings != 0) {
            choose(at, moves);
        }
    }

    /** Adds the captures of flying kings, and those of men along rows and columns. */
    private static void captureOneWithOthers(DraughtsPosition at, MoveList moves) {
        for (long left = FLYING ? at.own & at.kings : 0; left != 0; left &= left - 1) {
            int bit = numberOfTrailingZeros(left);
            extend(at, Moves.quiet(bit, bit), moves, 0);
        }
        for (long left = ORTHOGONAL ? at.own & ~at.kings : 0; left != 0; left &= left - 1) {
            int bit = numberOfTrailingZeros(left);
            extendOrthogonally(at, Moves.quiet(bit, bit), false, moves, 0);
        }
    }

    private static void captureMore(DraughtsPosition at, MoveList moves) {
        int start = 0;
        int kept = 0;
        while (true) {
            int end = moves.size();
            for (int i = start; i < end; i++) {
                long move = moves.get(i);
                int ways = extend(at, move, moves, end);
                if (KEEPS_SHORTER && ways == 0) {
                    moves.set(kept++, move);
                }
            }
            if (moves.size() == end) {
                break;
            }
            if (moves.size() - end > LINEAR_SEARCH_LIMIT) {
                moves.sortDistinct(end);
            }
            start = end;
        }
        if (KEEPS_SHORTER) {
            moves.setSize(kept);
        } else {
            moves.dropBefore(start);
        }
    }

    /**
     * Adds the captures that {@code move} can be extended to by one piece.
     *
     * @param start the index in the list where captures of that length begin
     * @return the number of extensions, including duplicates
     */
    private static int extend(DraughtsPosition at, long move, MoveList moves, int start) {
        boolean king = isKing(at, move);
        if (PROMOTION_ENDS && !king && ((1L << move) & promotionRank(at)) != 0) {
            return 0;
        }
        int ways = 0;
        if (BACKWARD || king || at.forward > 0) {
            ways += capture(at, move, king, SHORT, moves, start);
            ways += capture(at, move, king, LONG, moves, start);
        }
        if (BACKWARD || king || at.forward < 0) {
            ways += capture(at, move, king, -SHORT, moves, start);
            ways += capture(at, move, king, -LONG, moves, start);
        }
        return ORTHOGONAL ? ways + extendOrthogonally(at, move, king, moves, start) : ways;
    }

    private static int extendOrthogonally(
            DraughtsPosition at, long move, boolean king, MoveList moves, int start) {
        return capture(at, move, king, ROW, moves, start)
                + capture(at, move, king, -ROW, moves, start)
                + capture(at, move, king, COLUMN, moves, start)
                + capture(at, move, king, -COLUMN, moves, start);
    }

    private static int capture(
            DraughtsPosition at,
            long move,
            boolean king,
            int direction,
            MoveList moves,
            int start) {
        long empty = empty(at, move);
        long captured = at.opponent & ~captured(move);
        if (!MEN_CAPTURE_KINGS && !king) {
            captured &= ~at.kings;
        }
        long jumped = shift(1L << move, direction);
        while (FLYING && king && (jumped & empty) != 0) {
            jumped = shift(jumped, direction);
        }
        jumped &= captured;
        long nearest = shift(jumped, direction) & empty;
        if (nearest == 0) {
            return 0;
        }
        long landings = nearest;
        if (FLYING && king) {
            landings = landings(nearest, empty, direction);
            if (LANDS_TO_GO_ON) {
                landings = thoseThatGoOn(landings, captured & ~jumped, empty);
            }
        }
        for (long left = landings; left != 0; left &= left - 1) {
            long landing = left & -left;
            boolean far = STOPS_BEHIND_KING && landing != nearest && (jumped & at.kings) != 0;
            long longer = extended(at, move, jumped, landing) | (far ? FAR : 0);
            if (bitCount(captured(longer)) >= (FLYING && king ? LINE : CIRCLE)) {
                addNew(longer, moves, start);
            } else {
                moves.add(longer);
            }
        }
        return 1;
    }

    /**
     * As {@link BoardGeometry#captured}, with fewer operations if no piece of the top row is
     * captured.
     */
    private static long captured(long move) {
        return ORTHOGONAL ? SQUARES.captured(move) : move & IN_PLACE;
    }

    private static boolean isKing(DraughtsPosition at, long move) {
        return ((at.kings >>> Moves.fromBit(move)) & 1) != 0
                || (PROMOTES_IN_PASSING && (move & Moves.PROMOTED) != 0);
    }

    private static long promotionRank(DraughtsPosition at) {
        return at.forward < 0 ? WHITE_PROMOTION_RANK : BLACK_PROMOTION_RANK;
    }

    /** The squares that are free during a capture, including the start square. */
    private static long empty(DraughtsPosition at, long move) {
        return (BOARD & ~(at.own | at.opponent)) | (1L << Moves.fromBit(move));
    }

    private static long landings(long nearest, long empty, int direction) {
        long landings = 0;
        for (long landing = nearest; landing != 0; landing = shift(landing, direction) & empty) {
            landings |= landing;
        }
        return landings;
    }

    /**
     * The landing squares from which a flying king can continue capturing; all of them if there is
     * none.
     */
    private static long thoseThatGoOn(long landings, long captured, long empty) {
        long continuing = 0;
        for (long left = landings; left != 0; left &= left - 1) {
            long landing = left & -left;
            if (flyingTarget(landing, captured, empty, SHORT)
                    || flyingTarget(landing, captured, empty, LONG)
                    || flyingTarget(landing, captured, empty, -SHORT)
                    || flyingTarget(landing, captured, empty, -LONG)) {
                continuing |= landing;
            }
        }
        return continuing != 0 ? continuing : landings;
    }

    /** A partial capture, extended by the piece on {@code jumped}. */
    private static long extended(DraughtsPosition at, long move, long jumped, long landing) {
        long longer = (move & ~(FAR | 63)) | numberOfTrailingZeros(landing);
        longer |= ORTHOGONAL ? BoardGeometry.encodeCaptured(jumped) : jumped;
        if (CHOICE == Choice.ITALIAN && (jumped & at.kings) != 0) {
            longer |= Long.MIN_VALUE >>> bitCount(captured(move));
        }
        if (PROMOTES_IN_PASSING && (landing & promotionRank(at)) != 0 && !isKing(at, move)) {
            longer |= Moves.PROMOTED;
        }
        return longer;
    }

    /** A capture of one piece, with the marks that {@link #extended} would have set. */
    private static long marked(DraughtsPosition at, long move) {
        int from = Moves.fromBit(move);
        return extended(at, Moves.quiet(from, from), captured(move), 1L << move);
    }

    /**
     * Adds a capture unless the list contains it from {@code start} on. In a large generation,
     * duplicates stay until it is complete: there can be 100,000 captures.
     */
    private static void addNew(long move, MoveList moves, int start) {
        for (int i = start; i < moves.size() && moves.size() - start <= LINEAR_SEARCH_LIMIT; i++) {
            if (moves.get(i) == move) {
                return;
            }
        }
        moves.add(move);
    }

    /** Applies capture precedence to the captures found. */
    private static void choose(DraughtsPosition at, MoveList moves) {
        long best = Long.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            best = Math.max(best, rank(at, moves.get(i)));
        }
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (rank(at, move) == best) {
                boolean ordered = CHOICE == Choice.ITALIAN;
                moves.set(kept++, ordered ? (move << ITALIAN_ORDER) >>> ITALIAN_ORDER : move);
            }
        }
        moves.setSize(kept);
    }

    private static long rank(DraughtsPosition at, long move) {
        long captured = captured(move);
        long kings = bitCount(captured & at.kings);
        long byKing = (at.kings >>> Moves.fromBit(move)) & 1;
        return switch (CHOICE) {
            case MOST_PIECES_THEN_KINGS -> kings;
            case ITALIAN -> (byKing << 40) | (kings << 32) | (move >>> (64 - ITALIAN_ORDER));
            case HIGHEST_VALUE ->
                    2 * (MAN_VALUE * bitCount(captured) + (MAN_VALUE - 1) * kings) + byKing;
            case ANY, MOST_PIECES, KING_BEFORE_MAN -> (move & FAR) == 0 ? 1 : 0;
        };
    }
}
