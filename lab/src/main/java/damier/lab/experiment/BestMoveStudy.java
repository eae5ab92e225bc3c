package damier.lab.experiment;

import damier.core.Game;
import damier.core.Limits;
import damier.lab.Resources;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Diagram;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Positions with one move that is far better than all others: which players find it, and how soon.
 */
final class BestMoveStudy extends ProbeStudy {
    private static final String FOUND = "found";

    /** The column that marks positions of the document. */
    private static final String NAMED = "named";

    private static final Quoted QUOTED =
            new Quoted(
                    Source.BEST_MOVES,
                    "With our IA we are able to pass both tests playing either black or white"
                            + " pieces.");

    /** The positions of the document, and the same with colours reversed. */
    private static final List<String> DOCUMENTS =
            List.of(
                    "W:WK11,16,22:B1,31 11-7",
                    "W:W23,29,33,34,35,38,39,43:B12,13,14,15,18,20,22,24 35-30",
                    "B:W20,50:B29,35,K40 40-44",
                    "B:W27,29,31,33,36,37,38,39:B8,12,13,16,17,18,22,28 16-21");

    private static final List<Integer> NODES = List.of(1_000, 10_000, 100_000);
    private static final List<String> PLAYERS =
            List.of(
                    "international.giordano-lefevre",
                    "international.gosgens-sommers",
                    "international.gosgens-sommers-v0");

    private final List<String> positions;
    private final List<Integer> budgets;

    BestMoveStudy(Arena arena, Pace pace) {
        List<String> positions = new ArrayList<>(DOCUMENTS);
        positions.addAll(Resources.lines(BestMoveStudy.class, "best-moves.positions"));
        List<Integer> budgets = NODES.subList(0, pace == Pace.QUICK ? 2 : 3);
        super(
                "best-moves",
                "International: find the best move",
                "The two positions that the document shows, the same with colours reversed, and %d of our"
                                .formatted(positions.size() - DOCUMENTS.size())
                        + " own, half of them with White to move, in each of which one quiet move"
                        + " wins at least two men more than any other by a deep search.",
                arena,
                (number, roster) -> List.of(game(arena, positions.get(number))),
                positions.size(),
                probes(budgets));
        this.positions = positions;
        this.budgets = budgets;
    }

    private static List<Probe> probes(List<Integer> budgets) {
        List<Probe> probes = new ArrayList<>();
        for (String player : PLAYERS) {
            for (int nodes : budgets) {
                probes.add(new Probe(label(player, nodes), player, Limits.nodes(nodes)));
            }
        }
        return probes;
    }

    private static String label(String player, int nodes) {
        return player + " " + nodes;
    }

    private static Game game(Arena arena, String line) {
        String position = line.substring(0, line.indexOf(' '));
        var kind = arena.kind().game();
        return new Game(kind, kind.notation().position(position));
    }

    @Override
    public boolean isTimed() {
        return false;
    }

    @Override
    Gauge gauge() {
        Map<String, String> best = new HashMap<>();
        for (String line : positions) {
            int blank = line.indexOf(' ');
            best.put(line.substring(0, blank), line.substring(blank + 1));
        }
        var notation = arena().kind().game().notation();
        return (before, move, roster) -> {
            String wanted = best.get(notation.format(before.position()));
            boolean found = notation.format(before.position(), move).equals(wanted);
            String line = notation.format(before.position()) + " " + wanted;
            return Map.of(FOUND, found ? 1.0 : 0.0, NAMED, DOCUMENTS.contains(line) ? 1.0 : 0.0);
        };
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Series> series = new ArrayList<>();
        ReportTable table =
                ReportTable.of("player", "nodes", "positions", "found %", "White %", "Black %");
        for (String player : PLAYERS) {
            List<Point> points = new ArrayList<>();
            for (int nodes : budgets) {
                List<Row> some = of(rows, label(player, nodes));
                Mean found = share(some, "");
                points.add(new Point(nodes, 100 * found.mean(), 100 * found.half()));
                table.add(
                        player,
                        nodes,
                        some.size(),
                        found.percent(),
                        share(some, "white").percent(),
                        share(some, "black").percent());
            }
            series.add(new Series(player.substring(player.indexOf('.') + 1), Mark.LINE, points));
        }
        Figure figure =
                new Figure(
                        id() + "-found",
                        "Best moves found",
                        "Share of %d positions in which the best move is chosen, by the nodes that may"
                                        .formatted(positions.size())
                                + " be spent; bars are 95 % intervals over positions.",
                        new Plot.Graph("nodes a move", "% found", true, false, true, series),
                        table);
        return findings(
                Source.BEST_MOVES,
                List.of(shown(), figure),
                List.of(
                        named(rows, "White"),
                        named(rows, "Black"),
                        claim(rows, "White"),
                        claim(rows, "Black")));
    }

    private Figure shown() {
        List<Diagram> diagrams =
                DOCUMENTS.subList(0, 2).stream()
                        .map(
                                line ->
                                        Diagrams.of(
                                                game(arena(), line),
                                                "White plays "
                                                        + line.substring(line.indexOf(' ') + 1)))
                        .toList();
        return Figure.of(
                id() + "-boards",
                "The two positions",
                "White to move, with the best move.",
                new Plot.Boards(diagrams));
    }

    private static Mean share(List<Row> rows, String side) {
        return Mean.ofScores(
                rows.stream()
                        .filter(row -> side.isEmpty() || row.place().side().equals(side))
                        .map(row -> row.feature(FOUND))
                        .toList());
    }

    private List<Row> deepest(List<Row> rows, double named) {
        return of(rows, label(PLAYERS.getFirst(), budgets.getLast())).stream()
                .filter(row -> row.feature(NAMED) == named)
                .toList();
    }

    private Claim named(List<Row> rows, String side) {
        List<Row> asked =
                deepest(rows, 1).stream()
                        .filter(row -> row.place().side().equals(side.toLowerCase(Locale.ROOT)))
                        .toList();
        long found = asked.stream().filter(row -> row.feature(FOUND) == 1).count();
        return QUOTED.claim(
                "It finds the best move in both of its positions, playing " + side,
                "%d of %d, %d nodes a move".formatted(found, asked.size(), budgets.getLast()),
                found == asked.size() ? Verdict.HELD : Verdict.DID_NOT_HOLD);
    }

    private Claim claim(List<Row> rows, String side) {
        Mean found = share(deepest(rows, 0), side.toLowerCase(Locale.ROOT));
        return new Claim(
                "It finds the best move in other positions, playing " + side,
                "%s of %d positions of our own, %d nodes a move (held: more than half)"
                        .formatted(found.percent(), found.count(), budgets.getLast()),
                found.above(0.5));
    }
}
