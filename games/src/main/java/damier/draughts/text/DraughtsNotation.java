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

    /** Reads a PDN FEN (see {@link FenReader}) or a Hub position. */
    @Override
    public DraughtsPosition position(String text) {
        return text.indexOf(':') < 0
                ? HubReader.read(variant, names, text)
                : FenReader.read(variant, names, text);
    }

    /** A strict PDN FEN; counters other than 0 are written as extras (see {@link FenReader}). */
    @Override
    public String format(DraughtsPosition position) {
        return positions.fen(position);
    }

    /** A Hub position, which has no counters. */
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
     * Reads a move in Hub's notation only: the ends, then the captured squares.
     *
     * @throws NotationException if the text is not a legal move of {@code at}, or is ambiguous
     */
    public long hubMove(DraughtsPosition at, String text) {
        return reader.readHub(at, text);
    }

    /**
     * The ends of the move or, if captures share them, the canonical path; with letters in the
     * variants that use them.
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

    /** A move in Hub's notation: the ends, then the captured squares. */
    public String hub(long move) {
        return writer.hub(move);
    }

    @Override
    public String square(int square) {
        return names.name(square);
    }

    /** Reads a number or letters, whichever the variant uses. */
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
