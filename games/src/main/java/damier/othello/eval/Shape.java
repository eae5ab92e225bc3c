package damier.othello.eval;

import damier.othello.OthelloSquares;
import damier.othello.Symmetries;
import damier.weights.BaseThree;

import java.util.Locale;

/**
 * The shapes of the patterns. A pattern is what stands on the squares of a shape: every square is
 * empty or has a disc of the side to move or of its opponent, and the pattern is the number with
 * these digits in base three. Each shape has four placements, one for each quarter turn of the
 * board; the long diagonal has two. Every shape is symmetric, and its mirrored patterns share a
 * weight, so that the evaluation is the same for all eight symmetries of the board.
 *
 * <p>{@link #bits} gathers the squares of the shape, as they lie on the board that is not turned,
 * in the lowest bits; it needs neither a loop nor a special instruction.
 */
enum Shape {
    /** The three by three squares of a corner. */
    CORNER(9),
    /** Five squares of both edges of a corner, and its X square. */
    ANGLE(10),
    /** An edge and both of its X squares. */
    EDGE(10),
    /** The corners of an edge, its four middle squares and those behind them. */
    BLOCK(10),
    ROW_2(8),
    ROW_3(8),
    ROW_4(8),
    DIAGONAL_8(8),
    DIAGONAL_7(7),
    DIAGONAL_6(6),
    DIAGONAL_5(5),
    DIAGONAL_4(4);

    /** The multiplier that gathers the bits of file a in the highest byte. */
    private static final long GATHER_FILE = 0x0102040810204080L;

    /** The multiplier that adds up all ranks in the highest byte. */
    private static final long ADD_RANKS = 0x0101010101010101L;

    private static final long LONG_DIAGONAL = 0x8040201008040201L;
    private static final int RANK = 0xFF;

    private final int squares;

    Shape(int squares) {
        this.squares = squares;
    }

    int squares() {
        return squares;
    }

    int patterns() {
        return BaseThree.patterns(squares);
    }

    /** The number of placements, by quarter turns. */
    int placements() {
        return this == DIAGONAL_8 ? 2 : 4;
    }

    /** The squares of the shape, as bits in the order of its digits. */
    int bits(long board) {
        return switch (this) {
            case CORNER -> corner(board);
            case ANGLE -> angle(board);
            case EDGE -> edge(board);
            case BLOCK -> block(board);
            case ROW_2 -> rank(board, 1);
            case ROW_3 -> rank(board, 2);
            case ROW_4 -> rank(board, 3);
            case DIAGONAL_8 -> diagonal(board, 0);
            case DIAGONAL_7 -> diagonal(board, 1);
            case DIAGONAL_6 -> diagonal(board, 2);
            case DIAGONAL_5 -> diagonal(board, 3);
            case DIAGONAL_4 -> diagonal(board, 4);
        };
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static int corner(long board) {
        return (int) ((board & 0b111) | (board >>> 5 & 0b111_000) | (board >>> 10 & 0b111_000_000));
    }

    static int angle(long board) {
        long file = ((board & 0x0000_0001_0101_0100L) * GATHER_FILE) >>> 56;
        return (int) ((board & 0b11111) | (board >>> 4 & 0b100000) | file << 5);
    }

    static int edge(long board) {
        return (int) ((board & RANK) | (board >>> 1 & 0x100) | (board >>> 5 & 0x200));
    }

    static int block(long board) {
        return (int)
                ((board & 1)
                        | (board >>> 1 & 0b0_11110)
                        | (board >>> 2 & 0b1_00000)
                        | (board >>> 4 & 0b1111_000000));
    }

    /** A rank, counted from 0. */
    static int rank(long board, int rank) {
        return (int) (board >>> (OthelloSquares.WIDTH * rank)) & RANK;
    }

    /** The diagonal that begins on rank 1 at a file, counted from 0, and runs down to the right. */
    static int diagonal(long board, int file) {
        // A shift by whole ranks moves the squares that remain to the right.
        long squares = board & LONG_DIAGONAL >>> (OthelloSquares.WIDTH * file);
        return (int) ((squares * ADD_RANKS) >>> (56 + file));
    }

    /**
     * For each pattern, the one of it and its mirrored pattern that has the weight of both, the
     * lower one.
     */
    int[] canonical() {
        int[] mirrored = mirroredDigits();
        int[] canonical = new int[patterns()];
        for (int pattern = 0; pattern < canonical.length; pattern++) {
            int other = 0;
            int rest = pattern;
            for (int digit = 0; digit < squares; digit++) {
                other += rest % 3 * BaseThree.patterns(mirrored[digit]);
                rest /= 3;
            }
            canonical[pattern] = Math.min(pattern, other);
        }
        return canonical;
    }

    /** For each digit, that of the mirrored square. */
    private int[] mirroredDigits() {
        int[] squareOf = new int[squares];
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            int bit = bits(OthelloSquares.bit(square));
            if (bit != 0) {
                squareOf[Integer.numberOfTrailingZeros(bit)] = square;
            }
        }
        for (int symmetry = 1; symmetry < Symmetries.COUNT; symmetry++) {
            int[] digits = new int[squares];
            boolean itself = true;
            for (int digit = 0; digit < squares; digit++) {
                int square = Symmetries.square(squareOf[digit], symmetry);
                int bit = bits(OthelloSquares.bit(square));
                itself &= bit != 0;
                digits[digit] = Integer.numberOfTrailingZeros(bit);
            }
            if (itself) {
                return digits;
            }
        }
        throw new IllegalStateException(this + " is not symmetric");
    }
}
