package damier.classic;

import damier.classic.PlayerOption.Kind;
import damier.classic.search.Algorithm;
import damier.classic.search.Minimax;
import damier.classic.search.PlainAlphaBeta;
import damier.core.Position;

/** Options that several players have. */
final class CommonOptions {
    static final String WEIGHTS = "weights";
    static final String LEARNED = "learned";

    private CommonOptions() {}

    /** Replaces the defaults of all weights by those that {@code lab run tune} has fitted. */
    static PlayerOption weights() {
        return PlayerOption.choice(
                WEIGHTS, "those of the document, or fitted to games", "document", LEARNED);
    }

    static PlayerOption time(String defaultValue) {
        return time(defaultValue, "time for a move");
    }

    /** The time of a player whose document leaves it open. */
    static PlayerOption timeOfOurs(String defaultValue) {
        return time(defaultValue, "time for a move; the document names none");
    }

    private static PlayerOption time(String defaultValue, String meaning) {
        return PlayerOption.of("time", Kind.TIME, defaultValue, meaning);
    }

    static PlayerOption maxDepth(String defaultValue) {
        return maxDepth(defaultValue, "the deepest iteration, in plies");
    }

    static PlayerOption maxDepth(String defaultValue, String meaning) {
        return PlayerOption.of("depth", Kind.COUNT, defaultValue, meaning);
    }

    static PlayerOption fixedDepth(String defaultValue) {
        return fixedDepth(defaultValue, "search depth in plies");
    }

    static PlayerOption fixedDepth(String defaultValue, String meaning) {
        return PlayerOption.of("depth", Kind.COUNT, defaultValue, meaning);
    }

    static PlayerOption algorithm() {
        return PlayerOption.choice("algorithm", "search algorithm", "alpha-beta", "minimax");
    }

    static <P extends Position> Algorithm<P> chosenAlgorithm(Options options) {
        return options.word("algorithm").equals("minimax") ? Minimax::new : PlainAlphaBeta::new;
    }

    static PlayerOption seed() {
        return PlayerOption.of("seed", Kind.SEED, "1", "random seed");
    }
}
