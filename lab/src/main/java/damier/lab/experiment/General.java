package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerText;
import damier.core.Limits;

import java.util.Optional;

/** What the experiments for any player share. */
final class General {
    /** For the engine, which is so much faster that the documents' limits are none for it. */
    private static final long ENGINE_NODES = 2_000;

    private General() {}

    /** Its own where it has any; otherwise those of the pace. */
    static Limits limits(Arena<?> arena, Settings settings) {
        if (arena.player(settings.player()).hasOwnLimit()) {
            return Limits.INFINITE;
        }
        Limits limits = settings.pace().limits(arena.game());
        return limits.equals(Limits.INFINITE) && settings.player().startsWith("damier")
                ? Limits.nodes(ENGINE_NODES)
                : limits;
    }

    static String limitWords(Arena<?> arena, Settings settings) {
        Limits limits = limits(arena, settings);
        return limits.equals(Limits.INFINITE)
                ? "the player's own limits"
                : limits.nodes() + " nodes a move";
    }

    /** The classic player that a text describes, if it does. */
    static Optional<ClassicPlayer> classic(String text) {
        PlayerText player = PlayerText.parse(text);
        return ClassicPlayers.all().stream()
                .filter(known -> known.id().equals(player.id()))
                .findAny()
                .map(known -> ClassicPlayers.create(known.id(), player.options()));
    }
}
