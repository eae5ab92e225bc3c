package damier.formats.pdn;

import damier.record.WrittenResult;

import org.jspecify.annotations.Nullable;

/** Parses results. */
final class PdnResults {
    /** The maximum length of a result. */
    static final int MAX_LENGTH = 7;

    private PdnResults() {}

    /** The result that ends the moves of a game; null if the text is not a result. */
    static @Nullable WrittenResult of(String text) {
        return switch (text) {
            case "1-0", "2-0" -> WrittenResult.WHITE_WINS;
            case "0-1", "0-2" -> WrittenResult.BLACK_WINS;
            case "1/2-1/2", "1-1", "1/2", "½-½", "½" -> WrittenResult.DRAW;
            case "0-0" -> WrittenResult.BOTH_LOSE;
            case "*" -> WrittenResult.UNKNOWN;
            default -> null;
        };
    }

    /** The result of a tag, which may also be the score of a set of games. */
    static @Nullable WrittenResult ofTag(String text) {
        String bare = text.replace(" ", "");
        @Nullable WrittenResult result = of(bare);
        if (result != null) {
            return result;
        }
        if (!isPoints(text)) {
            return bare.isEmpty() || bare.equals("?") ? WrittenResult.UNKNOWN : null;
        }
        int dash = bare.indexOf('-');
        int white = Integer.parseInt(bare.substring(0, dash));
        int black = Integer.parseInt(bare.substring(dash + 1));
        if (white == black) {
            return WrittenResult.DRAW;
        }
        return white > black ? WrittenResult.WHITE_WINS : WrittenResult.BLACK_WINS;
    }

    /** Whether this is the score of a set of games, such as 9-3. */
    static boolean isPoints(String text) {
        String bare = text.replace(" ", "");
        return of(bare) == null && bare.matches("[0-9]{1,3}-[0-9]{1,3}");
    }

    static String write(WrittenResult result) {
        return result == WrittenResult.DRAW ? "1/2-1/2" : result.text();
    }
}
