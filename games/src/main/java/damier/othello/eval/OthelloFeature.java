package damier.othello.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The named features of the evaluation, counted for the side to move. The weights of each, by stage
 * of the game, are in the weight file, under its name in lower case. All else is in the weights of
 * the patterns of each {@link Shape}.
 */
enum OthelloFeature {
    /** 1 for the side to move. */
    MOVE,
    /** 1 if the side to move fills the last square if no side passes, otherwise -1. */
    PARITY,
    /** The number of legal moves. */
    MOVES,
    /** The number of legal moves of the opponent, if it were to move. */
    OPPONENT_MOVES;

    static List<String> titles() {
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
