package damier.record;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A format of text files: the games one after the other, in UTF-8. */
public abstract class TextFormat implements GameFormat {
    private final String name;
    private final List<String> extensions;

    protected TextFormat(String name, String... extensions) {
        this.name = name;
        this.extensions = List.of(extensions);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<String> extensions() {
        return extensions;
    }

    @Override
    public final GameWriter write(Sink sink) throws IOException {
        Writer out =
                new BufferedWriter(new OutputStreamWriter(sink.open(), StandardCharsets.UTF_8));
        return new GameWriter() {
            @Override
            public void write(WrittenGame game) throws IOException, UnwritableGame {
                out.write(text(game));
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        };
    }

    /**
     * The text of one game, with its line end.
     *
     * @throws UnwritableGame if the format cannot represent this game
     */
    protected abstract String text(WrittenGame game) throws UnwritableGame;
}
