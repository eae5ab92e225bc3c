package damier.record;

import damier.core.Result;

import org.jspecify.annotations.Nullable;

/** How a record says that its game ended. */
public enum WrittenResult {
    WHITE_WINS(Result.WHITE_WINS),
    BLACK_WINS(Result.BLACK_WINS),
    DRAW(Result.DRAW),
    /** A game that was awarded to nobody. */
    BOTH_LOSE(null),
    /** Not over, or not written down. */
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

    /** Null where nobody won and it was no draw either. */
    public @Nullable Result result() {
        return result;
    }
}
