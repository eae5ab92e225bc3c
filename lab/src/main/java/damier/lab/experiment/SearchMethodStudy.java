package damier.lab.experiment;

import damier.classic.search.Counts;
import damier.classic.search.SearchMethod;
import damier.classic.search.SearchMethod.Effort;
import damier.core.Game;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;

/** The uninformed searches of textbooks, measured on small game trees. */
final class SearchMethodStudy extends Study {
    private static final String MEMORY = "memory";
    private static final String FOUND = "found";
    private static final int DEPTH = 7;
    private static final int NO_LIMIT = 3_000_000;

    private static final Quoted BEST =
            new Quoted(
                    Source.SEARCH_METHODS,
                    "Observing the figure 2, we can easily say that Iterative Deepening is the"
                            + " winner cause it gets the best grade in all category.");

    /** The start, where no game ends soon, and endgames in which one does. */
    private static final List<String> POSITIONS =
            List.of("", "W:WK11,30:B1", "W:WK18,22:B5,6", "B:W27,31:BK22,3", "W:WK14,K20:B3,12");

    private final Arena arena;

    SearchMethodStudy(Arena arena) {
        super(
                "search-methods",
                "Italian: breadth-first, depth-first, iterative deepening",
                "Three searches without an evaluation look for a finished game, with both sides"
                        + " helping: from the start of Italian draughts, where they examine the"
                        + " whole tree of each depth, and from four small endgames to depth "
                        + DEPTH
                        + ". Memory is the most positions held at once. Every move costs the same,"
                        + " so that uniform cost search is breadth-first search; an endless tree,"
                        + " in which depth-first search never ends, is not measured. The tree has"
                        + " about 7 moves at each position.");
        this.arena = arena;
    }

