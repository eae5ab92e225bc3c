package damier.protocol.hub;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Version 1 of Hub, for older engines: values without names, times in milliseconds. Lines are
 * translated from and to version 2, so that the host uses version 2 only.
 */
final class HubVersion1 {
    private HubVersion1() {}

    /** The equivalent lines; empty if version 1 has none. */
    static List<String> write(HubLine line) {
        return switch (line.command()) {
            case "set-param" ->
                    List.of(
                            "set "
                                    + line.get("name").orElse("")
                                    + " "
                                    + line.get("value").orElse(""));
            case "new-game" -> List.of("new");
            case "pos" -> position(line);
            case "level" -> level(line);
            case "go" ->
                    List.of(line.has("ponder") ? "ponder" : line.has("analyze") ? "analyse" : "go");
            default -> List.of(line.command());
        };
    }

    private static List<String> position(HubLine line) {
        List<String> lines = new ArrayList<>();
        String position = line.get("pos").orElse("");
        lines.add(
                position.isEmpty()
                        ? "start"
                        : "pos "
                                + position.substring(0, 1).toLowerCase(Locale.ROOT)
                                + position.substring(1));
        for (String move : line.get("moves").orElse("").split(" ", -1)) {
            if (!move.isEmpty()) {
                lines.add("move " + move);
            }
        }
        return lines;
    }

    private static List<String> level(HubLine line) {
        List<String> lines = new ArrayList<>();
        line.get("depth").ifPresent(depth -> lines.add("depth " + depth));
        line.get("move-time").ifPresent(time -> lines.add("time " + millis(time)));
        line.get("time")
                .ifPresent(
                        time ->
                                lines.add(
                                        "level %s %d %d"
                                                .formatted(
                                                        line.get("moves").orElse("0"),
                                                        millis(time),
                                                        millis(line.get("inc").orElse("0")))));
        return lines;
    }

    private static long millis(String seconds) {
        return Math.round(Double.parseDouble(seconds) * 1000);
    }

    /** The equivalent line of version 2. */
    static HubLine read(String text) {
        String[] words = text.strip().split("\\s+", -1);
        HubLine line = HubLine.of(words[0]);
        switch (words[0]) {
            case "name" -> {
                return HubLine.of("id").with("name", rest(words, 1));
            }
            case "move" -> {
                HubLine done = HubLine.of("done");
                put(done, "move", words, 1);
                put(done, "ponder", words, 2);
                return done;
            }
            case "info" -> {
                List<String> names =
                        List.of("depth", "mean-depth", "score", "nodes", "time", "nps");
                for (int i = 0; i < names.size(); i++) {
                    put(line, names.get(i), words, i + 1);
                }
                if (words.length > names.size() + 1) {
                    line.with("pv", rest(words, names.size() + 1));
                }
            }
            case "error" -> line.with("message", rest(words, 1));
            default -> {
                // {@code wait} and {@code ready} are single words.
            }
        }
        return line;
    }

    private static void put(HubLine line, String name, String[] words, int index) {
        if (index < words.length) {
            line.with(name, words[index]);
        }
    }

    private static String rest(String[] words, int from) {
        return String.join(" ", List.of(words).subList(Math.min(from, words.length), words.length));
    }
}
