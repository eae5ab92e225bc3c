package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.core.Rules;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/**
 * Le Minh's evaluation for International draughts: men, kings, and two terms of his experiments,
 * compactness and mobility.
 */
public final class LeMinh extends Difference<DraughtsPosition> {
    private static final Diagonals DIAGONALS = new Diagonals(BoardGeometry.TEN);

    public LeMinh(Rules<DraughtsPosition> rules, Map<String, Double> weights) {
        super(
                weights,
                List.of(
                        new Term.Named<>("men", (at, side) -> bitCount(at.men(side))),
                        new Term.Named<>("kings", (at, side) -> bitCount(at.kings(side))),
                        new Term.Named<>(
                                "compactness", (at, side) -> -DIAGONALS.freeNeighbours(at, side)),
                        new Term.Named<>("mobility", new LegalMoves(rules)::count)));
    }
}
