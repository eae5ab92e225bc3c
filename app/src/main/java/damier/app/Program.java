package damier.app;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.games.Games;
import damier.lab.TournamentSetup;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.players.PlayerInspector;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;
import damier.players.WeightsScheme;
import damier.protocol.dxp.DxpScheme;
import damier.protocol.hub.HubScheme;
import damier.protocol.nboard.NBoardScheme;
import damier.students.StudentScheme;

import java.util.List;

/** What all commands share: the games, their engines, the file formats and the players. */
final class Program {
    private final Engines engines;
    private final StudentScheme students = new StudentScheme();
    private final List<PlayerScheme> schemes =
            List.of(
                    new HubScheme(),
                    new DxpScheme(),
                    new NBoardScheme(),
                    new WeightsScheme(),
                    students);

    Program(Games games) {
        engines = new Engines(games);
    }

    Games games() {
        return engines.games();
    }

    Engines engines() {
        return engines;
    }

    Formats formats() {
        return new Formats(games());
    }

    StudentScheme students() {
        return students;
    }

    /** How players that are not ours are named. */
    List<PlayerScheme> schemes() {
        return schemes;
    }

    /** The game that a command line names. */
    GameDefinition game(String id) {
        try {
            return games().byId(id);
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }

    /** The engines of the game that a command line names. */
    EngineFactory engines(String id) {
        return engines(game(id));
    }

    EngineFactory engines(GameDefinition game) {
        return engines.of(game);
    }

    /** The player that a command line names. */
    PlayerFactory player(EngineFactory kind, String text) {
        try {
            return PlayerSpecs.parse(kind, text, schemes);
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    /** Refuses players that cannot even begin a game, such as programs that are not there. */
    static void tryOut(TournamentSetup setup) {
        try {
            setup.tryOut();
        } catch (PlayerFault e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    /** How a player that a command line names thinks of a game. */
    PlayerInspector insight(Game game, String player) {
        try {
            return new PlayerInspector(engines(game.kind()), player, schemes);
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    /** The id of the game that a player is made for, where its file or its name tells. */
    String likelyGame(String player) {
        try {
            if (students.isStudent(player)) {
                return students.likelyGame(player);
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
}
