package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.ConcurrencyOption;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.core.Evaluator;
import damier.core.ProbCutErrors;
import damier.core.SearchParameter;
import damier.engine.EngineFactory;
import damier.lab.LimitSettings;
import damier.lab.ProbCutFit;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Fits the errors that ProbCut relies on to searches of the engine. */
@Command(
        name = "fit-probcut",
        header = "Fit the error estimates of ProbCut to searches of the engine.",
        description = {
            "",
            "Searches positions of random games to every depth, without ProbCut, and measures how"
                + " far the score of a shallow search is from that of a deep one, for each stage of"
                + " the game. The same options give the same errors.",
            ""
        },
        footer = {"", "Example: damier fit-probcut othello --positions 2000 --out othello.probcut"})
public final class FitProbCutCommand extends DamierCommand {
    /** ProbCut does not use errors of shallower searches. */
    private static final int MIN_DEPTH = 4;

    @Parameters(index = "0", paramLabel = "GAME", description = "Game to search.")
    private String game;

    @Option(
            names = "--positions",
            paramLabel = "N",
            defaultValue = "2000",
            description = "Number of positions to search. Default: 2000")
    private String positions;

    @Option(
            names = LimitSettings.DEPTH,
            paramLabel = "N",
            defaultValue = "12",
            description = "Maximum depth in plies. Default: 12")
    private String depth;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random games. Default: 0")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "File for the errors.")
    private Path out;

    @Mixin private ConcurrencyOption concurrency;

    @Override
    protected int run() {
        EngineFactory kind = program().engines(game);
        int wanted = LimitSettings.count("--positions", positions, 1 << 20);
        int deepest = LimitSettings.count(LimitSettings.DEPTH, depth, 30);
        if (deepest < MIN_DEPTH) {
            throw new BadInput(LimitSettings.DEPTH, deepest + " is less than " + MIN_DEPTH);
        }
        Path folder = out.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(out)) {
            throw cannotWrite();
        }
        var parameters = kind.defaultOptions().parameters().with(SearchParameter.PROBCUT, 0);
        var fit = new ProbCutFit(kind, parameters, deepest, seed);
        try (var _ = new CtrlC(fit::stop);
                var _ = new Progress(err(), () -> fit.positions() + "/" + wanted + " positions")) {
            fit.search(wanted, concurrency.games());
        }
        if (fit.positions() < wanted) {
            err().println("stopped; nothing was written");
            return Exit.INTERRUPTED;
        }
        ProbCutErrors errors;
        try {
            errors = fit.fit();
        } catch (IllegalStateException e) {
            throw new BadInput("--positions", e);
        }
        print(fit, errors, deepest);
        try {
            Files.writeString(out, remark(wanted, deepest) + errors.text());
        } catch (IOException e) {
            throw cannotWrite();
        }
        return Exit.DONE;
    }

    private BadInput cannotWrite() {
        return new BadInput("--out", out + " cannot be written");
    }

    private String remark(int wanted, int deepest) {
        return "# ln deviation = stage + shallow * ln(1 + shallow depth) + distance * ln(depth -"
                + " shallow depth)\n"
                + "# Made by: damier fit-probcut %s --positions %d --depth %d --seed %d\n"
                        .formatted(game, wanted, deepest, seed);
    }

    private void print(ProbCutFit fit, ProbCutErrors errors, int deepest) {
        out().println("stage  depth  shallow  measured  fitted");
        for (int stage = 0; stage < Evaluator.STAGES; stage++) {
            for (int deep = 4; deep <= deepest; deep += 2) {
                for (int shallow = 2; shallow < deep; shallow += 2) {
                    out().println(
                                    String.format(
                                            Locale.ROOT,
                                            "%5d %6d %8d %9.1f %7.1f",
                                            stage,
                                            deep,
                                            shallow,
                                            fit.measured(stage, deep, shallow),
                                            errors.deviation(stage, deep, shallow)));
                }
            }
        }
    }
}
