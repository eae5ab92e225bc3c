package damier.formats.othello;

import damier.core.MoveList;
import damier.othello.OthelloPosition;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The games of a WTHOR file, one at a time and without allocation: {@link #next} advances to the
 * next game, and all other methods refer to it.
 *
 * <pre>
 *   0 tournament   2 black   4 white        numbers of 2 bytes, the low one first
 *   6 black discs  7 black discs with best play on both sides
 *   8 60 moves, each 10 * rank + file, both from 1; no passes; 0 after the last
 * </pre>
 */
public final class WthorReader {
    static final int GAME = 68;
    static final int MOVES = 8;

    private static final int GAMES_AT_ONCE = 128;
    private static final int BASE = 10;
    private static final byte[] SQUARES = squares();
    private static final int NO_SQUARE = -1;

    private final InputStream in;
    private final WthorHeader header;
    private final byte[] buffer = new byte[GAME * GAMES_AT_ONCE];
    private final Replay replay = new Replay();
    private int filled;
    private int at = -GAME;
    private int count;

    /**
     * @throws EOFException if the header is incomplete
     */
    public WthorReader(InputStream in) throws IOException {
        this.in = in;
        byte[] bytes = in.readNBytes(WthorHeader.BYTES);
        if (bytes.length < WthorHeader.BYTES) {
            throw new EOFException(
                    "a WTHOR file begins with %d bytes, here are %d"
                            .formatted(WthorHeader.BYTES, bytes.length));
        }
        header = WthorHeader.read(bytes);
    }

    WthorHeader header() {
        return header;
    }

    /** Advances to the next game; returns whether there is one. */
    public boolean next() throws IOException {
        at += GAME;
        if (at >= filled) {
            filled = in.readNBytes(buffer, 0, buffer.length);
            at = 0;
        }
        boolean whole = at + GAME <= filled;
        count += whole ? 1 : 0;
        return whole;
    }

    /** The number of games read, including this one. */
    public int count() {
        return count;
    }

    /** The number of bytes after the last game, too few for another. */
    int left() {
        return filled % GAME;
    }

    public int tournament() {
        return number(0);
    }

    public int black() {
        return number(2);
    }

    public int white() {
        return number(4);
    }

    private int number(int offset) {
        return Byte.toUnsignedInt(buffer[at + offset])
                | Byte.toUnsignedInt(buffer[at + offset + 1]) << 8;
    }

    /** Black's discs, with the empties counted for the winner. */
    public int blackDiscs() {
        return Byte.toUnsignedInt(buffer[at + 6]);
    }

    public int theoreticalDiscs() {
        return Byte.toUnsignedInt(buffer[at + 7]);
    }

    /**
     * Plays the legal moves of the game; returns the number of written moves that could not be
     * played.
     */
    public int replay() {
        final byte[] bytes = buffer;
        replay.start();
        int first = at + MOVES;
        int end = at + GAME;
        for (int index = first; index < end; index++) {
            if (bytes[index] == 0) {
                return isPadding(index, end) ? 0 : end - index;
            }
            int square = SQUARES[Byte.toUnsignedInt(bytes[index])];
            if (square == NO_SQUARE || !replay.play(square)) {
                return end - index;
            }
        }
        return 0;
    }

    private boolean isPadding(int from, int to) {
        for (int index = from; index < to; index++) {
            if (buffer[index] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The moves that {@link #replay} played, with passes; changes with the next replay. */
    public MoveList moves() {
        return replay.moves();
    }

    /** The position after these moves; changes with the next replay. */
    public OthelloPosition position() {
        return replay.position();
    }

    /** The byte of the move that is {@code fromTheEnd} moves before the last. */
    int written(int fromTheEnd) {
        return Byte.toUnsignedInt(buffer[at + GAME - fromTheEnd]);
    }

    /** The square of a written move; negative if it is invalid. */
    static int square(int code) {
        return SQUARES[code];
    }

    static byte code(long square) {
        return (byte) (BASE * (square / 8 + 1) + square % 8 + 1);
    }

    private static byte[] squares() {
        byte[] squares = new byte[256];
        Arrays.fill(squares, (byte) NO_SQUARE);
        for (int square = 0; square < 64; square++) {
            squares[code(square)] = (byte) square;
        }
        return squares;
    }
}
