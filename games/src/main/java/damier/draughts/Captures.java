package damier.draughts;

import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.Variant.Choice;
import damier.draughts.Variant.Crowning;
import java.lang.invoke.MethodHandles;

/**
 * The captures of one variant; exists only in copies, one for each variant (see {@link Specialised}).
 *
 * <p>Captures are found breadth first: the list holds all captures of {@code k} pieces, and each is extended by one
 * piece behind the list. Where most pieces must be captured, the last generation is the answer; there is no recursion
 * and no best length to remember. A capture under way has the same form as a finished move. Two ways to the same move
 * take several pieces, so only from some generation on are equal captures looked for.
 *
 * <p>Most positions have captures of one piece only. Whether any goes on is found for all of them at once, by asking
 * what could be captured from all their landing squares.
 */
final class Captures implements CaptureGenerator {
    private static final Variant VARIANT = Specialised.data(MethodHandles.lookup(), Variant.class);
    private static final long BOARD = VARIANT.board().mask();
    private static final int SHORT = VARIANT.board().step();
    private static final int LONG = SHORT + 1;
    private static final int ROW = 1;
    private static final int COLUMN = SHORT + LONG;
    private static final long WHITE_CROWNS = VARIANT.board().promotionRank(Side.WHITE);
    private static final long BLACK_CROWNS = VARIANT.board().promotionRank(Side.BLACK);

    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean BACKWARD = VARIANT.menCaptureBackward();
    private static final boolean ORTHOGONAL = VARIANT.orthogonalCaptures();
    private static final boolean MEN_CAPTURE_KINGS = VARIANT.menCaptureKings();
    private static final boolean CROWNING_ENDS = VARIANT.crowning() == Crowning.ENDS_THE_MOVE;
    private static final boolean CROWNS_IN_PASSING = VARIANT.crowning() == Crowning.IN_PASSING;
    private static final boolean STOPS_BEHIND_KING = VARIANT.stopsBehindLastKing();
    private static final boolean LANDS_TO_GO_ON = VARIANT.landsWhereItCanGoOn();
    private static final Choice CHOICE = VARIANT.choice();
    private static final boolean KEEPS_SHORTER =
            CHOICE == Choice.ANY || CHOICE == Choice.KING_BEFORE_MAN || CHOICE == Choice.HIGHEST_VALUE;
    private static final boolean KINGS_MATTER = CHOICE == Choice.MOST_PIECES_THEN_KINGS
            || CHOICE == Choice.ITALIAN
            || CHOICE == Choice.HIGHEST_VALUE
            || STOPS_BEHIND_KING;

    /** The fewest pieces that a man can capture in two ways with the same end: around a square, or a triangle. */
    private static final int CIRCLE = ORTHOGONAL ? 3 : 4;

    /** For a flying king: two pieces in a line, with a choice of landing squares between them. */
    private static final int LINE = 2;

    /** Marks a capture under way that landed further than directly behind a king. */
    private static final long FAR = STOPS_BEHIND_KING ? 1L << 61 : 0;

    /** In Italian the top bits of a capture under way tell, piece by piece, which of the captured were kings. */
    private static final int ITALIAN_ORDER = 12;

    /** In Frisian n kings are worth more than 2n - 1 men and less than 2n: 2 * 32 - 1 a king, for any n below 32. */
    private static final int MAN_VALUE = 32;

    /** Where a row or a column step may end: not around the edge. */
    private static final long RIGHT_ENDS = ORTHOGONAL ? rowEnds(0) : -1;

    private static final long LEFT_ENDS = ORTHOGONAL ? rowEnds(SHORT - 1) : -1;
    private static final long DOWN_ENDS =
            BOARD & ~(VARIANT.board().rowMask(0) | VARIANT.board().rowMask(1));
    private static final long UP_ENDS = BOARD
            & ~(VARIANT.board().rowMask(2 * SHORT - 1) | VARIANT.board().rowMask(2 * SHORT - 2));

    private static final long IN_PLACE = BOARD & ~0xfffL;

    Captures() {}

