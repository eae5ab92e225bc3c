package damier.app;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.GameKind;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.Insight;

/** The game that a command line names, and its engines. */
final class EngineKinds {
    private EngineKinds() {}

    /** How a player that a command line names thinks of a game. */
    static <P extends Position> Insight<P> insight(Game<P> game, String player) {
        try {
            return new Insight<>(Engines.of(game.kind()), player, Outsiders.SCHEMES);
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    /** The id of the game that a player is made for, where its file or its name tells. */
    static String likely(String player) {
        try {
            if (Outsiders.STUDENTS.isStudent(player)) {
                return Outsiders.STUDENTS.likelyGame(player);
            }
            String id = PlayerText.parse(player).id();
            return ClassicPlayers.all().stream()
                    .filter(known -> known.id().equals(id))
                    .map(PlayerDescription::game)
                    .filter(game -> !game.equals(PlayerDescription.ANY_GAME))
                    .findFirst()
                    .orElse("international");
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    static GameKind<?> game(String id) {
        try {
            return new Games().byId(id);
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }

    static EngineKind<?> named(String id) {
        try {
            return new Engines(new Games()).byId(id);
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }
}
