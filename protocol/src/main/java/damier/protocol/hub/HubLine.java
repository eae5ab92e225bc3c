package damier.protocol.hub;

import damier.core.NotationException;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One line of Hub: a command, then arguments of the form {@code name=value}, {@code name="a value"}
 * or a lone word.
 *
 * @param arguments in order, with {@code NO_VALUE} for the value of a lone word
 */
record HubLine(String command, Map<String, String> arguments) {
    private static final String NO_VALUE = "\0";
    private static final int MAX_ARGUMENTS = 100;

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
        var scanner = new Scanner(text);
        scanner.skipBlanks();
        HubLine line = of(scanner.plain());
        scanner.skipBlanks();
        while (!scanner.atEnd()) {
            String name = scanner.word();
            if (name.isEmpty()) {
                throw scanner.fault("no name before '='");
            }
            line.with(name, scanner.skip('=') ? scanner.value() : NO_VALUE);
            if (line.arguments.size() > MAX_ARGUMENTS) {
                throw scanner.fault("more than " + MAX_ARGUMENTS + " arguments");
            }
            scanner.skipBlanks();
        }
        return line;
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

    private static final class Scanner {
        private final String text;
        private int index;

        Scanner(String text) {
            this.text = text;
        }

        boolean atEnd() {
            return index >= text.length();
        }

        void skipBlanks() {
            while (!atEnd() && isBlank(text.charAt(index))) {
                index++;
            }
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c == '\t';
        }

        boolean skip(char expected) {
            boolean found = !atEnd() && text.charAt(index) == expected;
            if (found) {
                index++;
            }
            return found;
        }

        /** Reads up to a blank or an equals sign. */
        String word() {
            int start = index;
            while (!atEnd() && !isBlank(text.charAt(index)) && text.charAt(index) != '=') {
                index++;
            }
            return text.substring(start, index);
        }

        String value() {
            return skip('"') ? quotation() : plain();
        }

        /** Reads up to a blank. */
        String plain() {
            int start = index;
            while (!atEnd() && !isBlank(text.charAt(index))) {
                index++;
            }
            return text.substring(start, index);
        }

        private String quotation() {
            int end = text.indexOf('"', index);
            if (end < 0) {
                throw fault("no second '\"'");
            }
            String inside = text.substring(index, end);
            index = end + 1;
            return inside;
        }

        NotationException fault(String fault) {
            return new NotationException("line", fault, index + 1);
        }
    }
}
