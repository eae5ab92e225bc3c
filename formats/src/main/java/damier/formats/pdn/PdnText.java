package damier.formats.pdn;

import damier.core.Quotes;
import damier.formats.pdn.PdnToken.Kind;

import java.util.List;
import java.util.function.Consumer;

/** Converts tokens back to text, for a comment. */
final class PdnText {
    private PdnText() {}

    /**
     * Appends a line of moves, with its variations, from {@code start} to its end or to the end of
     * the game.
     *
     * @param endsAtResult whether this is the main line of the game
     * @return the index of the token that ends it
     */
    static int append(
            List<PdnToken> tokens,
            int start,
            boolean endsAtResult,
            StringBuilder text,
            Consumer<PdnToken> faults) {
        int depth = 0;
        int index = start;
        for (; index < tokens.size(); index++) {
            PdnToken token = tokens.get(index);
            depth += token.kind() == Kind.OPEN ? 1 : token.kind() == Kind.CLOSE ? -1 : 0;
            if (depth < 0 || (depth == 0 && endsAtResult && token.kind() == Kind.RESULT)) {
                break;
            }
            if (token.kind() == Kind.FAULT) {
                faults.accept(token);
                continue;
            }
            boolean glued =
                    text.isEmpty()
                            || text.charAt(text.length() - 1) == '('
                            || token.kind() == Kind.CLOSE
                            || token.kind() == Kind.STRENGTH;
            text.append(glued ? "" : " ").append(written(token));
        }
        return index;
    }

    private static String written(PdnToken token) {
        return switch (token.kind()) {
            case NUMBER -> token.text() + ".";
            case NAG -> "$" + token.text();
            case SETUP -> "/FEN \"" + token.text() + "\"/";
            default -> token.text();
        };
    }

    /** The text on one line and shortened, for problems. */
    static String quoted(String text) {
        return "'" + Quotes.brief(text) + "'";
    }
}
