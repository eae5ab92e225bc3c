package damier.othello.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What is counted for one side and against the other; the weight of each, for a number of stages of
 * the game, is in the file of weights under the name in lower case.
 */
enum OthelloFeature {
    /** 1 for the side to move. */
    MOVE,
    /** 1 for the side that fills the last square if nobody passes. */
    PARITY,
    DISC,
    /** Legal moves. */
    MOBILITY,
    /** The part of both sides' moves that is this side's, in thousandths. */
    MOBILITY_SHARE,
    /** Empty squares next to discs of the opponent. */
    POTENTIAL,
    /** Discs next to empty squares. */
    FRONTIER,
    CORNER,
    /** Corners that can be taken. */
    CORNER_REACH,
    /** Corners that the side to move can take. */
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
    /** Discs on the edges that nothing can flip, as far as a look along the edge tells. */
    STABLE;

    static List<String> names() {
        return Arrays.stream(values()).map(OthelloFeature::title).toList();
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