    private static long rowEnds(int excluded) {
        long ends = BOARD;
        for (int row = 0; row < 2 * SHORT; row++) {
            ends &= ~VARIANT.board().bitboard(row * SHORT + excluded);
        }
        return ends;
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

    /** The pieces that men and one-step kings capture by jumping in {@code direction}. */
    private static long targets(long men, long kings, long menPrey, long prey, long empty, int direction) {
        long reached = MEN_CAPTURE_KINGS
                ? shift(men | kings, direction) & prey
                : shift(men, direction) & menPrey | shift(kings, direction) & prey;
        return reached & shift(empty, -direction);
    }

    private static boolean anyTarget(long men, long kings, long menPrey, long prey, long empty, int forward) {
        long up = BACKWARD ? men : men & (forward >> 31);
        long down = BACKWARD ? men : men & ~(forward >> 31);
        long found = targets(down, kings, menPrey, prey, empty, SHORT)
                | targets(down, kings, menPrey, prey, empty, LONG)
                | targets(up, kings, menPrey, prey, empty, -SHORT)
                | targets(up, kings, menPrey, prey, empty, -LONG);
        if (ORTHOGONAL) {
            found |= targets(men, kings, menPrey, prey, empty, ROW)
                    | targets(men, kings, menPrey, prey, empty, -ROW)
                    | targets(men, kings, menPrey, prey, empty, COLUMN)
                    | targets(men, kings, menPrey, prey, empty, -COLUMN);
        }
        return found != 0;
    }

    private static boolean anyFlyingTarget(long kings, long prey, long empty) {
        boolean found = flyingTarget(kings, prey, empty, SHORT)
                || flyingTarget(kings, prey, empty, LONG)
                || flyingTarget(kings, prey, empty, -SHORT)
                || flyingTarget(kings, prey, empty, -LONG);
        if (ORTHOGONAL) {
            return found
                    || flyingTarget(kings, prey, empty, ROW)
                    || flyingTarget(kings, prey, empty, -ROW)
                    || flyingTarget(kings, prey, empty, COLUMN)
                    || flyingTarget(kings, prey, empty, -COLUMN);
        }
        return found;
    }

    private static boolean flyingTarget(long kings, long prey, long empty, int direction) {
        long open = prey & shift(empty, -direction);
        for (long front = shift(kings, direction); front != 0; front = shift(front & empty, direction)) {
            if ((front & open) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean exists(long own, long opponent, long kings, int forward) {
        long empty = BOARD & ~(own | opponent);
        long ownKings = own & kings;
        return anyTarget(own ^ ownKings, FLYING ? 0 : ownKings, opponent & ~kings, opponent, empty, forward)
                || FLYING && ownKings != 0 && anyFlyingTarget(ownKings, opponent, empty);
    }

    @Override
    public int count(DraughtsPosition at) {
        long own = at.own;
        long prey = at.opponent;
        long empty = BOARD & ~(own | prey);
        long ownKings = own & at.kings;
        if (ORTHOGONAL
                || KINGS_MATTER && at.kings != 0
                || FLYING && ownKings != 0 && anyFlyingTarget(ownKings, prey, empty)) {
            return exists(own, prey, at.kings, at.forward) ? countAll(at) : 0;
        }
        long men = own ^ ownKings;
        long kings = FLYING ? 0 : ownKings;
        long menPrey = prey & ~at.kings;
        long up = BACKWARD ? men : men & (at.forward >> 31);
        long down = BACKWARD ? men : men & ~(at.forward >> 31);
        long downShort = targets(down, kings, menPrey, prey, empty, SHORT);
        long downLong = targets(down, kings, menPrey, prey, empty, LONG);
        long upShort = targets(up, kings, menPrey, prey, empty, -SHORT);
        long upLong = targets(up, kings, menPrey, prey, empty, -LONG);
        if ((downShort | downLong | upShort | upLong) == 0) {
            return 0;
        }
        long landed = rotateLeft(downShort, SHORT)
                | rotateLeft(downLong, LONG)
                | rotateLeft(upShort, -SHORT)
                | rotateLeft(upLong, -LONG);
        if (mayGoOn(landed, kings, menPrey, prey, empty, at.forward)) {
            return countAll(at);
        }
        return Long.bitCount(downShort) + Long.bitCount(downLong) + Long.bitCount(upShort) + Long.bitCount(upLong);
    }

    private int countAll(DraughtsPosition at) {
        generate(at, at.scratch);
        return at.scratch.size();
    }

    /** Whether a capture of one piece that landed on one of these squares may go on; a false alarm costs only time. */
    private static boolean mayGoOn(long landed, long kings, long menPrey, long prey, long empty, int forward) {
        long crowns = crowns(forward);
        if (CROWNS_IN_PASSING && (landed & crowns) != 0) {
            return true;
        }
        long men = CROWNING_ENDS ? landed & ~crowns : landed;
        return anyTarget(men, kings == 0 ? 0 : landed, menPrey, prey, empty, forward);
    }

    private static long crowns(int forward) {
        return forward < 0 ? WHITE_CROWNS : BLACK_CROWNS;
    }

    @Override
    public void generate(DraughtsPosition at, MoveList moves) {
        moves.clear();
        long landed = captureOne(at, moves);
        if (moves.isEmpty()) {
            return;
        }
        long own = at.own;
        long prey = at.opponent;
        long kings = FLYING ? 0 : own & at.kings;
        if (FLYING && (own & at.kings) != 0
                || mayGoOn(landed, kings, prey & ~at.kings, prey, BOARD & ~(own | prey), at.forward)) {
            captureMore(at, moves);
        }
        if (CHOICE == Choice.HIGHEST_VALUE || KINGS_MATTER && at.kings != 0) {
            choose(at, moves);
        }
    }

    /** Adds the captures of one piece; returns the squares that men and one-step kings landed on. */
    private static long captureOne(DraughtsPosition at, MoveList moves) {
        long own = at.own;
        long prey = at.opponent;
        long empty = BOARD & ~(own | prey);
        long ownKings = own & at.kings;
        if (FLYING && ownKings != 0) {
            for (long left = ownKings; left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                extendFlying(Moves.quiet(bit, bit), prey, empty, at, moves, 1, 0);
            }
            if (CHOICE == Choice.KING_BEFORE_MAN && !moves.isEmpty()) {
                return 0;
            }
        }
        long men = own ^ ownKings;
        long kings = FLYING ? 0 : ownKings;
        long menPrey = prey & ~at.kings;
        long up = BACKWARD ? men : men & (at.forward >> 31);
        long down = BACKWARD ? men : men & ~(at.forward >> 31);
        long landed = addJumps(targets(down, kings, menPrey, prey, empty, SHORT), SHORT, at, moves)
                | addJumps(targets(down, kings, menPrey, prey, empty, LONG), LONG, at, moves)
                | addJumps(targets(up, kings, menPrey, prey, empty, -SHORT), -SHORT, at, moves)
                | addJumps(targets(up, kings, menPrey, prey, empty, -LONG), -LONG, at, moves);
        if (ORTHOGONAL) {
            landed |= addJumps(targets(men, kings, menPrey, prey, empty, ROW), ROW, at, moves)
                    | addJumps(targets(men, kings, menPrey, prey, empty, -ROW), -ROW, at, moves)
                    | addJumps(targets(men, kings, menPrey, prey, empty, COLUMN), COLUMN, at, moves)
                    | addJumps(targets(men, kings, menPrey, prey, empty, -COLUMN), -COLUMN, at, moves);
        }
        return landed;
    }

    private static long addJumps(long targets, int direction, DraughtsPosition at, MoveList moves) {
        for (long left = targets; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            long start = Moves.quiet(bit - direction, bit - direction);
            moves.add(extended(start, left & -left, 1L << (bit + direction), at, 1));
        }
        return rotateLeft(targets, direction);
    }

    private static long captured(long move) {
        return ORTHOGONAL ? VARIANT.board().captured(move) : move & IN_PLACE;
    }

    /** A capture under way, extended by a piece of which {@code prey} is the square. */
    private static long extended(long move, long prey, long landing, DraughtsPosition at, int generation) {
        long longer = move & ~(FAR | 63) | Long.numberOfTrailingZeros(landing);
        longer |= ORTHOGONAL ? Board.encodeCaptured(prey) : prey;
        if (CROWNS_IN_PASSING && (landing & crowns(at.forward)) != 0 && (at.kings >>> Moves.fromBit(move) & 1) == 0) {
            longer |= Moves.CROWNED;
        }
        if (CHOICE == Choice.ITALIAN && (prey & at.kings) != 0) {
            longer |= Long.MIN_VALUE >>> (generation - 1);
        }
        return longer;
    }

    private static void captureMore(DraughtsPosition at, MoveList moves) {
        int start = 0;
        int kept = 0;
        for (int generation = 2; ; generation++) {
            int end = moves.size();
            for (int i = start; i < end; i++) {
                long move = moves.get(i);
                boolean goesOn = extend(at, move, moves, generation, end);
                if (KEEPS_SHORTER && !goesOn) {
                    moves.set(kept++, move);
                }
            }
            if (moves.size() == end) {
                break;
            }
            start = end;
        }
        if (KEEPS_SHORTER) {
            moves.truncate(kept);
        } else {
            moves.dropBefore(start);
        }
    }

    /** Adds the captures that {@code move} can be extended to; says whether there are any, new or not. */
    private static boolean extend(DraughtsPosition at, long move, MoveList moves, int generation, int start) {
        int from = Moves.fromBit(move);
        long prey = at.opponent & ~captured(move);
        long empty = BOARD & ~(at.own | at.opponent) | 1L << from;
        boolean king = (at.kings >>> from & 1) != 0;
        if (FLYING && (king || CROWNS_IN_PASSING && (move & Moves.CROWNED) != 0)) {
            return extendFlying(move, prey, empty, at, moves, generation, start);
        }
        long square = 1L << move;
        if (CROWNING_ENDS && !king && (square & crowns(at.forward)) != 0) {
            return false;
        }
        if (!MEN_CAPTURE_KINGS && !king) {
            prey &= ~at.kings;
        }
        boolean found = false;
        if (BACKWARD || king || at.forward > 0) {
            found = jump(move, prey, empty, SHORT, at, moves, generation, start)
                    | jump(move, prey, empty, LONG, at, moves, generation, start);
        }
        if (BACKWARD || king || at.forward < 0) {
            found |= jump(move, prey, empty, -SHORT, at, moves, generation, start)
                    | jump(move, prey, empty, -LONG, at, moves, generation, start);
        }
        if (ORTHOGONAL) {
            found |= jump(move, prey, empty, ROW, at, moves, generation, start)
                    | jump(move, prey, empty, -ROW, at, moves, generation, start)
                    | jump(move, prey, empty, COLUMN, at, moves, generation, start)
                    | jump(move, prey, empty, -COLUMN, at, moves, generation, start);
        }
        return found;
    }

    private static boolean jump(
            long move,
            long prey,
            long empty,
            int direction,
            DraughtsPosition at,
            MoveList moves,
            int generation,
            int start) {
        long jumped = shift(1L << move, direction) & prey;
        long landing = shift(jumped, direction) & empty;
        if (landing == 0) {
            return false;
        }
        add(extended(move, jumped, landing, at, generation), moves, generation >= CIRCLE ? start : moves.size());
        return true;
    }

    private static boolean extendFlying(
            long move, long prey, long empty, DraughtsPosition at, MoveList moves, int generation, int start) {
        boolean found = fly(move, prey, empty, SHORT, at, moves, generation, start)
                | fly(move, prey, empty, LONG, at, moves, generation, start)
                | fly(move, prey, empty, -SHORT, at, moves, generation, start)
                | fly(move, prey, empty, -LONG, at, moves, generation, start);
        if (ORTHOGONAL) {
            found |= fly(move, prey, empty, ROW, at, moves, generation, start)
                    | fly(move, prey, empty, -ROW, at, moves, generation, start)
                    | fly(move, prey, empty, COLUMN, at, moves, generation, start)
                    | fly(move, prey, empty, -COLUMN, at, moves, generation, start);
        }
        return found;
    }

    private static boolean fly(
            long move,
            long prey,
            long empty,
            int direction,
            DraughtsPosition at,
            MoveList moves,
            int generation,
            int start) {
        long jumped = shift(1L << move, direction);
        while ((jumped & empty) != 0) {
            jumped = shift(jumped, direction);
        }
        jumped &= prey;
        long landings = 0;
        for (long landing = shift(jumped, direction) & empty; landing != 0; ) {
            landings |= landing;
            landing = shift(landing, direction) & empty;
        }
        if (landings == 0) {
            return false;
        }
        if (LANDS_TO_GO_ON) {
            landings = onlyThoseThatGoOn(landings, prey & ~jumped, empty);
        }
        long nearest = shift(jumped, direction);
        for (long left = landings; left != 0; left &= left - 1) {
            long landing = left & -left;
            long longer = extended(move, jumped, landing, at, generation);
            if (STOPS_BEHIND_KING && landing != nearest && (jumped & at.kings) != 0) {
                longer |= FAR;
            }
            add(longer, moves, generation >= LINE ? start : moves.size());
        }
        return true;
    }

    private static long onlyThoseThatGoOn(long landings, long prey, long empty) {
        long goOn = 0;
        for (long left = landings; left != 0; left &= left - 1) {
            if (anyFlyingTarget(left & -left, prey, empty)) {
                goOn |= left & -left;
            }
        }
        return goOn != 0 ? goOn : landings;
    }

    /** Adds a move that does not yet stand at {@code start} or behind it. */
    private static void add(long move, MoveList moves, int start) {
        for (int i = start; i < moves.size(); i++) {
            if (moves.get(i) == move) {
                return;
            }
        }
        moves.add(move);
    }

    /** Keeps the captures that the variant prefers among those found. */
    private static void choose(DraughtsPosition at, MoveList moves) {
        long best = Long.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            best = Math.max(best, rank(at, moves.get(i)));
        }
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (rank(at, move) == best) {
                moves.set(kept++, CHOICE == Choice.ITALIAN ? move << ITALIAN_ORDER >>> ITALIAN_ORDER : move);
            }
        }
        moves.truncate(kept);
    }

    private static long rank(DraughtsPosition at, long move) {
        long captured = captured(move);
        int kings = Long.bitCount(captured & at.kings);
        long byKing = at.kings >>> Moves.fromBit(move) & 1;
        return switch (CHOICE) {
            case MOST_PIECES_THEN_KINGS -> kings;
            case ITALIAN -> byKing << 40 | (long) kings << 32 | move >>> (Long.SIZE - ITALIAN_ORDER);
            case HIGHEST_VALUE -> 2L * (MAN_VALUE * Long.bitCount(captured) + (MAN_VALUE - 1) * kings) + byKing;
            case ANY, MOST_PIECES, KING_BEFORE_MAN -> (move & FAR) == 0 ? 1 : 0;
        };
    }
}
