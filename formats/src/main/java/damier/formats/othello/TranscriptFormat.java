package damier.formats.othello;

import damier.core.GameKind;
import damier.core.MoveList;
import damier.core.NotationException;
import damier.othello.OthelloPosition;
import damier.othello.text.OthelloTranscript;
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
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Games as rows of squares, one a line: {@code f5d6c3d3c4}. Blank lines and lines that begin with
 * {@code #} or {@code %} are passed over, and so are the numbers of moves.
 */
public final class TranscriptFormat implements GameFormat {
    private static final String FORMAT = "a transcript";
    private static final int MAX_LINE = 10_000;
    private static final Pattern MOVE_NUMBER = Pattern.compile("(?<![A-Za-z])\\d{1,2}\\.+");

    private final GameKind<OthelloPosition> kind;

    public TranscriptFormat(GameKind<OthelloPosition> kind) {
        this.kind = kind;
    }

    @Override
    public String name() {
        return "transcript";
    }

    @Override
    public List<String> extensions() {
        return List.of("transcript", "txt");
    }

    @Override
    public void read(Source source, @Nullable GameKind<?> expected, GameListener listener)
            throws IOException {
        try (InputStream in = source.open()) {
            TextInput text = new TextInput(in);
            TextInput.Piece piece = new TextInput.Piece(MAX_LINE);
            for (int line = 1; text.readLine(piece); line++) {
                String game = piece.text();
                if (piece.isCut()) {
                    listener.problem(
                            new Problem(
                                    source.name(),
                                    line,
                                    MAX_LINE + 1L,
                                    "a line of more than %d bytes is cut".formatted(MAX_LINE)));
                }
                if (!game.isBlank() && !game.startsWith("#") && !game.startsWith("%")) {
                    listener.game(read(game, source.name(), line, listener));
                }
            }
        }
    }

    private WrittenGame<OthelloPosition> read(
            String text, String source, int line, GameListener listener) throws IOException {
        OthelloPosition start = kind.rules().newPosition();
        String squares = withoutNumbers(text);
        MoveList moves;
        String rest = "";
        try {
            moves = OthelloTranscript.read(start, squares);
        } catch (NotationException fault) {
            int good = Math.max(fault.column() - 1, 0);
            moves = OthelloTranscript.read(start, squares.substring(0, good));
            rest = text.substring(good).strip();
            listener.problem(
                    new Problem(
                            source,
                            line,
                            good + 1L,
                            fault.getMessage() + "; the game is kept up to there"));
        }
        WrittenGame<OthelloPosition> game = new WrittenGame<>(kind);
        MoveNode<OthelloPosition> at = game.root();
        for (int index = 0; index < moves.size(); index++) {
            at = at.add(moves.get(index));
        }
        game.setResult(OthelloGames.result(game.positionAt(at)));
        if (!rest.isEmpty()) {
            at.remark(Remarks.NONE.withAfter(OthelloGames.UNPLAYABLE + rest));
        }
        return game;
    }

    /** With spaces in place of the numbers, so that everything else keeps its column. */
    private static String withoutNumbers(String text) {
        Matcher numbers = MOVE_NUMBER.matcher(text);
        return numbers.replaceAll(number -> " ".repeat(number.group().length()));
    }

    @Override
    public GameWriter write(Sink sink) throws IOException {
        Writer out =
                new BufferedWriter(new OutputStreamWriter(sink.open(), StandardCharsets.US_ASCII));
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

    /** A game without moves is a line too, lest it be lost: a blank one would not be read. */
    private static String text(WrittenGame<OthelloPosition> game) throws UnwritableGame {
        OthelloGames.requireUsualStart(game, FORMAT);
        MoveList moves = new MoveList();
        for (MoveNode<OthelloPosition> move : OthelloGames.moves(game, FORMAT)) {
            moves.add(move.move());
        }
        if (moves.isEmpty()) {
            throw new UnwritableGame("a transcript is nothing but moves, and here are none");
        }
        return OthelloTranscript.write(moves);
    }
}
