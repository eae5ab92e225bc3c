package damier.record;

import damier.core.Result;

import org.jspecify.annotations.Nullable;

/** The result of a game record. */
public enum WrittenResult {
    WHITE_WINS("1-0", Result.WHITE_WINS),
    BLACK_WINS("0-1", Result.BLACK_WINS),
    DRAW("1/2", Result.DRAW),
    /** Both sides lose. */
    BOTH_LOSE("0-0", null),
    /** Not over, or not recorded. */
    UNKNOWN("*", null);

    private final String text;
    private final @Nullable Result result;

    WrittenResult(String text, @Nullable Result result) {
        this.text = text;
        this.result = result;
    }

    public static WrittenResult of(Result result) {
        return switch (result) {
            case WHITE_WINS -> WHITE_WINS;
            case BLACK_WINS -> BLACK_WINS;
            case DRAW -> DRAW;
        };
    }

    /** {@code 1-0}, {@code 0-1}, {@code 1/2}, {@code 0-0} or {@code *}. */
    public String text() {
        return text;
    }

    /** Null if the game was neither won nor drawn. */
    public @Nullable Result result() {
        return result;
    }
}
