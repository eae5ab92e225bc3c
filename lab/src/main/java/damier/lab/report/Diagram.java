package damier.lab.report;

import damier.core.BoardLayout;
import damier.core.Piece;

import java.util.Map;

/**
 * A position to be drawn.
 *
 * @param pieces by the index of their square
 */
public record Diagram(String caption, BoardLayout layout, Map<Integer, Piece> pieces) {
    public Diagram {
        pieces = Map.copyOf(pieces);
    }
}
