package damier.classic.evaluation;

import static java.lang.Long.bitCount;

import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/** The first evaluation of Gösgens and Sommers: counts of men and kings. */
public final class GosgensSommersV0 extends Difference<DraughtsPosition> {
    public GosgensSommersV0(Map<String, Double> weights) {
        super(
                weights,
                List.of(
                        new Term.Named<>("men", (at, side) -> bitCount(at.men(side))),
                        new Term.Named<>("kings", (at, side) -> bitCount(at.kings(side)))));
    }
}
