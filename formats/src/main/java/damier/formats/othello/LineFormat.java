package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** A format with one game per line. */
abstract class LineFormat implements GameFormat {
    private static final int MAX_LINE = 10_000;

    private final String title;
    private final GameDefinition kind;

    /**
     * @param title its name in messages
     */
    LineFormat(String title, GameDefinition kind) {
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
        try (InputStream in = source.open()) {
            TextInput text = new TextInput(in);
            TextInput.Piece piece = new TextInput.Piece(MAX_LINE);
            for (int line = 1; text.readLine(piece); line++) {
                Place place = new Place(source.name(), line, listener);
                if (piece.isCut()) {
                    place.problem(
                            MAX_LINE, "a line of more than %d bytes is cut".formatted(MAX_LINE));
                }
                read(piece.text(), place);
            }
        }
    }

    /** Reads a line, which need not contain a game. */
    abstract void read(String text, Place place) throws IOException;

    @Override
    public final GameWriter write(Sink sink) throws IOException {
        Writer out =
                new BufferedWriter(new OutputStreamWriter(sink.open(), StandardCharsets.UTF_8));
        return new GameWriter() {
            @Override
            public void write(WrittenGame game) throws IOException, UnwritableGame {
                OthelloGames.requireOthello(game, title);
                out.write(text(game) + "\n");
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        };
    }

    abstract String text(WrittenGame game) throws UnwritableGame;
}
