package damier.app.contest;

import damier.app.command.ConcurrencyOption;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.lab.LimitSettings;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;
import damier.lab.TournamentSetup;
import damier.players.PlayerSpecs;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Tests in a match whether trained weights play better than those of the program. */
@Command(
        name = "gate",
        header = "Test whether trained weights play better than the program's.",
        description = {
            "",
            "Plays a match in colour-reversed pairs of 'weights:FILE' against damier, until a test"
                    + " of normalised Elo 0 against 10 is decided. Exit code 0: passed.",
            ""
        },
        footer = {"", "Example: damier gate international new.weights"})
public final class GateCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "Game to play.")
    private String game;

    @Parameters(index = "1", paramLabel = "FILE", description = "File of weights.")
    private String weights;

    @Option(
            names = MatchSettings.GAMES,
            paramLabel = "N",
            defaultValue = "10000",
            description = "Maximum number of games. Default: 10000")
    private String games;

    @Option(
            names = LimitSettings.NODES,
            paramLabel = "N",
            defaultValue = "5000",
            description = "Maximum number of nodes per move. Default: 5000")
    private String nodes;

    @Option(
            names = MatchSettings.OPENINGS,
            paramLabel = "OPENINGS",
            defaultValue = "random:6:1",
            description = "Openings, as for damier match. Default: random:6:1")
    private String openings;

    @Mixin private ConcurrencyOption concurrency;
    @Mixin private JsonOption json;

    @Override
    protected int run() throws IOException {
        Map<String, String> given = new LinkedHashMap<>();
        given.put(MatchSettings.FIRST, "weights:" + weights);
        given.put(MatchSettings.SECOND, PlayerSpecs.ENGINE);
        given.put(MatchSettings.GAME, game);
        given.put(MatchSettings.GAMES, games);
        given.put(LimitSettings.NODES, nodes);
        given.put(MatchSettings.OPENINGS, openings);
        given.put(MatchSettings.SPRT, "0,10");
        TournamentSetup setup =
                new MatchSettings(Kind.MATCH, given)
                        .setup(program().engines(game), concurrency.games(), program()::player);
        var match = new MatchRun(setup, this, json);
        int exit = match.run(Optional.empty());
        return exit == Exit.DONE && !match.isPassed() ? Exit.FAILED : exit;
    }
}
