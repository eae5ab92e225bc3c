package damier.core;

import java.util.Arrays;

/**
 * A list of moves that is filled again and again. It grows when a position needs more room than any
 * before it, and allocates at no other time.
 */
public final class MoveList {
    private static final int ROOM = 128;

    private long[] moves = new long[ROOM];
    private int size;

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public long get(int index) {
        return moves[index];
    }

    public void set(int index, long move) {
        moves[index] = move;
    }

    public void add(long move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /**
     * For generators that add many moves: the moves themselves, with room for so many more behind
     * {@link #size}. What was written there counts after {@link #setSize}.
     */
    public long[] roomFor(int more) {
        if (size + more > moves.length) {
            moves = Arrays.copyOf(moves, 2 * (size + more));
        }
        return moves;
    }

    /**
     * The moves themselves, for loops that read them all; behind {@link #size} they mean nothing.
     */
    public long[] array() {
        return moves;
    }

    public void setSize(int newSize) {
        size = newSize;
    }

    /** Drops the moves before {@code start} and moves the others to the front. */
    public void dropBefore(int start) {
        System.arraycopy(moves, start, moves, 0, size - start);
        size -= start;
    }

    /** Sorts the moves from {@code start} on, and keeps one of those that are equal. */
    public void sortDistinct(int start) {
        Arrays.sort(moves, start, size);
        int kept = start;
        for (int i = start; i < size; i++) {
            if (i == start || moves[i] != moves[i - 1]) {
                moves[kept++] = moves[i];
            }
        }
        size = kept;
    }

    public int indexOf(long move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(long move) {
        return indexOf(move) >= 0;
    }

    public long[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
