package damier.formats.othello;

import damier.core.GameKind;
import damier.core.NotationException;
import damier.core.Quotes;
import damier.othello.OthelloPosition;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Remarks;
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
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Boards with the values of their moves, one a line: {@code BOARD X; f5:+2; d3:-4; % a comment}. A
 * board is read as a game that begins there, and its moves as alternatives for the first.
 */
public final class ObfFormat implements GameFormat {
    private static final String FORMAT = "OBF";
    private static final int MAX_LINE = 10_000;
    private static final Pattern PAIR =
            Pattern.compile(
                    "\\s*([A-Za-z][A-Za-z1-8]{1,3}|--)\\s*:\\s*([+-]?\\d{1,6}(?:\\.\\d{0,6})?)\\s*");

    private final GameKind<OthelloPosition> kind;

    public ObfFormat(GameKind<OthelloPosition> kind) {
        this.kind = kind;
    }

    @Override
    public String name() {
        return "obf";
    }

    @Override
    public List<String> extensions() {
        return List.of("obf");
    }

    @Override
    public void read(Source source, @Nullable GameKind<?> expected, GameListener listener)
            throws IOException {
        try (InputStream in = source.open()) {
            TextInput text = new TextInput(in);
            TextInput.Piece piece = new TextInput.Piece(MAX_LINE);
            for (int line = 1; text.readLine(piece); line++) {
                LineReader reader = new LineReader(source.name(), line, listener);
                if (piece.isCut()) {
                    String fault = "a line of more than %d bytes is cut".formatted(MAX_LINE);
                    reader.problem(MAX_LINE, fault);
                }
                reader.read(piece.text());
            }
        }
    }

    /** One line of a file. */
    private final class LineReader {
        private final String source;
        private final int line;
        private final GameListener listener;

        LineReader(String source, int line, GameListener listener) {
            this.source = source;
            this.line = line;
            this.listener = listener;
        }

        void problem(int index, String what) throws IOException {
            listener.problem(new Problem(source, line, index + 1L, what));
        }

        void read(String text) throws IOException {
            int comment = text.indexOf('%');
            String said = comment < 0 ? text : text.substring(0, comment);
            if (said.isBlank()) {
                return;
            }
            int end = said.indexOf(';');
            String board = end < 0 ? said : said.substring(0, end);
            OthelloPosition start;
            try {
                start = kind.notation().position(board);
            } catch (NotationException fault) {
                problem(Math.max(fault.column() - 1, 0), String.valueOf(fault.getMessage()));
                return;
            }
            WrittenGame<OthelloPosition> game = new WrittenGame<>(kind, start);
            if (comment >= 0) {
                String words = text.substring(comment + 1).strip();
                game.root().remark(Remarks.NONE.withAfter(words));
            }
            for (int at = end + 1; end >= 0 && at < said.length(); at = nextPair(said, at)) {
                pair(game, said.substring(at, nextPair(said, at) - 1), at);
            }
            listener.game(game);
        }

        /** Behind the semicolon that ends the pair at {@code index}, or would. */
        private static int nextPair(String text, int index) {
            int end = text.indexOf(';', index);
            return (end < 0 ? text.length() : end) + 1;
        }

        private void pair(WrittenGame<OthelloPosition> game, String text, int index)
                throws IOException {
            if (text.isBlank()) {
                return;
            }
            Matcher pair = PAIR.matcher(text);
            if (!pair.matches()) {
                String brief = Quotes.brief(text.strip());
                problem(index, "'%s' is not a move and its score".formatted(brief));
                return;
            }
            try {
                long move = kind.notation().move(game.start(), pair.group(1));
                double score = Double.parseDouble(pair.group(2));
                game.root().add(move).remark(Remarks.NONE.withEvaluation(score));
            } catch (NotationException illegal) {
                problem(
                        index + pair.start(1),
                        OthelloGames.fault(kind, game.start(), pair.group(1)));
            }
        }
    }

    @Override
    public GameWriter write(Sink sink) throws IOException {
        Writer out =
                new BufferedWriter(new OutputStreamWriter(sink.open(), StandardCharsets.UTF_8));
        return new GameWriter() {
            @Override
            public void write(WrittenGame<?> game) throws IOException, UnwritableGame {
                out.write(text(OthelloGames.othello(game, FORMAT)) + "\n");
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        };
    }

    private static String text(WrittenGame<OthelloPosition> game) throws UnwritableGame {
        var notation = game.kind().notation();
        StringBuilder text = new StringBuilder(notation.format(game.start())).append(';');
        for (MoveNode<OthelloPosition> move : game.root().children()) {
            Double value = move.remarks().evaluation();
            if (!move.isMove() || move.next() != null || value == null || !Double.isFinite(value)) {
                throw new UnwritableGame(
                        "OBF holds a board and the value of each move, not a game");
            }
            BigDecimal score = BigDecimal.valueOf(value).stripTrailingZeros();
            text.append(' ')
                    .append(notation.format(game.start(), move.move()))
                    .append(score.signum() < 0 ? ":" : ":+")
                    .append(score.toPlainString())
                    .append(';');
        }
        String comment = game.root().remarks().after();
        if (!comment.isEmpty()) {
            text.append(" % ").append(comment.replaceAll("[\\r\\n]+", " "));
        }
        return text.toString();
    }
}
