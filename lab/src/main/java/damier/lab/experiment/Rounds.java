package damier.lab.experiment;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toList;

import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Curves over the rounds of a game: the mean over games, with error bars. */
final class Rounds {
    /**
     * The minimum number of games of a round; rounds with fewer games are omitted if there are more
     * in total.
     */
    private static final int MIN_GAMES = 3;

    private final String round;
    private final int width;

    /**
     * @param round the label of a round
     * @param width the number of rounds per point
     */
    Rounds(String round, int width) {
        this.round = round;
        this.width = width;
    }

    /** A curve and its rows. */
    record Curve(String name, List<Row> rows, ToDoubleFunction<Row> value) {}

    /** One curve for each setting. */
    static List<Curve> curves(List<Row> rows, List<String> settings, ToDoubleFunction<Row> value) {
        return settings.stream()
                .map(setting -> new Curve(setting, Study.of(rows, setting), value))
                .toList();
    }

    /** A curve for the first player of the pairings, and one for the second. */
    static List<Curve> byPlayer(
            List<Row> rows, String first, String second, ToDoubleFunction<Row> value) {
        Map<Boolean, List<Row>> parts =
                rows.stream().collect(partitioningBy(row -> row.place().first()));
        return List.of(
                new Curve(first, parts.getOrDefault(true, List.of()), value),
                new Curve(second, parts.getOrDefault(false, List.of()), value));
    }

    Figure figure(
            String id,
            String title,
            String caption,
            String yLabel,
            boolean log,
            List<Curve> curves) {
        List<Series> series = curves.stream().map(this::series).toList();
        return new Figure(
                id,
                title,
                caption,
                new Plot.Graph(round, yLabel, false, log, series),
                table(curves));
    }

    private Series series(Curve curve) {
        List<Point> points = new ArrayList<>();
        long games = curve.rows().stream().map(row -> row.place().game()).distinct().count();
        means(curve)
                .forEach(
                        (at, mean) -> {
                            if (mean.count() >= Math.min(MIN_GAMES, games)) {
                                points.add(new Point(at, mean.mean(), mean.half()));
                            }
                        });
        return new Series(curve.name(), Mark.LINE, points);
    }

    private Map<Integer, Mean> means(Curve curve) {
        Map<Integer, List<Row>> byRound =
                curve.rows().stream()
                        .collect(
                                groupingBy(
                                        row -> (row.place().round() - 1) / width * width + 1,
                                        TreeMap::new,
                                        toList()));
        Map<Integer, Mean> means = new TreeMap<>();
        byRound.forEach((at, rows) -> means.put(at, Mean.byGame(rows, curve.value())));
        return means;
    }

    private ReportTable table(List<Curve> curves) {
        Map<Integer, String[]> cells = new TreeMap<>();
        List<String> header = new ArrayList<>(List.of(round, "games"));
        for (int i = 0; i < curves.size(); i++) {
            header.add(curves.get(i).name());
            int column = i + 2;
            means(curves.get(i))
                    .forEach(
                            (at, mean) -> {
                                String[] row = cells.computeIfAbsent(at, any -> blank(curves));
                                row[0] = Integer.toString(at);
                                row[1] = Integer.toString(mean.count());
                                row[column] = mean.toString();
                            });
        }
        var table = new ReportTable(header);
        cells.values().forEach(row -> table.add((Object[]) row));
        return table;
    }

    private static String[] blank(List<Curve> curves) {
        String[] row = new String[curves.size() + 2];
        Arrays.fill(row, "");
        return row;
    }
}
