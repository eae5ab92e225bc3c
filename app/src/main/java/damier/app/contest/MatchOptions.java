package damier.app.contest;

import damier.app.command.BadInput;
import damier.app.command.ConcurrencyOption;
import damier.app.command.LimitOptions;
import damier.lab.BadSetting;
import damier.lab.MatchFolder;
import damier.lab.MatchSettings;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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

    /** Validates the settings before anything is played or written. */
    interface Preparation {
        Prepared prepare(MatchSettings settings);
    }

    /** A contest with valid settings. */
    interface Prepared {
        /**
         * Plays, and returns an exit code.
         *
         * @param folder where the games are stored, if --out or --resume was given
         */
        int play(Optional<MatchFolder> folder) throws IOException;
    }

    /**
     * Starts a contest, or resumes one.
     *
     * @param own the options of the command itself
     */
    int run(MatchFolder.Kind kind, Map<String, String> own, Preparation preparation) {
        if (out != null && resume != null) {
            throw new BadInput("--out", "cannot be combined with --resume");
        }
        Map<String, String> given = new LinkedHashMap<>(own);
        given.putAll(given());
        try {
            return resume == null
                    ? begin(new MatchSettings(kind, given), preparation)
                    : goOn(resume, kind, given, preparation);
        } catch (BadSetting e) {
            throw e.isMissing()
                    ? new BadInput(
                            "damier",
                            "missing %s (see damier %s --help)".formatted(e.name(), kind.word()))
                    : e;
        } catch (MatchFolder.Unusable e) {
            throw folderFault(String.valueOf(e.getMessage()));
        } catch (IOException | UncheckedIOException e) {
            throw folderFault("the games cannot be stored: " + e.getMessage());
        }
    }

    private BadInput folderFault(String why) {
        return new BadInput(resume == null ? "--out" : "--resume", why);
    }

    private int begin(MatchSettings settings, Preparation preparation) throws IOException {
        Prepared prepared = preparation.prepare(settings);
        if (out == null) {
            return prepared.play(Optional.empty());
        }
        try (MatchFolder folder = MatchFolder.create(out, settings.kind(), settings.values())) {
            return prepared.play(Optional.of(folder));
        }
    }

    private static int goOn(
            Path path, MatchFolder.Kind kind, Map<String, String> given, Preparation preparation)
            throws IOException {
        try (MatchFolder folder = MatchFolder.resume(path, kind)) {
            var saved = new MatchSettings(kind, folder.settings());
            MatchSettings longer = saved.resumedWith(given);
            Prepared prepared = preparation.prepare(longer);
            folder.keep(longer.values());
            return prepared.play(Optional.of(folder));
        }
    }

    int concurrency() {
        return concurrency.games();
    }

    private Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        LimitOptions.put(given, MatchSettings.GAME, game);
        given.putAll(limits.given());
        LimitOptions.put(given, MatchSettings.OPENINGS, openings);
        LimitOptions.put(given, MatchSettings.MAX_PLIES, maxPlies);
        LimitOptions.put(given, MatchSettings.WIN, winScore);
        LimitOptions.put(given, MatchSettings.DRAW, drawScore);
        LimitOptions.put(given, MatchSettings.GRACE, grace);
        return given;
    }
}
