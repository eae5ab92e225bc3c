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
 * An external engine that was added to the board.
 *
 * @param spec its protocol and command: {@code hub:./scan hub}
 * @param options the options sent before it plays
 * @param quirks deviations from the protocol
 * @param player the complete player specification
 */
@ApiType("AddedEngine")
record AddedEngine(
        String id,
        @AlwaysSent @Nullable String name,
        @AlwaysSent @Nullable String spec,
        @AlwaysSent @Nullable Map<String, String> options,
        @AlwaysSent @Nullable Map<String, Boolean> quirks,
        @AlwaysSent @Nullable String player) {
    private static final int MAX_LENGTH = 1_000;
    private static final List<String> PROTOCOLS = List.of("hub", "dxp", "nboard");

    /** The default deviations of programs, by protocol. */
    private static final Map<String, Map<String, Boolean>> DEFAULT_QUIRKS =
            Map.of("hub", Map.of("start", false, "captured", true, "ponder", false));

    /**
     * The same engine, validated for storing.
     *
     * @throws Refused if a field is missing or too long
     */
    AddedEngine checked(String newId) {
        String called = text("name", name);
        String command = text("spec", spec);
        String protocol = protocol(command);
        if (!PROTOCOLS.contains(protocol)) {
            throw new Refused(ServerMessages.NOT_A_PROTOCOL);
        }
        Map<String, String> sent = new LinkedHashMap<>();
        if (options != null) {
            options.forEach((key, value) -> sent.put(plain(key), plain(String.valueOf(value))));
        }
        Map<String, Boolean> ways =
                new LinkedHashMap<>(DEFAULT_QUIRKS.getOrDefault(protocol, Map.of()));
        if (quirks != null) {
            quirks.forEach((key, on) -> ways.replace(key, Boolean.TRUE.equals(on)));
        }
        return new AddedEngine(
                newId, called, command, sent, ways, player(command, protocol, sent, ways));
    }

    private static String text(String what, @Nullable String text) {
        if (text == null || text.isBlank() || text.length() > MAX_LENGTH) {
            throw new Refused(
                    ServerMessages.MISSING_OR_TOO_LONG
                            .with("what", what)
                            .with("count", MAX_LENGTH));
        }
        return text.strip();
    }

    private static String plain(String text) {
        if (!text.matches("[^,\\[\\]=]{0,200}")) {
            throw new Refused("options: '%s' is no word".formatted(text));
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
            throw new Refused("spec: " + e.getMessage());
        }
        for (Map.Entry<String, String> option : options.entrySet()) {
            text = text.with(option.getKey(), option.getValue());
        }
        Map<String, Boolean> usual = DEFAULT_QUIRKS.getOrDefault(protocol, Map.of());
        for (Map.Entry<String, Boolean> quirk : quirks.entrySet()) {
            if (!quirk.getValue().equals(usual.get(quirk.getKey()))) {
                text = text.with(protocol + "." + quirk.getKey(), quirk.getValue() ? "on" : "off");
            }
        }
        return text.toString();
    }

    /** The player specification without options, with the engine's deviations. */
    String bare() {
        String command = String.valueOf(spec);
        return player(command, protocol(command), Map.of(), quirks == null ? Map.of() : quirks);
    }

    /** The player specification with a log of every line. */
    String logged(Path log) {
        return PlayerText.parse(String.valueOf(player))
                .with("guest.log", log.toString())
                .toString();
    }
}
