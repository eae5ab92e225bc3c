package damier.core;

import java.util.List;
import java.util.Optional;

/**
 * A square board without pieces.
 *
 * @param size the number of files and of ranks
 * @param chequered whether only the dark squares are played on
 * @param squares the playable squares, by their index
 */
public record BoardLayout(int size, boolean chequered, List<Square> squares) {
    /**
     * A playable square.
     *
     * @param name the name in game records
     * @param coordinates its letter and digit, such as {@code a1}
     * @param file from the left as White sees the board
     * @param rank from the top
     */
    public record Square(int index, String name, String coordinates, int file, int rank) {}

    public BoardLayout {
        squares = List.copyOf(squares);
    }

    /** The square at a file and rank; empty for the light squares of a chequered board. */
    public Optional<Square> at(int file, int rank) {
        return squares.stream()
                .filter(square -> square.file() == file && square.rank() == rank)
                .findFirst();
    }
}
