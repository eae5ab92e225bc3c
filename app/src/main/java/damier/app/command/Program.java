package damier.app.command;

import damier.app.console.TableFaults;
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
public final class Program {
    private final Engines engines;
    private final TableFaults tableFaults;
    private final StudentScheme students = new StudentScheme();
    private final List<PlayerScheme> schemes =
            List.of(
                    new HubScheme(),
                    new DxpScheme(),
                    new NBoardScheme(),
                    new WeightsScheme(),
                    students);

    /**
     * @param tableFaults receives the problems of the endgame tables of these games
     */
    public Program(Games games, TableFaults tableFaults) {
        engines = new Engines(games);
        this.tableFaults = tableFaults;
    }

    public Games games() {
        return engines.games();
    }

    public Engines engines() {
        return engines;
    }

    public TableFaults tableFaults() {
        return tableFaults;
    }

    public Formats formats() {
        return new Formats(games());
    }

    public StudentScheme students() {
        return students;
    }

    /** The prefixes of player names: protocols, weights and students' files. */
    public List<PlayerScheme> schemes() {
        return schemes;
    }

    /** The game that a command line names. */
    public GameDefinition game(String id) {
        return BadInput.ifInvalid("game", () -> games().byId(id));
    }

    /** The engines of the game that a command line names. */
    public EngineFactory engines(String id) {
        return engines(game(id));
    }

    public EngineFactory engines(GameDefinition game) {
        return engines.of(game);
    }

    /** The player that a command line names. */
    public PlayerFactory player(EngineFactory kind, String text) {
        return BadInput.ifInvalid("player", () -> PlayerSpecs.parse(kind, text, schemes));
    }

    /** Rejects players that cannot start a game, such as missing programs. */
    public static void tryOut(TournamentSetup setup) {
        try {
            setup.tryOut();
        } catch (PlayerFault e) {
            throw new BadInput("player", e);
        }
    }

    /** The evaluation and the search of a player that a command line names. */
    public PlayerInspector insight(Game game, String player) {
        return BadInput.ifInvalid(
                "player", () -> new PlayerInspector(engines(game.kind()), player, schemes));
    }

    /** The id of the game that a player is made for, taken from its file or its name. */
    public String likelyGame(String player) {
        if (students.isStudent(player)) {
            return BadInput.ifInvalid("player", () -> students.likelyGame(player));
        }
        String id = BadInput.ifInvalid("player", () -> PlayerText.parse(player).id());
        return ClassicPlayers.all().stream()
                .filter(known -> known.id().equals(id))
                .map(PlayerDescription::game)
                .filter(game -> !game.equals(PlayerDescription.ANY_GAME))
                .findFirst()
                .orElse("international");
    }
}
