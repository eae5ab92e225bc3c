package damier.protocol.nboard;

import damier.guest.HouseRules;

import java.util.List;
import java.util.Map;

/**
 * How an engine is started and spoken to.
 *
 * @param version what it is greeted with: 1 or 2
 * @param depth the depth it is set to where nothing else limits the depth; 0: its own
 * @param contempt what it is told; 0: nothing
 * @param lines how many of the best moves it is asked for; more than 1: by {@code hint}
 */
record NBoardSettings(
        List<String> command, HouseRules rules, int version, int depth, int contempt, int lines) {
    /**
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    static NBoardSettings of(String commandLine, Map<String, String> options) {
        List<String> command = HouseRules.words(commandLine);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("no command behind nboard:");
        }
        for (String name : options.keySet()) {
            boolean known =
                    List.of("nboard.version", "depth", "contempt", "lines").contains(name)
                            || name.startsWith(HouseRules.PREFIX);
            if (!known) {
                throw new IllegalArgumentException(
                        "option '%s': there is none of that name; there are depth, contempt, lines,"
                                        .formatted(name)
                                + " nboard.version and those of guests");
            }
        }
        return new NBoardSettings(
                command,
                HouseRules.of(options),
                number(options, "nboard.version", 2, 1, 2),
                number(options, "depth", 0, 1, 60),
                number(options, "contempt", 0, -10_000, 10_000),
                number(options, "lines", 1, 1, 60));
    }

    NBoardSettings withVersion(int newVersion) {
        return new NBoardSettings(command, rules, newVersion, depth, contempt, lines);
    }

    private static int number(
            Map<String, String> options, String name, int otherwise, int least, int most) {
        String text = options.get(name);
        if (text == null) {
            return otherwise;
        }
        int number = text.matches("-?\\d{1,6}") ? Integer.parseInt(text) : Integer.MIN_VALUE;
        if (number < least || number > most) {
            throw new IllegalArgumentException(
                    "option '%s': '%s' is not a whole number from %d to %d"
                            .formatted(name, text, least, most));
        }
        return number;
    }
}