    @Override
    public List<? extends Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < POSITIONS.size(); i++) {
            for (int depth = i == 0 ? 1 : DEPTH; depth <= DEPTH; depth++) {
                trials.add(new Searches(arena, i, depth));
            }
        }
        return trials;
    }

    /** All searches from one position to one depth. */
    private record Searches(Arena arena, int position, int depth) implements Trial {
        @Override
        public String id() {
            return position + " " + depth;
        }

        @Override
        public List<Row> run(Roster roster, BooleanSupplier stop) {
            var kind = arena.kind().game();
            String text = POSITIONS.get(position);
            Game game =
                    text.isEmpty()
                            ? new Game(kind)
                            : new Game(kind, kind.notation().position(text));
            List<Row> rows = new ArrayList<>();
            for (SearchMethod method : SearchMethod.values()) {
                rows.add(row(game, method));
            }
            return rows;
        }

        private Effort search(Game game, SearchMethod method) {
            return method.search(game.kind().rules(), game.position(), depth, NO_LIMIT);
        }

        /** The search is timed the second time, once its code is compiled. */
        private Row row(Game game, SearchMethod method) {
            Effort effort = search(game, method);
            var threads = ManagementFactory.getThreadMXBean();
            long began = threads.getCurrentThreadCpuTime();
            search(game, method);
            long nanos = threads.getCurrentThreadCpuTime() - began;
            OptionalInt found = effort.found();
            return Observer.row(
                    method.toString(),
                    method.toString(),
                    true,
                    position,
                    game,
                    new Row.Thought(
                            "",
                            Double.NaN,
                            Double.NaN,
                            depth,
                            depth,
                            new Counts(effort.nodes(), 0, 0, 0, 0, 0),
                            nanos),
                    Map.of(
                            MEMORY,
                            (double) effort.memory(),
                            FOUND,
                            found.isPresent() ? found.getAsInt() : Double.NaN));
        }
    }

    private static List<Row> start(List<Row> rows, SearchMethod method) {
        return of(rows, method.toString()).stream().filter(row -> row.place().game() == 0).toList();
    }

    @Override
    public Findings findings(List<Row> rows) {
        return findings(
                Source.SEARCH_METHODS,
                List.of(
                        printed(),
                        figure(rows, "nodes", "Nodes", "positions generated", Row::nodes),
                        figure(
                                rows,
                                "memory",
                                "Memory",
                                "positions held at once",
                                row -> row.feature(MEMORY)),
                        figure(rows, "time", "Processor time", "ms", Row::millis),
                        solutions(rows)),
                claims(rows));
    }

    private Figure printed() {
        return Figure.of(
                id() + "-printed",
                "As the document prints it",
                "(*) only if every action costs the same; d is the depth of a finite tree.",
                ReportTable.of(
                                "",
                                "breadth-first",
                                "uniform cost",
                                "depth-first",
                                "iterative deepening")
                        .add("completeness", "yes", "yes", "no", "yes")
                        .add("optimal solution", "yes (*)", "yes", "no", "yes (*)")
                        .add("computation time", "b^d", "b^d", "∞ or b^d", "b^d")
                        .add("memory use", "b^d", "b^d", "bd", "bd"));
    }

    private Figure figure(
            List<Row> rows,
            String name,
            String figureTitle,
            String label,
            ToDoubleFunction<Row> value) {
        List<String> header = new ArrayList<>(List.of("depth"));
        List<Series> series = new ArrayList<>();
        for (SearchMethod method : SearchMethod.values()) {
            header.add(method.toString());
            series.add(
                    new Series(
                            method.toString(),
                            Mark.LINE,
                            start(rows, method).stream()
                                    .map(
                                            row ->
                                                    new Point(
                                                            row.thought().depth(),
                                                            value.applyAsDouble(row),
                                                            Double.NaN))
                                    .toList()));
        }
        var table = new ReportTable(header);
        for (int depth = 1; depth <= DEPTH; depth++) {
            int at = depth;
            List<Object> cells = new ArrayList<>(List.of(depth));
            for (SearchMethod method : SearchMethod.values()) {
                cells.add(
                        start(rows, method).stream()
                                .filter(row -> row.thought().depth() == at)
                                .mapToDouble(value)
                                .findFirst()
                                .orElse(Double.NaN));
            }
            table.add(cells.toArray());
        }
        return new Figure(
                id() + "-" + name,
                figureTitle,
                "From the start of the game, the whole tree to each depth, on a logarithmic scale.",
                new Plot.Graph("depth", label, false, true, series),
                table);
    }

    private Figure solutions(List<Row> rows) {
        ReportTable table = ReportTable.of("endgame", "method", "plies", "nodes", "memory");
        for (int i = 1; i < POSITIONS.size(); i++) {
            for (SearchMethod method : SearchMethod.values()) {
                for (Row row : endgame(rows, method, i)) {
                    table.add(
                            POSITIONS.get(i),
                            method,
                            row.feature(FOUND),
                            row.nodes(),
                            row.feature(MEMORY));
                }
            }
        }
        return Figure.of(
                id() + "-solutions",
                "The solution that is found first",
                "Plies to the finished game that each search finds first.",
                table);
    }

    private static List<Row> endgame(List<Row> rows, SearchMethod method, int position) {
        return of(rows, method.toString()).stream()
                .filter(row -> row.place().game() == position)
                .toList();
    }

    private static double[] found(List<Row> rows, SearchMethod method) {
        return of(rows, method.toString()).stream()
                .filter(row -> row.place().game() > 0)
                .mapToDouble(row -> row.feature(FOUND))
                .toArray();
    }

    private static double last(List<Row> rows, SearchMethod method, ToDoubleFunction<Row> value) {
        List<Row> all = start(rows, method);
        return all.isEmpty() ? Double.NaN : value.applyAsDouble(all.getLast());
    }

    private static List<Claim> claims(List<Row> rows) {
        double[] shortest = found(rows, SearchMethod.BREADTH_FIRST);
        double[] deepening = found(rows, SearchMethod.ITERATIVE_DEEPENING);
        double[] first = found(rows, SearchMethod.DEPTH_FIRST);
        double memory =
                last(rows, SearchMethod.BREADTH_FIRST, row -> row.feature(MEMORY))
                        / last(rows, SearchMethod.ITERATIVE_DEEPENING, row -> row.feature(MEMORY));
        double nodes =
                last(rows, SearchMethod.ITERATIVE_DEEPENING, Row::nodes)
                        / last(rows, SearchMethod.BREADTH_FIRST, Row::nodes);
        return List.of(
                BEST.claim(
                        "Iterative deepening finds a shortest solution, as breadth-first search"
                                + " does",
                        "plies %s against %s; depth-first search finds %s"
                                .formatted(words(deepening), words(shortest), words(first)),
                        verdict(Arrays.equals(shortest, deepening))),
                BEST.claim(
                        "It needs the memory of depth-first search",
                        "breadth-first search holds %s times the positions (held: more than ten)"
                                .formatted(Numbers.text(memory)),
                        verdict(memory > 10)),
                BEST.claim(
                        "It generates as many positions, b^d",
                        "%s times the positions (held: less than twice)"
                                .formatted(Numbers.text(nodes)),
                        verdict(nodes < 2)));
    }

    private static Verdict verdict(boolean held) {
        return held ? Verdict.HELD : Verdict.DID_NOT_HOLD;
    }

    private static String words(double[] plies) {
        return String.join(", ", Arrays.stream(plies).mapToObj(Numbers::text).toList());
    }
}
