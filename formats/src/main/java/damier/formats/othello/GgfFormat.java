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

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The Generic Game Format, in which game servers and NBoard write games of Othello. */
public final class GgfFormat implements GameFormat {
    private final GameDefinition kind;

    public GgfFormat(GameDefinition kind) {
        this.kind = kind;
    }

    @Override
    public String name() {
        return "ggf";
    }

    @Override
    public List<String> extensions() {
        return List.of("ggf");
    }

    @Override
    public void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (InputStream in = source.open()) {
            new GgfReader(kind, source.name(), new TextInput(in), listener).read();
        }
    }

    @Override
    public GameWriter write(Sink sink) throws IOException {
        return new GgfWriter(sink.open());
    }

    /** The first game of a text, if any; problems are reported. */
    public Optional<WrittenGame> first(String text, Consumer<Problem> problems) {
        List<WrittenGame> games = new ArrayList<>();
        GameListener listener =
                new GameListener() {
                    @Override
                    public void game(WrittenGame game) {
                        games.add(game);
                    }

                    @Override
                    public void problem(Problem problem) {
                        problems.accept(problem);
                    }
                };
        try {
            read(Source.of(name(), text), kind, listener);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return games.stream().findFirst();
    }

    /**
     * A game in one line.
     *
     * @throws UnwritableGame if a position was set up within it
     */
    public static String text(WrittenGame game) throws UnwritableGame {
        return GgfWriter.text(game).replace('\n', ' ');
    }
}
