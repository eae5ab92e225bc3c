package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.Game;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The cursor on the board: where it is, what was chosen with it or the mouse, and the way shown.
 */
final class BoardCursor {
    static final int NO_SQUARE = -1;

    private final Game game;
    private final BoardLayout shape;
    private Entry entry;
    private Optional<Entry.Way> advised = Optional.empty();
    private int square = NO_SQUARE;

    BoardCursor(Game game, BoardLayout shape) {
        this.game = game;
        this.shape = shape;
        entry = Entry.of(game);
    }

    Entry entry() {
        return entry;
    }

    /** Where it is; {@link #NO_SQUARE} while it is hidden. */
    int square() {
        return square;
    }

    boolean isShown() {
        return square != NO_SQUARE;
    }

    void hide() {
        square = NO_SQUARE;
    }

    /** After the position has changed, or what was chosen is not wanted. */
    void renew() {
        entry = Entry.of(game);
        advised = Optional.empty();
    }

    /** Where the cursor leads, or else what was advised. */
    Optional<Entry.Way> traced() {
        return entry.preview(square).or(() -> advised);
    }

    void advise(long move) {
        advised = way(move);
    }

    Optional<Entry.Way> way(long move) {
        return entry.ways().stream().filter(way -> way.move() == move).findFirst();
    }

    /** Goes to the next piece that can move, or the next square where it can go. */
    void next() {
        square = CursorKeys.next(entry.isEmpty() ? entry.starts() : entry.next(), square);
    }

    void go(Key.Kind arrow, boolean flipped) {
        square =
                isShown()
                        ? CursorKeys.move(shape, square, arrow, flipped)
                        : Math.max(0, CursorKeys.next(entry.starts(), NO_SQUARE));
    }

    /** Chooses a square; the move, once the squares chosen leave no other. */
    OptionalLong choose(int chosen) {
        entry = entry.choose(chosen);
        return entry.move();
    }
}
