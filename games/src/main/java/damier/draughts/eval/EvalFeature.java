package damier.draughts.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The named features of the evaluation, counted for White and against Black. The weight of each is
 * in the variant's file, under its name in lower case. What men are worth on their squares and
 * beside each other is in the weights of patterns; see {@link Areas}.
 */
enum EvalFeature {
    /** 1 for the side to move. */
    MOVE,
    MAN,
    KING,
    /** 1 for a side that has a king. */
    FIRST_KING,
    /** The number of ranks that the men have advanced. */
    TEMPO,
    /** The imbalance of the men between left and right. */
    IMBALANCE,
    /** The number of steps of men. */
    MOBILITY,
    /** The number of steps of men to squares where no adjacent piece can capture them. */
    SAFE_MOBILITY,
    /** The number of men that cannot step. */
    BLOCKED,
    /** The number of men at the edge that cannot step. */
    LOCKED_EDGE,
    /**
     * The number of the opponent's pieces that an adjacent piece could capture if it were to move.
     */
    CAPTURES,
    /** The number of men that promote with their next step. */
    RUNAWAY_1,
    /** The number of men two free steps from promotion. */
    RUNAWAY_2,
    RUNAWAY_3,
    /** The number of squares that kings can move to. */
    KING_MOBILITY,
    /** The number of these squares where no adjacent piece can capture the king. */
    SAFE_KING_MOBILITY,
    /**
     * If kings move one step and both sides have the same number of pieces: 1 for the side that has
     * the opposition, which can force the other to give way.
     */
    OPPOSITION;

    static List<EvalFeature> all() {
        return List.of(values());
    }

    static List<String> titles() {
        return Arrays.stream(values()).map(EvalFeature::title).toList();
    }

    /** The weight of this feature among those of all features, in the order of this enum. */
    @SuppressWarnings("EnumOrdinal") // An EnumMap would be too slow at every node.
    long of(long[] weights) {
        return weights[ordinal()];
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
