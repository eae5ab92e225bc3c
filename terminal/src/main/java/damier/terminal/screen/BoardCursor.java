package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.Game;

import java.util.Optional;
import java.util.OptionalLong;

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
        square = CursorKeys.next(entry.isEmpty() ? entry.starts() : entry.next(), square);
    }

    void go(Key.Kind arrow, boolean flipped) {
        square =
                isShown()
                        ? CursorKeys.move(shape, square, arrow, flipped)
                        : Math.max(0, CursorKeys.next(entry.starts(), NO_SQUARE));
    }

    /** Chooses a square; returns the move once the chosen squares determine it. */
    OptionalLong choose(int chosen) {
        entry = entry.choose(chosen);
        return entry.move();
    }
}
