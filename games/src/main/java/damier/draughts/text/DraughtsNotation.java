package damier.draughts.text;

import damier.core.Notation;
import damier.core.NotationException;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

/** Positions and moves of one variant as text. */
public final class DraughtsNotation implements Notation<DraughtsPosition> {
    private final Variant variant;
    private final SquareNames names;
    private final PositionWriter positions;
    private final MoveWriter writer;
    private final MoveReader reader;

    public DraughtsNotation(Variant variant, Rules<DraughtsPosition> rules) {
        this.variant = variant;
        this.names = new SquareNames(variant);
        this.positions = new PositionWriter(variant, names);
        this.writer = new MoveWriter(variant, names, rules);
        this.reader = new MoveReader(variant, names, rules, writer);
    }

    /** Reads a PDN FEN (see {@link FenReader}), or Hub's form of a position. */
    @Override
    public DraughtsPosition position(String text) {
        return text.indexOf(':') < 0
                ? HubReader.read(variant, names, text)
                : FenReader.read(variant, names, text);
    }

    /** A strict PDN FEN, with counters that are not 0 as extras (see {@link FenReader}). */
    @Override
    public String format(DraughtsPosition position) {
        return positions.fen(position);
    }

    /** Hub's form of a position, which has no counters. */
    public String hub(DraughtsPosition position) {
        return positions.hub(position);
    }

    @Override
    public long move(DraughtsPosition at, String text) {
        return reader.read(at, text);
    }

    @Override
    public long[] candidates(DraughtsPosition at, String text) {
        return reader.candidates(at, text);
    }

    /**
     * Reads a move that can only be in Hub's form: behind the ends stand captured squares.
     *
     * @throws NotationException if the text is no legal move of {@code at}, or fits more than one
     */
    public long hubMove(DraughtsPosition at, String text) {
        return reader.readHub(at, text);
    }

    /**
     * The ends of the move or, where captures share them, the path that comes first; with letters
     * in the variants that use them.
     */
    @Override
    public String format(DraughtsPosition at, long move) {
        return writer.standard(at, move);
    }

    /** As {@link #format(DraughtsPosition, long)}, with numbers in every variant. */
    public String numbers(DraughtsPosition at, long move) {
        return writer.numbers(at, move);
    }

    /** As {@link #format(DraughtsPosition, long)}, with letters in every variant. */
    public String letters(DraughtsPosition at, long move) {
        return writer.letters(at, move);
    }

    @Override
    public String fullPath(DraughtsPosition at, long move) {
        return writer.fullPath(at, move);
    }

    /** Hub's form of a move: the ends, then the captured squares. */
    public String hub(long move) {
        return writer.hub(move);
    }

    @Override
    public String square(int square) {
        return names.name(square);
    }

    /** By number or by letters, whichever the variant writes. */
    @Override
    public int square(String text) {
        Cursor cursor = new Cursor("square", text);
        cursor.skipBlanks();
        int square = cursor.square(names, 2);
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            throw cursor.fault(
                    ParseErrors.NOTHING_MORE.with("next", cursor.next()), cursor.column());
        }
        return square;
    }
}
