package damier.protocol.nboard;

import damier.core.Game;
import damier.protocol.ProgramHost;
import damier.search.SearchInfo;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of an engine's line. */
record NBoardLine(String command, List<String> words) {
    private static final Pattern MOVE = Pattern.compile("..");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,6}(?:\\.\\d{0,12})?");

    static NBoardLine parse(String text) {
        List<String> words = List.of(text.strip().split("\\s+", -1));
        return new NBoardLine(words.getFirst(), words.subList(1, words.size()));
    }

    /** The word at an index, or empty. */
    String word(int index) {
        return index < words.size() ? words.get(index) : "";
    }

    /** The value at an index in hundredths of a disc, if there is one. */
    OptionalInt hundredths(int index) {
        String word = word(index);
        return NUMBER.matcher(word).matches()
                ? OptionalInt.of((int) Math.round(100 * Double.parseDouble(word)))
                : OptionalInt.empty();
    }

    /** The integer at the beginning of the word at an index; 0 if there is none. */
    long number(int index) {
        String digits = word(index).replaceFirst("(?s)[^0-9].*", "");
        return digits.isEmpty() || digits.length() > 18 ? 0 : Long.parseLong(digits);
    }

    /** The depth at an index; a percentage means a search to the end of the game. */
    int depth(int index, Game at) {
        return word(index).contains("%")
                ? at.kind().rules().movesToEnd(at.position())
                : (int) Math.min(number(index), Byte.MAX_VALUE);
    }

    /** The confidence of an exact score at an index, in percent; 0 if the score is not exact. */
    int confidence(int index) {
        return word(index).endsWith("%")
                ? (int) Math.min(number(index), SearchInfo.PROVEN)
                : SearchInfo.ESTIMATED;
    }

    /** The moves at an index, up to the first illegal one. */
    List<Long> moves(int index, Game at) {
        List<String> texts = MOVE.matcher(word(index)).results().map(MatchResult::group).toList();
        return ProgramHost.legalMoves(at, texts, at.kind().notation()::move);
    }

    @Override
    public String toString() {
        return words.isEmpty() ? command : command + " " + String.join(" ", words);
    }
}
