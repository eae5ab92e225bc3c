package damier.web;

import damier.archive.Archive;
import damier.classic.PlayerText;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.players.PlayerFactory;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The services that the modules share.
 *
 * @param schemes the schemes of external players
 * @param moves searches for the moves of games
 * @param analyses all other searches, which must not delay a game
 * @param data the folder for files of modules
 */
public record Services(
        Engines engines,
        Formats formats,
        Archive archive,
        List<PlayerScheme> schemes,
        Searches moves,
        Searches analyses,
        Path data) {
    /** The maximum table size of a player, in megabytes. */
    private static final long MAX_TABLE_MEGABYTES = 256;

    public Services {
        schemes = List.copyOf(schemes);
    }

    /**
     * The game with this id.
     *
     * @throws Refused if there is none
     */
    public EngineFactory kind(String id) {
        try {
            return engines.byId(id);
        } catch (IllegalArgumentException e) {
            throw new Refused(ServerMessages.NO_SUCH_KIND.with("detail", Refused.line(e)));
        }
    }

    /**
     * The players that {@code text} describes.
     *
     * @throws Refused if there are none, or this visitor may not use them
     */
    public PlayerFactory player(EngineFactory kind, String text, Visitor visitor) {
        if (isOutside(text)) {
            visitor.requireOwner("player");
        }
        try {
            PlayerFactory factory = PlayerSpecs.parse(kind, text, schemes);
            checkSize(PlayerText.parse(text).options());
            return factory;
        } catch (IllegalArgumentException e) {
            throw new Refused(ServerMessages.NO_SUCH_PLAYER.with("detail", Refused.line(e)));
        }
    }

    /** Limits the memory of one player, which shares the machine with others. */
    private static void checkSize(Map<String, String> options) {
        atMost(options, "table", MAX_TABLE_MEGABYTES);
        atMost(options, "threads", Runtime.getRuntime().availableProcessors());
    }

    private static void atMost(Map<String, String> options, String name, long most) {
        String value = options.getOrDefault(name, "");
        if (value.matches("\\d{1,18}") && Long.parseLong(value) > most) {
            throw new IllegalArgumentException(
                    "option '%s': on this board it is at most %d".formatted(name, most));
        }
    }

    /**
     * Whether a player may be a program, an address or a file, that is, not certainly a built-in
     * player.
     */
    static boolean isOutside(String text) {
        int options = text.indexOf('[');
        String name = options < 0 ? text : text.substring(0, options);
        return !name.strip().matches("[a-z0-9-]+(\\.[a-z0-9-]+)?") || name.endsWith(".java");
    }
}
