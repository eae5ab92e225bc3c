package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.games.Games;
import damier.record.GameListener;
import damier.record.Source;
import damier.record.TextFormat;
import damier.record.TextInput;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** PDN, for all draughts variants. */
public final class PdnFormat extends TextFormat {
    private final Games games;

    public PdnFormat(Games games) {
        super("pdn", "pdn");
        this.games = games;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if {@code expected} is not draughts
     */
    @Override
    public void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (TextInput text = new TextInput(source.open())) {
            new PdnReader(games, source, new PdnLexer(text), expected, listener).read();
        }
    }

    /** The number of tokens of a file, to measure the cost of the lexer alone. */
    public long tokens(Source source) throws IOException {
        try (TextInput text = new TextInput(source.open())) {
            PdnLexer lexer = new PdnLexer(text);
            long count = 0;
            while (lexer.next().kind() != PdnToken.Kind.END) {
                count++;
            }
            return count;
        }
    }

    @Override
    protected String text(WrittenGame game) throws UnwritableGame {
        return PdnWriter.text(game);
    }
}
