package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameListener;
import damier.record.Source;
import damier.record.TextFormat;
import damier.record.TextInput;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** The Generic Game Format, in which game servers and NBoard write games of Othello. */
public final class GgfFormat extends TextFormat {
    private final GameDefinition kind;

    public GgfFormat(GameDefinition kind) {
        super("ggf", "ggf");
        this.kind = kind;
    }

    @Override
    public void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (TextInput text = new TextInput(source.open())) {
            new GgfReader(kind, source.name(), text, listener).read();
        }
    }

    @Override
    protected String text(WrittenGame game) throws UnwritableGame {
        OthelloGames.requireOthello(game, GgfWriter.FORMAT);
        return GgfWriter.text(game) + "\n";
    }

    /**
     * A game in one line.
     *
     * @throws UnwritableGame if a position was set up within it
     */
    public static String line(WrittenGame game) throws UnwritableGame {
        return GgfWriter.text(game).replace('\n', ' ');
    }
}
