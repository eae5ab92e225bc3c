package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Quotes;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Boards with the values of their moves, one per line: {@code BOARD X; f5:+2; d3:-4; % a comment}.
 * A board is read as a game that begins there, and its moves as alternatives for the first.
 */
public final class ObfFormat extends LineFormat {
    private static final Pattern PAIR =
            Pattern.compile(
                    "\\s*([A-Za-z][A-Za-z1-8]{1,3}|--)\\s*:\\s*([+-]?\\d{1,6}(?:\\.\\d{0,6})?)\\s*");

    public ObfFormat(GameDefinition kind) {
        super("OBF", kind, "obf", "obf");
    }

    @Override
    void read(String text, Place place) throws IOException {
        int comment = text.indexOf('%');
        String said = comment < 0 ? text : text.substring(0, comment);
        if (said.isBlank()) {
            return;
        }
        int end = said.indexOf(';');
        String board = end < 0 ? said : said.substring(0, end);
        Position start;
        try {
            start = kind().notation().position(board);
        } catch (NotationException fault) {
            place.problem(Math.max(fault.column() - 1, 0), String.valueOf(fault.getMessage()));
            return;
        }
        WrittenGame game = new WrittenGame(kind(), start);
        if (comment >= 0) {
            String words = text.substring(comment + 1).strip();
            game.root().remark(Remarks.NONE.withAfter(words));
        }
        for (int at = end + 1; end >= 0 && at < said.length(); at = nextPair(said, at)) {
            pair(game, said.substring(at, nextPair(said, at) - 1), at, place);
        }
        place.listener().game(game);
    }

    /** The index after the semicolon that ends the pair at {@code index}. */
    private static int nextPair(String text, int index) {
        int end = text.indexOf(';', index);
        return (end < 0 ? text.length() : end) + 1;
    }

    private void pair(WrittenGame game, String text, int index, Place place) throws IOException {
        if (text.isBlank()) {
            return;
        }
        Matcher pair = PAIR.matcher(text);
        if (!pair.matches()) {
            String brief = Quotes.brief(text.strip());
            place.problem(index, "'%s' is not a move and its score".formatted(brief));
            return;
        }
        try {
            long move = kind().notation().move(game.start(), pair.group(1));
            double score = Double.parseDouble(pair.group(2));
            game.root().add(move).remark(Remarks.NONE.withEvaluation(score));
        } catch (NotationException illegal) {
            place.problem(
                    index + pair.start(1), OthelloGames.fault(kind(), game.start(), pair.group(1)));
        }
    }

    @Override
    String line(WrittenGame game) throws UnwritableGame {
        var notation = game.kind().notation();
        StringBuilder text = new StringBuilder(notation.format(game.start())).append(';');
        for (MoveNode move : game.root().children()) {
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
