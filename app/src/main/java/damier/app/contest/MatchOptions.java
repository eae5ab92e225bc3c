package damier.app.contest;

import damier.app.command.BadInput;
import damier.app.command.ConcurrencyOption;
import damier.app.command.LimitOptions;
import damier.app.command.Program;
import damier.engine.EngineFactory;
import damier.lab.BadFolder;
import damier.lab.BadSetting;
import damier.lab.MatchFolder;
import damier.lab.MatchSettings;
import damier.lab.TournamentSetup;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The options of matches and tournaments, a mixin. */
final class MatchOptions {
    @Option(names = MatchSettings.GAME, paramLabel = "GAME", description = "Game to play.")
    private @Nullable String game;

    @Mixin private LimitOptions limits;

    @Option(
            names = MatchSettings.OPENINGS,
            paramLabel = "OPENINGS",
            description =
                    "FILE with a position or a list of moves on each line, or with games in any"
                        + " format (FILE@PLIES cuts them after PLIES plies); random:PLIES:SEED or"
                        + " random:PLIES:SEED:BOUND, random moves that leave neither side ahead by"
                        + " more than BOUND hundredths (60) in a search of 2000 nodes; or two-ply"
                        + " or two-ply:BOUND, every first move of both sides. LOW-HIGH instead of"
                        + " BOUND selects openings that leave one side ahead. Default: "
                            + MatchSettings.DEFAULT_OPENINGS)
    private @Nullable String openings;

    @Mixin private ConcurrencyOption concurrency;

    @Option(
            names = MatchSettings.MAX_PLIES,
            paramLabel = "N",
            description = "Number of plies after which a game is drawn. Default: 400")
    private @Nullable String maxPlies;

    @Option(
            names = MatchSettings.WIN,
            paramLabel = "SCORE,PLIES",
            description =
                    "Adjudicate a win once both players see SCORE hundredths or more for PLIES"
                            + " plies.")
    private @Nullable String winScore;

    @Option(
            names = MatchSettings.DRAW,
            paramLabel = "SCORE,PLIES,FROM",
            description =
                    "Adjudicate a draw once both players see SCORE or less for PLIES plies, after"
                            + " ply FROM.")
    private @Nullable String drawScore;

    @Option(names = MatchSettings.TABLES, description = "Adjudicate by the endgame tables.")
    private boolean tables;

    @Option(
            names = MatchSettings.GRACE,
            paramLabel = "T",
            description = "Grace period before a late move loses. Default: 100ms")
    private @Nullable String grace;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Store the games in this folder, as games.tsv, games.pdn or games.ggf, and"
                            + " moves.csv; a stopped contest can be resumed from it.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            paramLabel = "DIR",
            description = "Resume the contest in this folder; the other options can be omitted.")
    private @Nullable Path resume;

    /**
     * Starts a contest, or resumes one.
     *
     * @param own the options of the command itself
     * @param contest makes the contest; refuses a setup that does not fit other options
     */
    int run(
            Program program,
            MatchFolder.Kind kind,
            Map<String, String> own,
            Function<TournamentSetup, ContestRun> contest) {
        if (out != null && resume != null) {
            throw new BadInput("--out", "cannot be combined with --resume");
        }
        Map<String, String> given = new LinkedHashMap<>(own);
        given.putAll(given());
        Function<MatchSettings, ContestRun> preparation =
                settings -> prepare(program, settings, contest);
        try {
            return resume == null
                    ? begin(new MatchSettings(kind, given), preparation)
                    : goOn(resume, new MatchSettings(kind, given), preparation);
        } catch (BadSetting e) {
            throw e.isMissing()
                    ? new BadInput(
                            "damier",
                            "missing %s (see damier %s --help)".formatted(e.name(), kind.word()))
                    : e;
        } catch (BadFolder e) {
            throw folderFault(String.valueOf(e.getMessage()));
        } catch (IOException | UncheckedIOException e) {
            throw folderFault("the games cannot be stored: " + e.getMessage());
        }
    }

    private BadInput folderFault(String why) {
        return new BadInput(resume == null ? "--out" : "--resume", why);
    }

    /** Validates the settings before anything is played or written. */
    private ContestRun prepare(
            Program program,
            MatchSettings settings,
            Function<TournamentSetup, ContestRun> contest) {
        EngineFactory kind = program.engines(settings.require(MatchSettings.GAME));
        TournamentSetup setup = settings.setup(kind, concurrency.games(), program::player);
        ContestRun prepared = contest.apply(setup);
        Program.tryOut(setup);
        return prepared;
    }

    private int begin(MatchSettings settings, Function<MatchSettings, ContestRun> preparation)
            throws IOException {
        ContestRun prepared = preparation.apply(settings);
        if (out == null) {
            return prepared.run(Optional.empty());
        }
        try (MatchFolder folder = MatchFolder.create(out, settings.kind(), settings.values())) {
            return prepared.run(Optional.of(folder));
        }
    }

    private static int goOn(
            Path path, MatchSettings given, Function<MatchSettings, ContestRun> preparation)
            throws IOException {
        try (MatchFolder folder = MatchFolder.resume(path, given.kind())) {
            var saved = new MatchSettings(given.kind(), folder.settings());
            MatchSettings longer = saved.resumedWith(given.values());
            ContestRun prepared = preparation.apply(longer);
            folder.keep(longer.values());
            return prepared.run(Optional.of(folder));
        }
    }

    private Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        LimitOptions.put(given, MatchSettings.GAME, game);
        given.putAll(limits.given());
        LimitOptions.put(given, MatchSettings.OPENINGS, openings);
        LimitOptions.put(given, MatchSettings.MAX_PLIES, maxPlies);
        LimitOptions.put(given, MatchSettings.WIN, winScore);
        LimitOptions.put(given, MatchSettings.DRAW, drawScore);
        LimitOptions.put(given, MatchSettings.TABLES, tables ? "yes" : null);
        LimitOptions.put(given, MatchSettings.GRACE, grace);
        return given;
    }
}
