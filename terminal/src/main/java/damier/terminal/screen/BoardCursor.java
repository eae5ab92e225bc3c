package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;
import damier.core.Game;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * The cursor on the board: its square, the squares chosen with it or the mouse, and the path shown.
 */
final class BoardCursor {
    static final int NO_SQUARE = -1;

    private final Game game;
    private final BoardLayout shape;
    private Entry entry;
    private Optional<Entry.Way> hint = Optional.empty();
    private int square = NO_SQUARE;

    BoardCursor(Game game, BoardLayout shape) {
        this.game = game;
        this.shape = shape;
        entry = Entry.of(game);
    }

    Entry entry() {
        return entry;
    }

    /** The square of the cursor; {@link #NO_SQUARE} while it is hidden. */
    int square() {
        return square;
    }

    boolean isShown() {
        return square != NO_SQUARE;
    }

    void hide() {
        square = NO_SQUARE;
    }

    /** Clears the chosen squares and the hint, also after the position has changed. */
    void reset() {
        entry = Entry.of(game);
        hint = Optional.empty();
    }

    /** The path that choosing the square of the cursor would complete, or else the hint. */
    Optional<Entry.Way> traced() {
        return entry.preview(square).or(() -> hint);
    }

    void showHint(long move) {
        hint = way(move);
    }

    Optional<Entry.Way> way(long move) {
        return entry.ways().stream().filter(way -> way.move() == move).findFirst();
    }

    /** Moves to the next movable piece, or to the next square of the move being entered. */
    void next() {
        square = nextOf(entry.isEmpty() ? entry.starts() : entry.next());
    }

    /** The first of some squares after the cursor, cyclically. */
    private int nextOf(Set<Integer> squares) {
        TreeSet<Integer> sorted = new TreeSet<>(squares);
        Integer higher = sorted.higher(square);
        return higher != null ? higher : sorted.isEmpty() ? NO_SQUARE : sorted.first();
    }

    /** Moves in the direction of an arrow key, except at the edge of the board. */
    void go(Key.Kind arrow, boolean flipped) {
        if (!isShown()) {
            square = Math.max(0, nextOf(entry.starts()));
            return;
        }
        Square from = shape.squares().get(square);
        int direction = flipped ? -1 : 1;
        Optional<Square> to =
                switch (arrow) {
                    case LEFT -> horizontal(from, -direction);
                    case RIGHT -> horizontal(from, direction);
                    case UP -> vertical(from, -direction);
                    case DOWN -> vertical(from, direction);
                    default -> Optional.empty();
                };
        square = to.orElse(from).index();
    }

    /** On a chequered board the next square is two files away. */
    private Optional<Square> horizontal(Square from, int step) {
        return shape.at(from.file() + step, from.rank())
                .or(() -> shape.at(from.file() + 2 * step, from.rank()));
    }

    /** On a chequered board a vertical move is a zigzag. */
    private Optional<Square> vertical(Square from, int step) {
        int rank = from.rank() + step;
        int aside = from.rank() % 2 == 0 ? 1 : -1;
        return shape.at(from.file(), rank)
                .or(() -> shape.at(from.file() + aside, rank))
                .or(() -> shape.at(from.file() - aside, rank));
    }

    /** Chooses a square; returns the move once the chosen squares determine it. */
    OptionalLong choose(int chosen) {
        entry = entry.choose(chosen);
        return entry.move();
    }
}
