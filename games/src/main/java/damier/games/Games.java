package damier.games;

import damier.core.GameDefinition;
import damier.core.Suggestion;
import damier.draughts.Variants;
import damier.draughts.tables.TableFolder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** All games by their ids; the registry is thread-safe. */
public final class Games {
    private final Map<String, GameDefinition> games = new LinkedHashMap<>();

    /** A registry of the built-in games with the built-in endgame tables. */
    public Games() {
        this(TableFolder.NONE);
    }

    /** A registry of the built-in games. */
    public Games(TableFolder folder) {
        this(standard(folder));
    }

    public Games(List<GameDefinition> definitions) {
        definitions.forEach(game -> games.put(game.id(), game));
    }

    /** The built-in games, for registries that hold more. */
    public static List<GameDefinition> standard(TableFolder folder) {
        List<GameDefinition> games = new ArrayList<>();
        Variants.all().forEach(variant -> games.add(DraughtsGames.of(variant, folder)));
        games.add(OthelloGame.definition());
        return games;
    }

    /**
     * The same games with the endgame tables of another folder.
     *
     * @param folder need not exist
     * @param faults receives one line about each unusable file, from any thread
     */
    public Games withTables(String folder, Consumer<String> faults) {
        return new Games(all().stream().map(game -> game.withTables(folder, faults)).toList());
    }

    public List<String> ids() {
        return List.copyOf(games.keySet());
    }

    /**
     * The game with this id.
     *
     * @throws IllegalArgumentException if there is no such game; the message suggests one and lists
     *     them all
     */
    public GameDefinition byId(String id) {
        GameDefinition game = games.get(id);
        if (game == null) {
            throw new IllegalArgumentException(
                    "there is no '%s'%s; known are %s"
                            .formatted(
                                    id,
                                    Suggestion.of(id, games.keySet()),
                                    String.join(", ", games.keySet())));
        }
        return game;
    }

    /** Every game, in the order of {@link #ids}. */
    public List<GameDefinition> all() {
        return List.copyOf(games.values());
    }
}
