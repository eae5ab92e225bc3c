package damier.protocol.hub;

import damier.core.NotationException;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of Hub: a command, then arguments of the form {@code name=value}, {@code name="a value"}
 * or a lone word.
 *
 * @param arguments in order, with {@code NO_VALUE} for the value of a lone word
 */
record HubLine(String command, Map<String, String> arguments) {
    private static final String NO_VALUE = "\0";
    private static final int MAX_ARGUMENTS = 100;

    private static final String BLANKS = "[ \\t]*";
    private static final Pattern COMMAND = Pattern.compile(BLANKS + "([^ \\t]*)" + BLANKS);
    private static final Pattern ARGUMENT =
            Pattern.compile(
                    "(?<name>[^ \\t=]*)"
                            + "(?:=(?:\"(?<quoted>[^\"]*)(?<end>\"?)|(?<plain>[^ \\t]*)))?"
                            + BLANKS);

    static HubLine of(String command) {
        return new HubLine(command, new LinkedHashMap<>());
    }

    /** The same line with another argument. */
    HubLine with(String name, Object value) {
        arguments.put(name, value.toString());
        return this;
    }

    HubLine with(String word) {
        return with(word, NO_VALUE);
    }

    boolean has(String name) {
        return arguments.containsKey(name);
    }

    Optional<String> get(String name) {
        return Optional.ofNullable(arguments.get(name)).filter(value -> !value.equals(NO_VALUE));
    }

    /**
     * Parses a line; a blank one has an empty command.
     *
     * @throws NotationException if a quote or a name is missing, or there are too many arguments
     */
    static HubLine parse(String text) {
        Matcher command = COMMAND.matcher(text);
        command.lookingAt();
        HubLine line = of(command.group(1));
        Matcher argument = ARGUMENT.matcher(text);
        for (int index = command.end(); index < text.length(); index = argument.end()) {
            argument.region(index, text.length());
            argument.lookingAt();
            if (argument.group("name").isEmpty()) {
                throw fault("no name before '='", index);
            }
            if (argument.group("quoted") != null && argument.group("end").isEmpty()) {
                throw fault("no second '\"'", argument.start("quoted"));
            }
            line.with(argument.group("name"), value(argument));
            if (line.arguments.size() > MAX_ARGUMENTS) {
                throw fault("more than " + MAX_ARGUMENTS + " arguments", argument.end());
            }
        }
        return line;
    }

    private static String value(Matcher argument) {
        String quoted = argument.group("quoted");
        String plain = argument.group("plain");
        return quoted != null ? quoted : plain != null ? plain : NO_VALUE;
    }

    private static NotationException fault(String fault, int index) {
        return new NotationException("line", fault, index + 1);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(command);
        arguments.forEach(
                (name, value) -> {
                    text.append(' ').append(name);
                    if (!value.equals(NO_VALUE)) {
                        text.append('=').append(quoted(value));
                    }
                });
        return text.toString();
    }

    private static String quoted(String value) {
        String clean = value.replace('"', '\'').replaceAll("\\p{Cntrl}", " ");
        return clean.matches("[^\\s='\"]+") ? clean : '"' + clean + '"';
    }
}
