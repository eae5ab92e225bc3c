package damier.record;

import damier.core.Result;

import org.jspecify.annotations.Nullable;

/** The result of a game record. */
public enum WrittenResult {
    WHITE_WINS(Result.WHITE_WINS),
    BLACK_WINS(Result.BLACK_WINS),
    DRAW(Result.DRAW),
    /** Both sides lose. */
    BOTH_LOSE(null),
    /** Not over, or not recorded. */
    UNKNOWN(null);

    private final @Nullable Result result;

    WrittenResult(@Nullable Result result) {
        this.result = result;
    }

    public static WrittenResult of(Result result) {
        return switch (result) {
            case WHITE_WINS -> WHITE_WINS;
            case BLACK_WINS -> BLACK_WINS;
            case DRAW -> DRAW;
        };
    }

    /** Null if the game was neither won nor drawn. */
    public @Nullable Result result() {
        return result;
    }
}
