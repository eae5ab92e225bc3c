package damier.draughts.text;

import static java.util.stream.Collectors.joining;

import damier.core.NotationException;
import damier.core.Rules;
import damier.core.Sentence;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Finds the legal move that a text denotes.
 *
 * <p>More than two squares are either landing squares, all or some of them, or Hub's notation: the
 * ends, then the captured squares. A complete path has precedence, because game records use it to
 * distinguish captures with the same ends.
 */
final class MoveReader {
    /** The maximum number of candidates that an error lists. */
    private static final int MAX_LISTED = 8;

    private final Variant variant;
    private final BoardGeometry board;
    private final SquareNames names;
    private final Rules<DraughtsPosition> rules;
    private final MoveWriter writer;

    MoveReader(
            Variant variant, SquareNames names, Rules<DraughtsPosition> rules, MoveWriter writer) {
        this.variant = variant;
        this.board = variant.board();
        this.names = names;
        this.rules = rules;
        this.writer = writer;
    }

    long read(DraughtsPosition at, String text) {
        long[] legal = rules.moves(at);
        long[] fitting = fitting(at, legal, text);
        if (fitting.length == 0 && ShortMove.isShort(text)) {
            String file = String.valueOf(ShortMove.file(text));
            throw illegal(text, ParseErrors.NONE_ON_FILE.with("file", file));
        }
        return only(fitting, at, text, () -> reason(at, legal, WrittenMove.of(text, names)));
    }

    /** A short move rewritten with its start square. */
    String inFull(DraughtsPosition at, String text) {
        return ShortMove.isShort(text) ? writer.fullPath(at, read(at, text)) : text;
    }

    /** All legal moves that the text may denote: none, one, or several if it is ambiguous. */
    long[] candidates(DraughtsPosition at, String text) {
        return fitting(at, rules.moves(at), text);
    }

    private long[] fitting(DraughtsPosition at, long[] legal, String text) {
        if (!ShortMove.isShort(text)) {
            return fitting(at, legal, WrittenMove.of(text, names));
        }
        int file = ShortMove.file(text) - 'a';
        return Arrays.stream(legal)
                .mapToInt(board::from)
                .filter(from -> board.column(from) == file)
                .distinct()
                .mapToObj(from -> WrittenMove.of(from, text, names))
                .flatMapToLong(whole -> Arrays.stream(fitting(at, legal, whole)))
                .toArray();
    }

    private long[] fitting(DraughtsPosition at, long[] legal, WrittenMove written) {
        long[] passing =
                withEnds(legal, written, written.to())
                        .filter(move -> passes(at, move, written))
                        .toArray();
        for (long move : passing) {
            if (written.squares().size() == 1 + Math.max(1, capturedCount(move))) {
                return new long[] {move};
            }
        }
        return LongStream.concat(Arrays.stream(passing), inHubForm(legal, written))
                .distinct()
                .toArray();
    }

    /** Reads Hub's notation only, with or without the captured squares. */
    long readHub(DraughtsPosition at, String text) {
        WrittenMove written = WrittenMove.of(text, names);
        if (written.squares().size() == 2) {
            return read(at, text);
        }
        long[] legal = rules.moves(at);
        return only(
                inHubForm(legal, written).toArray(), at, text, () -> reason(at, legal, written));
    }

    private LongStream withEnds(long[] legal, WrittenMove written, int to) {
        return Arrays.stream(legal)
                .filter(move -> board.from(move) == written.from() && board.to(move) == to)
                .filter(move -> Moves.isCapture(move) || !written.asCapture());
    }

    private boolean passes(DraughtsPosition at, long move, WrittenMove written) {
        return new CapturePaths(variant, at, move).passes(written.between());
    }

    private LongStream inHubForm(long[] legal, WrittenMove written) {
        List<Integer> squares = written.squares();
        List<Integer> captured = squares.subList(2, squares.size());
        long set = 0;
        for (int square : captured) {
            set |= board.bitboard(square);
        }
        if (set == 0 || Long.bitCount(set) != captured.size()) {
            return LongStream.empty();
        }
        long all = set;
        return withEnds(legal, written, squares.get(1)).filter(move -> board.captured(move) == all);
    }

    private int capturedCount(long move) {
        return Long.bitCount(board.captured(move));
    }

    private static NotationException illegal(String text, Sentence reason) {
        Cursor cursor = new Cursor("move", text);
        return cursor.fault(
                ParseErrors.ILLEGAL.with("text", cursor.quotedText()).with("reason", reason), 0);
    }

    private long only(long[] fitting, DraughtsPosition at, String text, Supplier<Sentence> reason) {
        if (fitting.length == 0) {
            throw illegal(text, reason.get());
        }
        if (fitting.length > 1) {
            String more = fitting.length > MAX_LISTED ? ", ..." : "";
            String paths =
                    Arrays.stream(fitting)
                            .limit(MAX_LISTED)
                            .mapToObj(move -> writer.fullPath(at, move))
                            .collect(joining(", ", "", more));
            Cursor cursor = new Cursor("move", text);
            throw cursor.fault(
                    ParseErrors.AMBIGUOUS.with("text", cursor.quotedText()).with("moves", paths),
                    0);
        }
        return fitting[0];
    }

    private Sentence reason(DraughtsPosition at, long[] legal, WrittenMove written) {
        long from = board.bitboard(written.from());
        String name = names.name(written.from());
        if (legal.length == 0) {
            return Sentence.of(ParseErrors.NOTHING_TO_PLAY);
        } else if ((at.opponent() & from) != 0) {
            return ParseErrors.NOT_YOUR_PIECE.with("square", name);
        } else if ((at.own() & from) == 0) {
            return ParseErrors.NOTHING_THERE.with("square", name);
        } else if (!Moves.isCapture(legal[0])) {
            return written.asCapture()
                    ? Sentence.of(ParseErrors.NO_CAPTURE)
                    : cannot(ParseErrors.CANNOT_GO, name, written);
        } else if (Arrays.stream(legal).noneMatch(move -> board.from(move) == written.from())) {
            return Sentence.of(ParseErrors.ANOTHER_CAPTURES);
        }
        return cannot(ParseErrors.MUST_CAPTURE_ELSE, name, written);
    }

    private Sentence cannot(ParseErrors why, String name, WrittenMove written) {
        return why.with("square", name).with("to", names.name(written.to()));
    }
}
