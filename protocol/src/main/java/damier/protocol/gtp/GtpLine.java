package damier.protocol.gtp;

import damier.core.Quotes;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command.
 *
 * @param id the number that the answer repeats, or empty
 */
record GtpLine(String id, String command, List<String> arguments) {
    private static final Pattern ID = Pattern.compile("(\\d{1,18})(?: +|$)");

    /** Parses a line; empty if it is blank or a comment. */
    static Optional<GtpLine> parse(String line) {
        String clean =
                line.replaceFirst("(?s)#.*", "")
                        .replace('\t', ' ')
                        .replaceAll("[\\x00-\\x1F\\x7F-\\x9F]", "")
                        .strip();
        if (clean.isEmpty()) {
            return Optional.empty();
        }
        Matcher number = ID.matcher(clean);
        String id = number.lookingAt() ? number.group(1) : "";
        String rest = number.lookingAt() ? clean.substring(number.end()) : clean;
        List<String> words = List.of(rest.split(" +", -1));
        return Optional.of(new GtpLine(id, words.getFirst(), words.subList(1, words.size())));
    }

    /**
     * The argument at an index.
     *
     * @throws IllegalArgumentException if there is none
     */
    String argument(int index) {
        if (index >= arguments.size()) {
            throw new IllegalArgumentException(
                    "syntax error: " + command + " needs more arguments");
        }
        return arguments.get(index);
    }

    /**
     * @throws IllegalArgumentException if it is not a plausible number of seconds
     */
    double seconds(int index) {
        String text = argument(index);
        if (!text.matches("\\d{1,9}(\\.\\d{0,9})?")) {
            throw new IllegalArgumentException(
                    "syntax error: '" + Quotes.brief(text) + "' is not a time");
        }
        return Double.parseDouble(text);
    }

    /**
     * @throws IllegalArgumentException if it is not an integer
     */
    int number(int index) {
        String text = argument(index);
        if (!text.matches("\\d{1,9}")) {
            throw new IllegalArgumentException(
                    "syntax error: '" + Quotes.brief(text) + "' is not a whole number");
        }
        return Integer.parseInt(text);
    }
}
