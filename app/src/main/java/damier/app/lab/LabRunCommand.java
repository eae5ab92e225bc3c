package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.Program;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.engine.EngineFactory;
import damier.lab.BadFolder;
import damier.lab.Launch;
import damier.lab.LimitSettings;
import damier.lab.experiment.Arenas;
import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.ExperimentReport;
import damier.lab.experiment.ExperimentRun;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Pace;
import damier.lab.experiment.Settings;
import damier.lab.experiment.Study;
import damier.lab.report.Page;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** Runs an experiment, or resumes one. */
@Command(
        name = "run",
        header = "Run, resume or repeat an experiment.",
        description = {
            "",
            "NAME is an experiment of damier lab list. DIR is the folder of an experiment: a"
                + " stopped one is resumed; a finished one is run again with the same settings, and"
                + " its previous rows are kept under another name. Ctrl-C stops the run; no"
                + " finished game is lost.",
            ""
        },
        footer = {
            "",
            "Example: damier lab run classics --quick",
            "         damier lab run ablate --player italian.fiorentino --games 100 --out ablation"
        })
public final class LabRunCommand extends DamierCommand {
    private static final Path HOME = Path.of("experiments");

    @Parameters(paramLabel = "NAME|DIR", description = "Experiment to run.")
    private String what;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description =
                    "Player that ablate, profile, scaling, rounds and tune examine. Default:"
                            + " damier")
    private @Nullable String player;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Game, if the player does not determine it. Default: international")
    private @Nullable String game;

    @Option(
            names = "--saved",
            paramLabel = "FILE",
            description = "File of games for rounds, in any format.")
    private @Nullable Path saved;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Number of games per pairing, an even number. Default: 100, with --quick 40")
    private @Nullable String games;

    @Option(
            names = "--quick",
            description = "Fewer games and shorter searches: minutes instead of half an hour.")
    private boolean quick;

    @Option(
            names = "--full",
            description = "The limits of the original documents: classics takes a day.")
    private boolean full;

    @Option(
            names = {"--concurrency", "--threads"},
            paramLabel = "N",
            description = "Number of games played at once. Default: one per core")
    private @Nullable String threads;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder of the experiment. Default: a new one in experiments")
    private @Nullable Path out;

    private volatile boolean interrupted;

    public static Experiments experiments(Program program) {
        return new Experiments(new Arenas(program.engines(), program::player));
    }

    static Settings complete(Experiments experiments, Settings settings) {
        return BadInput.ifInvalid("lab", () -> experiments.complete(settings));
    }

    @Override
    protected int run() throws IOException {
        if (quick && full) {
            throw new BadInput("--quick", "cannot be combined with --full");
        }
        if (what.equals(TuneRun.NAME)) {
            return tune();
        }
        Path there = Path.of(what);
        boolean isFolder = Files.isDirectory(there) || ExperimentFolder.isExperiment(there);
        try (ExperimentFolder folder = isFolder ? existing(there) : begun()) {
            return run(folder);
        } catch (BadFolder e) {
            throw new BadInput(isFolder ? "DIR" : "--out", e);
        }
    }

    /** Rejects options that change the experiment; only another folder is allowed. */
    private ExperimentFolder existing(Path there) throws IOException {
        if (player != null || game != null || games != null || saved != null || quick || full) {
            throw new BadInput(
                    what,
                    "the settings of an existing experiment are fixed; only --out is allowed");
        }
        if (out == null) {
            return ExperimentFolder.open(there);
        }
        try (ExperimentFolder other = ExperimentFolder.open(there)) {
            return ExperimentFolder.create(out, other.settings());
        }
    }

    private ExperimentFolder begun() throws IOException {
        Settings settings = BadInput.ifInvalid("lab", () -> experiments(program()).admit(given()));
        return ExperimentFolder.create(out == null ? free(settings.experiment()) : out, settings);
    }

    private int tune() throws IOException {
        String tuned = player;
        if (tuned == null) {
            throw new BadInput("--player", "tune needs a player whose weights it can fit");
        }
        Settings settings = given();
        Path folder = out == null ? free(TuneRun.NAME) : out;
        EngineFactory kind = program().engines(game == null ? program().likelyGame(tuned) : game);
        boolean better =
                new TuneRun(program(), kind, tuned, settings, threads(), folder, out()).run();
        out().println("report: " + folder.resolve(Page.FILE));
        return better ? Exit.DONE : Exit.FAILED;
    }

    private Settings given() {
        try {
            OptionalInt count =
                    games == null ? OptionalInt.empty() : OptionalInt.of(Settings.games(games));
            Pace pace = quick ? Pace.QUICK : full ? Pace.FULL : Pace.NORMAL;
            return new Settings(
                    what,
                    pace,
                    count,
                    player == null ? "" : player,
                    game == null ? "" : game,
                    saved == null ? "" : saved.toAbsolutePath().normalize().toString());
        } catch (IllegalArgumentException e) {
            throw new BadInput("--games", e);
        }
    }

    /** The name of a folder that does not exist yet. */
    private static Path free(String name) {
        Path folder = HOME.resolve(name);
        for (int i = 2; Files.exists(folder); i++) {
            folder = HOME.resolve(name + "-" + i);
        }
        return folder;
    }

    private int run(ExperimentFolder folder) throws IOException {
        Experiments experiments = experiments(program());
        Settings settings = complete(experiments, folder.settings());
        List<Study> studies = experiments.studies(settings);
        var run = new ExperimentRun(folder, studies, threads());
        if (!run.prepare()) {
            out().println(
                            "already complete, running again; the previous rows are in "
                                    + folder.renameResults());
            run = new ExperimentRun(folder, studies, threads());
            run.prepare();
        }
        boolean done = run(run);
        Path page = ExperimentReport.write(folder, experiments.title(settings), studies);
        if (!done) {
            err().println("stopped; to resume: " + Launch.command("lab run " + folder.path()));
        }
        out().println("report: " + page);
        return done ? Exit.DONE : Exit.INTERRUPTED;
    }

    private boolean run(ExperimentRun run) throws IOException {
        long start = System.nanoTime();
        try (var _ = new CtrlC(() -> stop(run));
                var _ = new Progress(out(), () -> progress(run, start))) {
            return run.run();
        }
    }

    /** The first Ctrl-C writes the report of the finished trials; the second ends the program. */
    private void stop(ExperimentRun run) {
        if (interrupted) {
            System.exit(Exit.INTERRUPTED);
        }
        interrupted = true;
        run.stop();
    }

    private int threads() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : LimitSettings.count("--concurrency", threads, 1 << 10);
    }

    private static String progress(ExperimentRun run, long start) {
        ExperimentRun.Progress progress = run.progress();
        return String.format(
                Locale.ROOT,
                "%d/%d  %.2f trials/s%s",
                progress.before() + progress.done(),
                progress.total(),
                progress.done() / ((System.nanoTime() - start) / 1e9),
                Progress.timeLeft(start, progress.done(), progress.total() - progress.before()));
    }
}
