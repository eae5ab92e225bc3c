package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.core.GameDefinition;
import damier.core.Learnable;
import damier.core.Position;
import damier.lab.Launch;
import damier.lab.LimitSettings;
import damier.lab.learn.EngineTraining;
import damier.lab.learn.TrainingReport;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Trains the weights of an evaluation on self-play games. */
@Command(
        name = "train",
        header = "Train the weights of an evaluation on self-play games.",
        description = {
            "",
            "The loss is measured on the validation set, which is every twentieth game: the mean"
                + " log loss, where 0.693 is that of a coin toss, or the mean squared error of"
                + " final disc differences. The file of --out receives the weights with the lowest"
                + " loss: 'weights:FILE' is a player with these weights, and damier gate tests"
                + " whether it plays better.",
            ""
        },
        footer = {"", "Example: damier train international first.games --out new.weights"})
public final class TrainCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "Game that was played.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of self-play games.")
    private List<Path> files;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            defaultValue = "8",
            description = "Number of passes over the games. Default: 8")
    private String epochs;

    @Option(
            names = "--search-share",
            paramLabel = "X",
            defaultValue = "0.7",
            description =
                    "Weight of the search scores in the training target, from 0 to 1; the rest is"
                            + " the result of the game. Default: 0.7")
    private double share;

    @Mixin private WeightsOption weights;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "File for the weights.")
    private Path out;

    @Option(
            names = "--decay",
            paramLabel = "X",
            defaultValue = "1",
            description =
                    "Strength of the pull of pattern weights to their initial values, in examples."
                            + " Default: 1")
    private double decay;

    @Option(
            names = "--hidden-layer",
            description = "Begin a hidden layer if the initial weights have none.")
    private boolean hiddenLayer;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description =
                    "Folder for a report with plots of loss, calibration, errors and weights.")
    private @Nullable Path report;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads; the result does not depend on them. Default: all processors")
    private @Nullable String threads;

    @Override
    protected int run() {
        if (!(share >= 0 && share <= 1)) {
            throw new BadInput("--search-share", share + " is not between 0 and 1");
        }
        if (!(decay >= 0 && decay <= 1e6)) {
            throw new BadInput("--decay", decay + " is not between 0 and 1,000,000");
        }
        int rounds = LimitSettings.count("--epochs", epochs, 1_000);
        EngineTraining training = read();
        double before = training.loss();
        out().printf(
                        Locale.ROOT,
                        "%d games, %d positions, loss %.5f%n",
                        training.games(),
                        training.positions(),
                        before);
        @Nullable TrainingReport plots =
                report == null ? null : new TrainingReport(training, commandLine());
        double least = before;
        for (int epoch = 1; epoch <= rounds; epoch++) {
            training.learn(epoch, rounds);
            double loss = training.loss();
            out().printf(Locale.ROOT, "epoch %d: loss %.5f%n", epoch, loss);
            out().flush();
            if (plots != null) {
                plots.epoch(epoch, loss, loss < least);
            }
            if (loss < least) {
                least = loss;
                write(training.file(remark(training, loss, before)));
            }
        }
        if (plots != null && report != null) {
            write(plots, report);
        }
        out().println(least < before ? "weights: " + out : "no improvement found");
        return least < before ? Exit.DONE : Exit.FAILED;
    }

    private EngineTraining read() {
        GameDefinition kind = program().engines(game).game();
        Learnable<Position> start = weights.learnable(kind);
        int used =
                threads == null
                        ? Runtime.getRuntime().availableProcessors()
                        : LimitSettings.count("--threads", threads, 64);
        try {
            return new EngineTraining(
                    kind,
                    start,
                    files,
                    new EngineTraining.Options(share, decay, hiddenLayer, used));
        } catch (IllegalArgumentException e) {
            throw new BadInput("train", e);
        } catch (IOException e) {
            throw new BadInput("FILE", "cannot be read: " + e.getMessage());
        }
    }

    private void write(TrainingReport plots, Path folder) {
        try {
            out().println("report: " + plots.write(folder));
        } catch (IOException e) {
            throw new BadInput("--report", folder + " cannot be written");
        }
    }

    /** The command line that repeats the training. */
    private String commandLine() {
        return Launch.command(
                String.join(" ", spec().commandLine().getParseResult().originalArgs()));
    }

    private void write(byte[] content) {
        try {
            Files.write(out, content);
        } catch (IOException e) {
            throw new BadInput("--out", out + " cannot be written");
        }
    }

    private String remark(EngineTraining training, double loss, double before) {
        return String.format(
                Locale.ROOT,
                """
                Hundredths, by stage of the game: learned from %d games of %s self-play,
                %d quiet positions; loss %.5f, of the weights before %.5f.\
                """,
                training.games(),
                game,
                training.positions(),
                loss,
                before);
    }
}
