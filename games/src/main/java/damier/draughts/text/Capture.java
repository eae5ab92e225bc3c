package damier.draughts.text;

import java.util.List;

/**
 * One complete capture.
 *
 * @param squares the squares of the piece, the start first
 * @param captured the captured pieces, in order
 * @param kings which of the captured pieces are kings, in order
 */
record Capture(
        long move,
        List<Integer> squares,
        List<Integer> captured,
        List<Boolean> kings,
        boolean byKing) {
    int from() {
        return squares.getFirst();
    }

    int to() {
        return squares.getLast();
    }

    int pieces() {
        return captured.size();
    }

    int kingCount() {
        return (int) kings.stream().filter(king -> king).count();
    }

    int manCount() {
        return pieces() - kingCount();
    }

    /** The first index where one captures a king and the other does not; -1 if there is none. */
    int firstDifference(Capture other) {
        for (int i = 0; i < Math.min(pieces(), other.pieces()); i++) {
            if (!kings.get(i).equals(other.kings.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the piece lands on these squares, one after the other, and then continues. */
    boolean continuesAfter(List<Integer> landed) {
        return landed.size() < squares.size() && squares.subList(0, landed.size()).equals(landed);
    }
}
