package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Where arrows lead on a board. */
final class CursorKeys {
    private CursorKeys() {}

    /** The next square in a direction, as somebody sees it who sits below; or the same. */
    static int move(BoardLayout shape, int from, Key.Kind arrow, boolean flipped) {
        Square square = shape.squares().get(from);
        int way = flipped ? -1 : 1;
        return switch (arrow) {
            case LEFT -> sideways(shape, square, -way);
            case RIGHT -> sideways(shape, square, way);
            case UP -> upright(shape, square, -way);
            case DOWN -> upright(shape, square, way);
            default -> from;
        };
    }

    private static int sideways(BoardLayout shape, Square from, int step) {
        for (int file = from.file() + step; file >= 0 && file < shape.size(); file += step) {
            var found = shape.at(file, from.rank());
            if (found.isPresent()) {
                return found.get().index();
            }
        }
        return from.index();
    }

    /** On a chequered board upwards is a zigzag. */
    private static int upright(BoardLayout shape, Square from, int step) {
        int rank = from.rank() + step;
        int aside = from.rank() % 2 == 0 ? 1 : -1;
        return shape.at(from.file(), rank)
                .or(() -> shape.at(from.file() + aside, rank))
                .or(() -> shape.at(from.file() - aside, rank))
                .map(Square::index)
                .orElse(from.index());
    }

    /** The next of some squares, round and round; -1 where there are none. */
    static int next(Collection<Integer> squares, int from) {
        List<Integer> sorted = new ArrayList<>(squares);
        Collections.sort(sorted);
        return sorted.stream()
                .filter(square -> square > from)
                .findFirst()
                .orElse(sorted.isEmpty() ? -1 : sorted.getFirst());
    }
}
