package damier.web.workshop;

import damier.classic.PlayerText;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.api.ApiType;
import damier.web.api.ApiType.AlwaysSent;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A program of somebody else's that was added to the board.
 *
 * @param spec its protocol and command: {@code hub:./scan hub}
 * @param options what it is told before it plays
 * @param quirks ways of its protocol that not every program shares
 * @param player the whole as a player's text
 */
@ApiType("AddedEngine")
record AddedEngine(
        String id,
        @AlwaysSent @Nullable String name,
        @AlwaysSent @Nullable String spec,
        @AlwaysSent @Nullable Map<String, String> options,
        @AlwaysSent @Nullable Map<String, Boolean> quirks,
        @AlwaysSent @Nullable String player) {
    private static final int LONGEST = 1_000;
    private static final List<String> PROTOCOLS = List.of("hub", "dxp", "nboard");

    /** What programs of a protocol usually do. */
    private static final Map<String, Map<String, Boolean>> USUAL =
            Map.of("hub", Map.of("start", false, "captured", true, "ponder", false));

    /**
     * The same as it is kept.
     *
     * @throws Refused if something is missing or too long
     */
    AddedEngine checked(String newId) {
        String called = text("name", name);
        String command = text("spec", spec);
        String protocol = protocol(command);
        if (!PROTOCOLS.contains(protocol)) {
            throw new Refused(Refused.UNUSABLE, ServerMessages.NOT_A_PROTOCOL);
        }
        Map<String, String> told = new LinkedHashMap<>();
        if (options != null) {
            options.forEach((key, value) -> told.put(plain(key), plain(String.valueOf(value))));
        }
        Map<String, Boolean> ways = new LinkedHashMap<>(USUAL.getOrDefault(protocol, Map.of()));
        if (quirks != null) {
            quirks.forEach((key, on) -> ways.replace(key, Boolean.TRUE.equals(on)));
        }
        return new AddedEngine(
                newId, called, command, told, ways, player(command, protocol, told, ways));
    }

    private static String text(String what, @Nullable String text) {
        if (text == null || text.isBlank() || text.length() > LONGEST) {
            throw new Refused(
                    Refused.UNUSABLE,
                    ServerMessages.MISSING_OR_TOO_LONG.with("what", what).with("count", LONGEST));
        }
        return text.strip();
    }

    private static String plain(String text) {
        if (!text.matches("[^,\\[\\]=]{0,200}")) {
            throw new Refused(Refused.UNUSABLE, "options: '%s' is no word".formatted(text));
        }
        return text;
    }

    private static String protocol(String command) {
        return command.substring(0, Math.max(0, command.indexOf(':')));
    }

    private static String player(
            String command,
            String protocol,
            Map<String, String> options,
            Map<String, Boolean> quirks) {
        PlayerText text;
        try {
            text = PlayerText.parse(command);
        } catch (IllegalArgumentException e) {
            throw new Refused(Refused.UNUSABLE, "spec: " + e.getMessage());
        }
        for (Map.Entry<String, String> option : options.entrySet()) {
            text = text.with(option.getKey(), option.getValue());
        }
        Map<String, Boolean> usual = USUAL.getOrDefault(protocol, Map.of());
        for (Map.Entry<String, Boolean> quirk : quirks.entrySet()) {
            if (!quirk.getValue().equals(usual.get(quirk.getKey()))) {
                text = text.with(protocol + "." + quirk.getKey(), quirk.getValue() ? "on" : "off");
            }
        }
        return text.toString();
    }

    /** The player with no options of its own, spoken to in its ways. */
    String bare() {
        String command = String.valueOf(spec);
        return player(command, protocol(command), Map.of(), quirks == null ? Map.of() : quirks);
    }

    /** The player whose every line is written down. */
    String logged(Path log) {
        return PlayerText.parse(String.valueOf(player))
                .with("guest.log", log.toString())
                .toString();
    }
}
