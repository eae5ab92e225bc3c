package damier.draughts.eval;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The features of the evaluation, counted for White and against Black. The weight of each is in the
 * variant's file, under its name in lower case. Ranks are counted from the owner's back rank.
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
    /** Men on the back rank. */
    BACK_RANK,
    /** The number of men on the squares that guard the back rank best. */
    GOLDEN,
    CENTRE,
    EDGE,
    KEY_SQUARE,
    /** The number of men with a man behind them. */
    SUPPORTED,
    /** The number of men with two men behind them. */
    TRIANGLE,
    /** The number of men without an adjacent man. */
    ISOLATED,
    /** Men in the opponent's half. */
    OUTPOST,
    /** The number of men in the opponent's half with a man behind them. */
    SUPPORTED_OUTPOST,
    /** The number of men that promote with their next step. */
    RUNAWAY_1,
    /** The number of men two free steps from promotion. */
    RUNAWAY_2,
    RUNAWAY_3,
    /** The number of squares that kings can move to. */
    KING_MOBILITY,
    /** Kings on the longest diagonal. */
    KING_DIAGONAL,
    /**
     * If kings move one step and both sides have the same number of pieces: 1 for the side that has
     * the opposition, which can force the other to give way.
     */
    OPPOSITION;

    private static final Set<EvalFeature> COVERED_BY_PATTERNS =
            EnumSet.of(
                    BACK_RANK,
                    GOLDEN,
                    CENTRE,
                    EDGE,
                    KEY_SQUARE,
                    SUPPORTED,
                    TRIANGLE,
                    ISOLATED,
                    OUTPOST,
                    SUPPORTED_OUTPOST);

    /** The features that count in an evaluation with or without {@link Patterns}. */
    static List<EvalFeature> counted(boolean patterns) {
        return Arrays.stream(values())
                .filter(feature -> !patterns || !COVERED_BY_PATTERNS.contains(feature))
                .toList();
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
