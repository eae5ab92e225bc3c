package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.search.Iteration;
import damier.classic.search.MinimaxCounts;
import damier.core.Game;
import damier.lab.report.Claim;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Iterative deepening step by step, and what one step tells the next about the order of moves. */
final class DeepeningStudy extends Study {
    private static final String PLAYER = "international.giordano-lefevre";
    private static final String BEST_FIRST = "best-first";
    private static final String MINIMAX = "minimax";

    /** As in the document. */
    private static final int DEPTH = 7;

    private static final long MAX_MINIMAX = 400_000;

    private static final Quoted HINTS =
            new Quoted(
                    Source.DEEPENING,
                    "searches at shallower depths, giving move-ordering hints and helping produce"
                            + " cutoffs for higher depth searches much earlier than would otherwise"
                            + " be possible (iterative deepening)");

    private final Arena arena;
    private final PositionSource source;
    private final int positions;

    DeepeningStudy(Arena arena, PositionSource source, Pace pace) {
        super(
                "deepening",
                "International: iterative deepening from depth 1 to 7",
                "%s searches the start, and positions of games that it plays against itself with a"
                                .formatted(PLAYER)
                        + " fifth of the moves at random, to depth 1, 2, 3 … 7: once with the moves"
                        + " in the order of the rules, as the document's pseudo-code does, and once"
                        + " with the best moves of the step before first, as its text says.");
        this.arena = arena;
        this.source = source;
        positions = pace.sources() / 4;
    }

    @Override
    public List<? extends Trial> trials() {
        return IntStream.range(0, positions)
                .mapToObj(number -> new Steps(arena, source, number))
                .toList();
    }

    /** The steps from one position; the first position is the start of the game. */
    private record Steps(Arena arena, PositionSource source, int number) implements Trial {
        @Override
        public String id() {
            return Integer.toString(number);
        }

        @Override
        public List<Row> run(Roster roster, BooleanSupplier stop) {
            List<Game> games = number == 0 ? List.of() : source.positions(number, roster);
            Game game = games.isEmpty() ? new Game(arena.kind().game()) : games.getLast();
            ClassicPlayer player = ClassicPlayers.create(PLAYER);
            List<Iteration> plain = player.deepen(game, DEPTH, false);
            List<Iteration> bestFirst = player.deepen(game, DEPTH, true);
            var minimax = MinimaxCounts.upTo(game, DEPTH, MAX_MINIMAX);
            List<Row> rows = new ArrayList<>();
            for (int i = 0; i < plain.size(); i++) {
                double all = i < minimax.size() ? minimax.get(i).nodes() : Double.NaN;
                double fewer = bestFirst.get(i).counts().nodes();
                rows.add(row(game, plain.get(i), Map.of(BEST_FIRST, fewer, MINIMAX, all)));
            }
            return rows;
        }

        private Row row(Game game, Iteration step, Map<String, Double> features) {
            String move =
                    step.line().isEmpty()
                            ? "-"
                            : game.kind()
                                    .notation()
                                    .format(game.position(), step.line().getFirst());
            var thought =
                    new Row.Thought(
                            move,
                            step.value(),
                            Double.NaN,
                            step.depth(),
                            step.depth(),
                            step.counts(),
                            step.nanos());
            return Observer.row(
                    "depth " + step.depth(), PLAYER, true, number, game, thought, features);
        }
    }

    @Override
    public Findings findings(List<Row> rows) {
        return findings(Source.DEEPENING, List.of(start(rows), means(rows)), List.of(claim(rows)));
    }

    private Figure start(List<Row> rows) {
        ReportTable table =
                ReportTable.of(
                        "depth", "move", "value", "nodes", "in all", "best first", "minimax");
        double all = 0;
        for (Row row : rows) {
            if (row.place().game() == 0) {
                all += row.nodes();
                table.add(
                        row.thought().depth(),
                        row.thought().move(),
                        row.thought().value(),
                        row.nodes(),
                        all,
                        row.feature(BEST_FIRST),
                        row.feature(MINIMAX));
            }
        }
        return Figure.of(
                id() + "-start",
                "From the start, step by step",
                "The best move and its value for White at each depth, the nodes of this depth and"
                        + " of all depths so far, the nodes with the best moves of the depth before"
                        + " first, and the nodes of minimax without pruning (a dash: more than "
                        + MAX_MINIMAX
                        + ").",
                table);
    }

    private Figure means(List<Row> rows) {
        ReportTable table =
                ReportTable.of("depth", "minimax", "alpha-beta", "alpha-beta, best moves first");
        for (int depth = 1; depth <= DEPTH; depth++) {
            table.add(
                    depth,
                    mean(rows, depth, row -> row.feature(MINIMAX)),
                    mean(rows, depth, Row::nodes),
                    mean(rows, depth, row -> row.feature(BEST_FIRST)));
        }
        return new Figure(
                id() + "-nodes",
                "Nodes of each step",
                "Means over %d positions with 95 %% intervals, on a logarithmic scale; minimax where"
                                .formatted(Row.games(rows))
                        + " it searches at most %d.".formatted(MAX_MINIMAX),
                new Plot.Graph(
                        "depth",
                        "nodes",
                        false,
                        true,
                        List.of(
                                table.over("minimax", Mark.LINE, 1),
                                table.over("alpha-beta", Mark.LINE, 2),
                                table.over("alpha-beta, best moves first", Mark.LINE, 3))),
                table);
    }

    /** Unknown unless every position has the value: those without are the largest. */
    private static Mean mean(List<Row> rows, int depth, ToDoubleFunction<Row> value) {
        List<Row> some = of(rows, "depth " + depth);
        Mean mean = Mean.byGame(some, value);
        return mean.count() == some.size() ? mean : Mean.of();
    }

    private static Claim claim(List<Row> rows) {
        Mean saved = mean(rows, DEPTH, row -> 1 - row.feature(BEST_FIRST) / row.nodes());
        return HINTS.claim(
                "The best moves of one step save nodes in the next, at depth " + DEPTH,
                "%s of the nodes are saved".formatted(saved.percent()),
                saved.above(0));
    }
}
