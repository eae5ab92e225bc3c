package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Moves a cursor on a board. */
final class CursorKeys {
    private CursorKeys() {}

    /** The next square in the direction of an arrow key, or the same square at the edge. */
    static int move(BoardLayout shape, int from, Key.Kind arrow, boolean flipped) {
        Square square = shape.squares().get(from);
        int direction = flipped ? -1 : 1;
        return switch (arrow) {
            case LEFT -> horizontal(shape, square, -direction);
            case RIGHT -> horizontal(shape, square, direction);
            case UP -> vertical(shape, square, -direction);
            case DOWN -> vertical(shape, square, direction);
            default -> from;
        };
    }

    private static int horizontal(BoardLayout shape, Square from, int step) {
        for (int file = from.file() + step; file >= 0 && file < shape.size(); file += step) {
            var found = shape.at(file, from.rank());
            if (found.isPresent()) {
                return found.get().index();
            }
        }
        return from.index();
    }

    /** On a chequered board a vertical move is a zigzag. */
    private static int vertical(BoardLayout shape, Square from, int step) {
        int rank = from.rank() + step;
        int aside = from.rank() % 2 == 0 ? 1 : -1;
        return shape.at(from.file(), rank)
                .or(() -> shape.at(from.file() + aside, rank))
                .or(() -> shape.at(from.file() - aside, rank))
                .map(Square::index)
                .orElse(from.index());
    }

    /** The next of some squares, cyclically; -1 if there are none. */
    static int next(Collection<Integer> squares, int from) {
        List<Integer> sorted = new ArrayList<>(squares);
        Collections.sort(sorted);
        return sorted.stream()
                .filter(square -> square > from)
                .findFirst()
                .orElse(sorted.isEmpty() ? -1 : sorted.getFirst());
    }
}
