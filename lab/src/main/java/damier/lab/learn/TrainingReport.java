package damier.lab.learn;

import damier.lab.report.Figure;
import damier.lab.report.Page;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.Report;
import damier.lab.report.ReportTable;
import damier.lab.report.Section;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The report of a training: the loss after each epoch, and of the best weights their calibration,
 * their error by stage of the game, and their sizes.
 */
public final class TrainingReport {
    private static final int TENTHS = 10;

    /** The bounds of the sizes that are counted, in hundredths. */
    private static final double[] SIZES = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000};

    private final EngineTraining training;
    private final String command;
    private final ReportTable losses = ReportTable.of("epoch", "loss");
    private List<Figure> figures = List.of();

    /** Counts what was predicted and what came of it. */
    private static final class Bin {
        private long count;
        private double predicted;
        private double results;
        private double squaredResults;
        private double errors;

        void add(double prediction, double result) {
            count++;
            predicted += prediction;
            results += result;
            squaredResults += result * result;
            errors += Math.abs(prediction - result);
        }

        double mean() {
            return results / count;
        }

        /** Half the width of the interval of the mean, as if all results were independent. */
        double half() {
            double variance = squaredResults / count - mean() * mean();
            return 1.96 * Math.sqrt(Math.max(0, variance) / count);
        }
    }

    /**
     * Begins a report with the loss of the initial weights.
     *
     * @param command the command that repeats the training
     */
    public TrainingReport(EngineTraining training, String command) {
        this.training = training;
        this.command = command;
        losses.add(0.0, ReportTable.measured(training.loss(), 0));
    }

    /**
     * Records an epoch.
     *
     * @param best whether its weights are the best until now
     */
    public void epoch(int epoch, double loss, boolean best) {
        losses.add((double) epoch, ReportTable.measured(loss, 0));
        if (best) {
            figures = List.of(calibration(), stages(), sizes());
        }
    }

    private Figure calibration() {
        Bin[] bins = bins();
        double most = training.mostPredicted();
        training.predictions(
                (stage, predicted, result) -> {
                    double share = (predicted / most + (training.isMargin() ? 1 : 0)) / width();
                    bins[tenth(share)].add(predicted, result);
                });
        ReportTable table = ReportTable.of("predicted", "result", "positions");
        for (Bin bin : bins) {
            if (bin.count > 0) {
                table.add(
                        bin.predicted / bin.count,
                        ReportTable.measured(bin.mean(), bin.half()),
                        (double) bin.count);
            }
        }
        double least = training.isMargin() ? -most : 0;
        Series ideal =
                new Series(
                        "ideal",
                        Mark.CURVE,
                        List.of(
                                new Point(least, least, Double.NaN),
                                new Point(most, most, Double.NaN)));
        return new Figure(
                "calibration",
                "Calibration",
                "Means of the predictions in each tenth of their range, and of the results of these"
                    + " positions of the validation set. Bars are 95 % intervals as if positions"
                    + " were independent.",
                new Plot.Graph(
                        "predicted " + unit(),
                        unit(),
                        List.of(table.over("result", Mark.POINTS, 1), ideal)),
                table);
    }

    /** The range of predictions, in units of the largest. */
    private int width() {
        return training.isMargin() ? 2 : 1;
    }

    private String unit() {
        return training.isMargin() ? "final margin in discs" : "points of the side to move";
    }

    private Figure stages() {
        Bin[] bins = bins();
        training.predictions(
                (stage, predicted, result) -> bins[tenth(stage)].add(predicted, result));
        ReportTable table = ReportTable.of("stage", "error", "positions");
        for (int i = 0; i < TENTHS; i++) {
            if (bins[i].count > 0) {
                table.add(
                        (i + 0.5) / TENTHS,
                        ReportTable.measured(bins[i].errors / bins[i].count, 0),
                        (double) bins[i].count);
            }
        }
        return new Figure(
                "stages",
                "Error by stage of the game",
                "Mean distance between prediction and result on the validation set, from the first"
                        + " stage of the weights (0) to the last (1).",
                new Plot.Graph(
                        "stage", "error, " + unit(), List.of(table.over("error", Mark.LINE, 1))),
                table);
    }

    private Figure sizes() {
        long[] counts = new long[SIZES.length + 1];
        for (double weight : training.weights()) {
            if (weight != 0) {
                counts[size(Math.abs(weight))]++;
            }
        }
        ReportTable table = ReportTable.of("size in hundredths", "weights");
        List<String> names = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            String name = i < SIZES.length ? "up to %.0f".formatted(SIZES[i]) : "more";
            names.add(name);
            table.add(name, (double) counts[i]);
            points.add(new Point(i, counts[i], Double.NaN));
        }
        return new Figure(
                "sizes",
                "Sizes of the weights",
                "The number of weights other than zero, all stages counted.",
                new Plot.ByName(
                        "weights",
                        names,
                        Double.NaN,
                        List.of(new Series("weights", Mark.POINTS, points))),
                table);
    }

    private static int size(double weight) {
        int size = 0;
        while (size < SIZES.length && weight > SIZES[size]) {
            size++;
        }
        return size;
    }

    private static Bin[] bins() {
        Bin[] bins = new Bin[TENTHS];
        for (int i = 0; i < TENTHS; i++) {
            bins[i] = new Bin();
        }
        return bins;
    }

    private static int tenth(double share) {
        return Math.clamp((int) (share * TENTHS), 0, TENTHS - 1);
    }

    /** Writes the report into a folder and returns its page. */
    public Path write(Path folder) throws IOException {
        String measure =
                training.isMargin() ? "mean squared error in discs" : "mean log loss of results";
        Figure loss =
                new Figure(
                        "loss",
                        "Loss",
                        "On the validation set, every twentieth game: " + measure + ".",
                        new Plot.Graph("epoch", "loss", List.of(losses.over("loss", Mark.LINE, 1))),
                        losses);
        List<Figure> all = new ArrayList<>(figures);
        all.addFirst(loss);
        ReportTable facts =
                ReportTable.of("", "")
                        .add("game", training.game())
                        .add("games", (double) training.games())
                        .add("positions", (double) training.positions());
        Section section = new Section("training", "The training", "", command, all);
        Report report =
                Report.of(
                        "Training of " + training.game(),
                        "What the weights predict, measured on games that were not learned from.",
                        facts,
                        command,
                        List.of(section),
                        List.of());
        Page.write(report, folder);
        return folder.resolve(Page.FILE);
    }
}
