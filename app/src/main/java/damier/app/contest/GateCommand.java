package damier.app.contest;

import damier.app.command.BadInput;
import damier.app.command.ConcurrencyOption;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.lab.BadFolder;
import damier.lab.LimitSettings;
import damier.lab.MatchFolder;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;
import damier.lab.TournamentSetup;
import damier.players.PlayerSpecs;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tests in matches whether trained weights play better than others. */
@Command(
        name = "gate",
        header = "Test whether trained weights play better than the program's.",
        description = {
            "",
            "The weights of FILE have to pass two tests of normalised Elo 0 against 10, in"
                + " colour-reversed pairs: first with a fixed number of nodes per move, then with a"
                + " time per move. The second test begins once the first is passed. Then they play"
                + " a match against every player of --against. Exit code 0: both tests are passed.",
            ""
        },
        footer = {
            "",
            "Example: damier gate international new.weights --concurrency 2",
            "         damier gate italian new.weights --base old.weights --out gate"
        })
public final class GateCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "Game to play.")
    private String game;

    @Parameters(index = "1", paramLabel = "FILE", description = "File of weights.")
    private String weights;

    @Option(
            names = "--base",
            paramLabel = "FILE",
            description = "File of the weights to beat, instead of the program's.")
    private @Nullable String base;

    @Option(
            names = MatchSettings.GAMES,
            paramLabel = "N",
            defaultValue = "10000",
            description = "Maximum number of games of a test. Default: 10000")
    private String games;

    @Option(
            names = LimitSettings.NODES,
            paramLabel = "N",
            defaultValue = "100000",
            description = "Maximum number of nodes per move in the first test. Default: 100000")
    private String nodes;

    @Option(
            names = LimitSettings.TIME,
            paramLabel = "T",
            defaultValue = "200ms",
            description = "Time per move in the second test and in the matches. Default: 200ms")
    private String time;

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            description = "Player to play a match against, such as another program; repeatable.")
    private List<String> strangers = List.of();

    @Option(
            names = "--against-games",
            paramLabel = "N",
            defaultValue = "100",
            description = "Number of games of each of these matches. Default: 100")
    private String strangerGames;

    @Option(
            names = MatchSettings.OPENINGS,
            paramLabel = "OPENINGS",
            defaultValue = "random:6:1",
            description = "Openings, as for damier match. Default: random:6:1")
    private String openings;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Store the games in this folder; the same command resumes a stopped gate from"
                            + " it.")
    private @Nullable Path out;

    @Mixin private ConcurrencyOption concurrency;
    @Mixin private JsonOption json;

    @Override
    protected int run() throws IOException {
        LimitSettings.count(LimitSettings.NODES, nodes, Long.MAX_VALUE);
        LimitSettings.duration(LimitSettings.TIME, time);
        int exit = test("nodes", LimitSettings.NODES, nodes);
        if (exit == Exit.DONE) {
            exit = test("time", LimitSettings.TIME, time);
        }
        for (int i = 0; i < strangers.size() && exit == Exit.DONE; i++) {
            Map<String, String> settings =
                    settings(strangers.get(i), strangerGames, LimitSettings.TIME, time);
            exit = play("against-" + (i + 1), settings).exit;
        }
        return exit;
    }

    /** An ended match: its exit code, and whether its test was passed. */
    private record Played(int exit, boolean isPassed) {}

    private int test(String name, String limit, String value) throws IOException {
        String second = base == null ? PlayerSpecs.ENGINE : "weights:" + base;
        Map<String, String> settings = settings(second, games, limit, value);
        settings.put(MatchSettings.SPRT, "0,10");
        Played played = play(name, settings);
        return played.exit == Exit.DONE && !played.isPassed ? Exit.FAILED : played.exit;
    }

    private Map<String, String> settings(String second, String count, String limit, String value) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put(MatchSettings.FIRST, "weights:" + weights);
        settings.put(MatchSettings.SECOND, second);
        settings.put(MatchSettings.GAME, game);
        settings.put(MatchSettings.GAMES, count);
        settings.put(limit, value);
        settings.put(MatchSettings.OPENINGS, openings);
        return settings;
    }

    private Played play(String name, Map<String, String> given) throws IOException {
        MatchSettings settings = new MatchSettings(Kind.MATCH, given);
        TournamentSetup setup =
                settings.setup(program().engines(game), concurrency.games(), program()::player);
        MatchRun match = new MatchRun(setup, this, json);
        if (out == null) {
            return new Played(match.run(Optional.empty()), match.isPassed());
        }
        try (MatchFolder folder = folder(out.resolve(name), given)) {
            return new Played(match.run(Optional.of(folder)), match.isPassed());
        } catch (BadFolder e) {
            throw new BadInput("--out", String.valueOf(e.getMessage()));
        }
    }

    private static MatchFolder folder(Path path, Map<String, String> given) throws IOException {
        if (!Files.exists(path)) {
            return MatchFolder.create(path, Kind.MATCH, given);
        }
        MatchFolder folder = MatchFolder.resume(path, Kind.MATCH);
        new MatchSettings(Kind.MATCH, folder.settings()).resumedWith(given);
        folder.keep(given);
        return folder;
    }
}
