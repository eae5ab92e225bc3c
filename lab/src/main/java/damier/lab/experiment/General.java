package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerText;
import damier.core.Limits;
import damier.players.PlayerSpecs;

import java.util.Map;
import java.util.Optional;

/** The parts that the experiments for any player share. */
final class General {
    private static final long MILLION = 1_000_000;

    /** The nodes of the engine, which has no document, at full pace. */
    private static final long ENGINE_NODES = 50_000;

    private General() {}

    /**
     * The player's own limits if it has any, otherwise those of the pace. An external player may
     * not support node limits, and gets a time limit as well.
     */
    static Limits limits(Arena arena, Settings settings) {
        String player = settings.player();
        boolean classic = PlayerSpecs.isClassic(player);
        if (classic ? keepsItsLimits(player) : arena.player(player).hasOwnLimit()) {
            return Limits.INFINITE;
        }
        Limits limits = settings.pace().limits(arena.game());
        if (PlayerText.parse(player).id().equals(PlayerSpecs.ENGINE)) {
            return limits.equals(Limits.INFINITE) ? Limits.nodes(ENGINE_NODES) : limits;
        }
        return classic ? limits : limits.withTime(settings.pace().guestMillis() * MILLION);
    }

    static String limitWords(Arena arena, Settings settings) {
        Limits limits = limits(arena, settings);
        if (limits.equals(Limits.INFINITE)) {
            return "the player's own limits";
        }
        String nodes =
                limits.nodes() == Long.MAX_VALUE ? "" : limits.nodes() + " nodes and at most ";
        return limits.nanos() == Long.MAX_VALUE
                ? limits.nodes() + " nodes a move"
                : nodes + limits.nanos() / MILLION + " ms a move";
    }

    /** The classic player of a specification, if it is one. */
    static Optional<ClassicPlayer> classic(String text) {
        return PlayerSpecs.isClassic(text)
                ? Optional.of(ClassicPlayers.create(text))
                : Optional.empty();
    }

    /** Whether a classic player has a fixed depth, or its specification limits it. */
    private static boolean keepsItsLimits(String player) {
        Map<String, String> given = PlayerText.parse(player).options();
        return given.containsKey("depth")
                || given.containsKey("time")
                || !ClassicPlayers.create(player).options().containsKey("time");
    }
}
