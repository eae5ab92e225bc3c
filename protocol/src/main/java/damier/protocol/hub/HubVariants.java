package damier.protocol.hub;

import static java.util.stream.Collectors.joining;

import damier.core.GameDefinition;
import damier.games.Games;

import java.util.List;
import java.util.Optional;

/** The games of Hub, by Damier's ids and by the names that other programs use. */
record HubVariants(Games games) {
    private static final String HUB = "hub";

    String ids() {
        return games.all().stream()
                .filter(game -> game.protocolName(HUB).isPresent())
                .map(GameDefinition::id)
                .collect(joining(" "));
    }

    /** The id of the game with this name. */
    Optional<String> named(String name) {
        return games.all().stream()
                .filter(game -> isNamed(game, name))
                .map(GameDefinition::id)
                .findFirst();
    }

    /** The name among these that denotes the game. */
    static Optional<String> among(List<String> names, GameDefinition game) {
        return names.stream().filter(name -> isNamed(game, name)).findFirst();
    }

    private static boolean isNamed(GameDefinition game, String name) {
        Optional<String> hubName = game.protocolName(HUB);
        return hubName.isPresent() && (game.id().equals(name) || hubName.get().equals(name));
    }
}
