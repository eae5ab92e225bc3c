package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;
import damier.record.TextFormat;
import damier.record.TextInput;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** A format with one game per line. */
abstract class LineFormat extends TextFormat {
    private static final int MAX_LINE = 10_000;

    private final String title;
    private final GameDefinition kind;

    /**
     * @param title its name in messages
     */
    LineFormat(String title, GameDefinition kind, String name, String... extensions) {
        super(name, extensions);
        this.title = title;
        this.kind = kind;
    }

    final String title() {
        return title;
    }

    final GameDefinition kind() {
        return kind;
    }

    /** The location of a line, and the listener for its content. */
    record Place(String source, int line, GameListener listener) {
        /**
         * @param index of the faulty character, from 0
         */
        void problem(int index, String what) throws IOException {
            listener.problem(new Problem(source, line, index + 1L, what));
        }
    }

    @Override
    public final void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (TextInput in = new TextInput(source.open())) {
            StringBuilder text = new StringBuilder();
            for (int line = 1; in.readLine(text, MAX_LINE + 1); line++) {
                Place place = new Place(source.name(), line, listener);
                if (text.length() > MAX_LINE) {
                    place.problem(
                            MAX_LINE,
                            "a line of more than %d characters is cut".formatted(MAX_LINE));
                    text.setLength(MAX_LINE);
                }
                read(text.toString(), place);
            }
        }
    }

    /** Reads a line, which need not contain a game. */
    abstract void read(String text, Place place) throws IOException;

    @Override
    protected final String text(WrittenGame game) throws UnwritableGame {
        OthelloGames.requireOthello(game, title);
        return line(game) + "\n";
    }

    /** The line of a game, without its end. */
    abstract String line(WrittenGame game) throws UnwritableGame;
}
