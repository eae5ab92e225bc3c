package damier.app.command;

import damier.core.Limits;
import damier.lab.LimitSettings;
import damier.players.PlayerFactory;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The search limits of a move, a mixin of the commands that search. */
public final class LimitOptions {
    @Option(names = LimitSettings.DEPTH, paramLabel = "N", description = "Maximum depth in plies.")
    private @Nullable String depth;

    @Option(
            names = LimitSettings.NODES,
            paramLabel = "N",
            description = "Maximum number of nodes per move.")
    private @Nullable String nodes;

    @Option(
            names = LimitSettings.TIME,
            paramLabel = "T",
            description =
                    "Time per move, such as 500ms. Without a limit, 1s; a classic player then keeps"
                            + " its own limits.")
    private @Nullable String time;

    @Option(
            names = LimitSettings.CLOCK,
            paramLabel = "T+T",
            description =
                    "Time for the game and increment per move, such as 5m+3s; 40/5m is 5 minutes"
                            + " for every 40 moves.")
    private @Nullable String clock;

    /** The options that were given, by name. */
    public Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        put(given, LimitSettings.DEPTH, depth);
        put(given, LimitSettings.NODES, nodes);
        put(given, LimitSettings.TIME, time);
        put(given, LimitSettings.CLOCK, clock);
        return given;
    }

    /** The limits that were given, if there are any. */
    public Optional<Limits> wanted() {
        return LimitSettings.parse(given());
    }

    /** The limits for a player: those that were given, or its own, or the default. */
    public Limits of(PlayerFactory player) {
        return wanted().orElseGet(player::defaultLimits);
    }

    /** Adds an option if it was given. */
    public static void put(Map<String, String> map, String name, @Nullable String value) {
        if (value != null) {
            map.put(name, value);
        }
    }
}
