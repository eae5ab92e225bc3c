package damier.lab.experiment;

import damier.lab.report.Figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** A study that asks several players about the same positions, and measures their time. */
abstract class ProbeStudy extends Study {
    private final Arena arena;
    private final PositionSource source;
    private final int sources;
    private final List<Probe> probes;

    /**
     * @param sources the number of games, or lists, from which the positions come
     */
    ProbeStudy(
            String id,
            String title,
            String text,
            Arena arena,
            PositionSource source,
            int sources,
            List<Probe> probes) {
        super(id, title, text);
        this.arena = arena;
        this.source = source;
        this.sources = sources;
        this.probes = List.copyOf(probes);
    }

    @Override
    public boolean isTimed() {
        return true;
    }

    final Arena arena() {
        return arena;
    }

    final List<Probe> probes() {
        return probes;
    }

    final int sources() {
        return sources;
    }

    Gauge gauge() {
        return Gauge.NONE;
    }

    @Override
    public final List<? extends Trial> trials() {
        Gauge gauge = gauge();
        return IntStream.range(0, sources)
                .mapToObj(number -> new ProbeTrial(arena, source, probes, number, gauge))
                .toList();
    }

    /** The ratio of two values by game: of the sums over the positions of each game. */
    static Mean ratio(List<Row> rows, String above, String below, ToDoubleFunction<Row> value) {
        List<Row> upper = of(rows, above);
        List<Row> lower = of(rows, below);
        return Mean.of(
                upper.stream()
                        .map(row -> row.place().game())
                        .distinct()
                        .map(game -> sum(upper, game, value) / sum(lower, game, value))
                        .toList());
    }

    /**
     * A comparison of two probes by position; both were asked about the same positions in the same
     * order. Each game counts as one value.
     */
    static Mean paired(
            List<Row> rows, String one, String other, ToDoubleBiFunction<Row, Row> value) {
        List<Row> ones = of(rows, one);
        List<Row> others = of(rows, other);
        Map<Integer, List<Double>> games = new TreeMap<>();
        for (int i = 0; i < ones.size(); i++) {
            games.computeIfAbsent(ones.get(i).place().game(), any -> new ArrayList<>())
                    .add(value.applyAsDouble(ones.get(i), others.get(i)));
        }
        return Mean.of(games.values().stream().map(values -> Mean.of(values).mean()).toList());
    }

    private static double sum(List<Row> rows, int game, ToDoubleFunction<Row> value) {
        return rows.stream().filter(row -> row.place().game() == game).mapToDouble(value).sum();
    }

    /** Curves over rounds, one for each of the given probes. */
    final Figure byRound(
            String name,
            String figureTitle,
            String caption,
            String yLabel,
            boolean log,
            int width,
            List<Rounds.Curve> curves) {
        var rounds = new Rounds("round", width);
        long positions = curves.getFirst().rows().stream().map(Row::place).distinct().count();
        return rounds.figure(
                id() + "-" + name,
                figureTitle,
                "%s Means over %d positions of %d games, %s; bars are 95 %% intervals over games."
                        .formatted(
                                caption,
                                positions,
                                sources,
                                width == 1 ? "round by round" : width + " rounds taken together"),
                yLabel,
                log,
                curves);
    }
}
