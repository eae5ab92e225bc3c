package damier.draughts.text;

import damier.core.ProtocolForm;
import damier.draughts.DraughtsPosition;

/**
 * A draughts variant in the Hub protocol: a letter for each square of a position; the ends and the
 * captured squares of a move.
 */
public record HubForm(DraughtsNotation notation) implements ProtocolForm<DraughtsPosition> {
    @Override
    public DraughtsPosition position(String text) {
        return notation.position(text);
    }

    /** Hub has no draw counters. */
    @Override
    public String format(DraughtsPosition position) {
        return notation.hub(position);
    }

    @Override
    public long move(DraughtsPosition at, String text) {
        return notation.hubMove(at, text);
    }

    @Override
    public String format(long move) {
        return notation.hub(move);
    }
}
