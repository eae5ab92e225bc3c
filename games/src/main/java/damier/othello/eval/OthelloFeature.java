package damier.othello.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The features of the evaluation, counted for one side and against the other. The weights of each,
 * by stage of the game, are in the weight file, under its name in lower case.
 */
enum OthelloFeature {
    /** 1 for the side to move. */
    MOVE,
    /** 1 for the side that fills the last square if no side passes. */
    PARITY,
    DISC,
    /** Legal moves. */
    MOBILITY,
    /** This side's share of both sides' moves, in thousandths. */
    MOBILITY_SHARE,
    /** Empty squares next to discs of the opponent. */
    POTENTIAL,
    /** Discs next to empty squares. */
    FRONTIER,
    CORNER,
    /** Corners that the side could play to. */
    CORNER_REACH,
    /** Corners that the side to move can play to. */
    CORNER_NOW,
    /** Discs on the edge beside an empty corner. */
    C_SQUARE,
    /** Discs on the diagonal beside an empty corner. */
    X_SQUARE,
    /** Discs on the edge, two from a corner. */
    A_SQUARE,
    /** Discs on the edge, three from a corner. */
    B_SQUARE,
    /** Discs on the sixteen squares in the middle. */
    CENTRE,
    /** Discs on the edges that are stable, as far as the edge alone shows. */
    STABLE;

    static List<String> names() {
        return Arrays.stream(values()).map(OthelloFeature::title).toList();
    }

    /** The weight of this feature among those of all features, in the order of this enum. */
    @SuppressWarnings("EnumOrdinal") // An EnumMap would be too slow at every node.
    int of(int[] weights) {
        return weights[ordinal()];
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
