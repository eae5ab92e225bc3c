package damier.draughts.eval;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What is counted for White and against Black; the weight of each is in the variant's file, under
 * the name in lower case. Ranks are seen by the owner, whose back rank is the first.
 */
enum EvalFeature {
    /** 1 for the side to move. */
    MOVE,
    MAN,
    KING,
    /** 1 for a side that has a king. */
    FIRST_KING,
    /** Ranks that the men have advanced. */
    TEMPO,
    /** How far the men are from being spread evenly over left and right. */
    IMBALANCE,
    /** Steps of men. */
    MOBILITY,
    /** Steps of men to where no piece beside them can capture them. */
    SAFE_MOBILITY,
    /** Men that cannot step. */
    BLOCKED,
    /** Men at the edge that cannot step. */
    LOCKED_EDGE,
    /** Pieces of the opponent that a piece beside them could capture, were it its turn. */
    CAPTURES,
    /** Men on the back rank. */
    BACK_RANK,
    /** Men on the squares of the back rank that guard it best. */
    GOLDEN,
    CENTRE,
    EDGE,
    KEY_SQUARE,
    /** Men with a man behind them. */
    SUPPORTED,
    /** Men with two men behind them. */
    TRIANGLE,
    /** Men without a man beside them. */
    ISOLATED,
    /** Men in the opponent's half. */
    OUTPOST,
    /** Those of them with a man behind. */
    SUPPORTED_OUTPOST,
    /** Men that become kings with their next step. */
    RUNAWAY_1,
    /** Men two free steps from becoming kings. */
    RUNAWAY_2,
    RUNAWAY_3,
    /** Squares that kings can move to. */
    KING_MOBILITY,
    /** Kings on the longest diagonal. */
    KING_DIAGONAL,
    /**
     * Where kings go step by step and both sides have as many pieces: 1 for the side that can force
     * the other to give way.
     */
    OPPOSITION;

    private static final Set<EvalFeature> TOLD_BY_FORMATIONS =
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

    /** What counts in an evaluation that has weights of {@link Patterns}, or none. */
    static List<EvalFeature> counted(boolean formations) {
        return Arrays.stream(values())
                .filter(trait -> !formations || !TOLD_BY_FORMATIONS.contains(trait))
                .toList();
    }

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
