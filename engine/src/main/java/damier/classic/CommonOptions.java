package damier.classic;

import damier.classic.PlayerOption.Kind;
import damier.classic.search.Algorithm;
import damier.classic.search.Minimax;
import damier.classic.search.PlainAlphaBeta;
import damier.core.Position;

/** Options that several players have. */
final class CommonOptions {
    private CommonOptions() {}

    static PlayerOption time(String defaultValue) {
        return PlayerOption.of("time", Kind.TIME, defaultValue, "time for a move");
    }

    static PlayerOption maxDepth(String defaultValue) {
        return maxDepth(defaultValue, "the deepest iteration, in plies");
    }

    static PlayerOption maxDepth(String defaultValue, String meaning) {
        return PlayerOption.of("depth", Kind.COUNT, defaultValue, meaning);
    }

    static PlayerOption fixedDepth(String defaultValue) {
        return PlayerOption.of("depth", Kind.COUNT, defaultValue, "search depth in plies");
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
