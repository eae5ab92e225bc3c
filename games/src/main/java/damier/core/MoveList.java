package damier.core;

import java.util.Arrays;

/**
 * A reusable list of moves. It allocates only when a position has more moves than any before it.
 */
public final class MoveList {
    private static final int INITIAL_CAPACITY = 128;

    private long[] moves = new long[INITIAL_CAPACITY];
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
     * The array of moves with space for {@code more} moves after {@link #size}, for generators that
     * add many moves. Moves written there count after {@link #setSize}.
     */
    public long[] ensureCapacity(int more) {
        if (size + more > moves.length) {
            moves = Arrays.copyOf(moves, 2 * (size + more));
        }
        return moves;
    }

    /**
     * The array of moves, for loops over all of them; elements after {@link #size} are undefined.
     */
    public long[] array() {
        return moves;
    }

    public void setSize(int newSize) {
        size = newSize;
    }

    /** Removes the moves before {@code start}. */
    public void dropBefore(int start) {
        System.arraycopy(moves, start, moves, 0, size - start);
        size -= start;
    }

    /** Sorts the moves from {@code start} on and removes duplicates. */
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

    /** Replaces the moves by those of another list. */
    public void copy(MoveList from) {
        size = 0;
        System.arraycopy(from.moves, 0, ensureCapacity(from.size), 0, from.size);
        size = from.size;
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
