package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.Sink;
import damier.record.Source;
import damier.record.TextDecoder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.Reader;
import java.util.List;

/** PDN, for all draughts variants. */
public final class PdnFormat implements GameFormat {
    private final Games games;

    public PdnFormat(Games games) {
        this.games = games;
    }

    @Override
    public String name() {
        return "pdn";
    }

    @Override
    public List<String> extensions() {
        return List.of("pdn");
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if {@code expected} is not draughts
     */
    @Override
    public void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (Reader text = new TextDecoder(source.open())) {
            new PdnReader(games, source, new PdnLexer(text), expected, listener).read();
        }
    }

    /** The number of tokens of a file, to measure the cost of the lexer alone. */
    public long tokens(Source source) throws IOException {
        try (Reader text = new TextDecoder(source.open())) {
            PdnLexer lexer = new PdnLexer(text);
            long count = 0;
            while (lexer.next().kind() != PdnToken.Kind.END) {
                count++;
            }
            return count;
        }
    }

    @Override
    public GameWriter write(Sink sink) throws IOException {
        return new PdnWriter(sink.open());
    }
}
