package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The savings of alpha-beta, and their dependence on move ordering. */
final class OrderingStudy extends ProbeStudy {
    static final String MINIMAX = "minimax";
    static final String NONE = "alpha-beta";
    static final String STATIC = "static order";
    static final String YIELDING = "yielding";
    private static final String RELATIVE = "alpha-beta, relative";

    private static final int WIDTH = 4;

    OrderingStudy(Arena arena, PositionSource source, Pace pace) {
        super(
                "ordering",
                "Othello: minimax, alpha-beta and move ordering",
                "othello.vieira at depth 4 is asked about the same positions, each taken from a"
                    + " game that it plays against itself with a fifth of the moves at random, by"
                    + " plain minimax, by alpha-beta with moves as they come, with the static order"
                    + " by square bonus, and with probabilistic yielding at the document's"
                    + " threshold of 0.3 and k = 0.7. Times are of the processor.",
                arena,
                source,
                pace.sources(),
                List.of(
                        probe(MINIMAX, "algorithm=minimax,ordering=none"),
                        probe(NONE, "ordering=none"),
                        probe(STATIC, "ordering=static"),
                        probe(YIELDING, "ordering=yielding"),
                        probe(RELATIVE, "ordering=none,evaluation=relative")));
    }

    private static Probe probe(String label, String options) {
        return new Probe(label, "othello.vieira[depth=4," + options + "]");
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<String> searches = List.of(MINIMAX, NONE, STATIC, YIELDING);
        Figure time =
                byRound(
                        "time",
                        "Time per turn",
                        "Time for a move at depth 4, on a logarithmic scale.",
                        "ms a move",
                        true,
                        WIDTH,
                        Rounds.curves(rows, searches, Row::millis));
        Figure visited =
                byRound(
                        "nodes",
                        "Nodes per turn",
                        "Moves played in the search at depth 4, on a logarithmic scale.",
                        "nodes a move",
                        true,
                        WIDTH,
                        Rounds.curves(rows, searches, Row::nodes));
        return new Findings(List.of(time, visited, branching(rows)), claims(rows));
    }

    private Figure branching(List<Row> rows) {
        List<Rounds.Curve> curves =
                List.of(
                        new Rounds.Curve(
                                "minimax", of(rows, MINIMAX), row -> row.thought().branching()),
                        new Rounds.Curve(
                                "its square root",
                                of(rows, MINIMAX),
                                row -> Math.sqrt(row.thought().branching())),
                        new Rounds.Curve("alpha-beta", of(rows, NONE), Row::effectiveBranching),
                        new Rounds.Curve(
                                "static order", of(rows, STATIC), Row::effectiveBranching));
        return byRound(
                "branching",
                "Branching factor per round",
                "Moves of an inner node of minimax, its square root, and the effective branching"
                        + " factor of alpha-beta: the b of an even tree with as many nodes.",
                "branching factor",
                false,
                WIDTH,
                curves);
    }

    private List<Claim> claims(List<Row> rows) {
        Mean fewerNodes = ratio(rows, MINIMAX, NONE, Row::nodes);
        Mean same = sameValue(rows);
        Mean faster = ratio(rows, MINIMAX, NONE, Row::millis);
        Mean yielding = ratio(rows, NONE, YIELDING, Row::millis);
        Mean yieldingNodes = ratio(rows, NONE, YIELDING, Row::nodes);
        Mean statics = ratio(rows, NONE, STATIC, Row::nodes);
        Mean staticTime = ratio(rows, NONE, STATIC, Row::millis);
        return List.of(
                new Claim(
                        Documents.ALL,
                        "Alpha-beta visits fewer nodes than minimax and finds the same value",
                        "minimax visits %s times the nodes; the value is the same in %s of the positions"
                                .formatted(fewerNodes, Numbers.text(100 * same.mean()) + " %"),
                        same.mean() == 1 ? fewerNodes.above(1) : Verdict.DID_NOT_HOLD),
                new Claim(
                        Documents.VIEIRA,
                        "Alpha-beta decreases the time per turn massively",
                        "minimax takes %s times as long".formatted(faster),
                        faster.above(1)),
                new Claim(
                        Documents.VIEIRA,
                        "Ordering by yielding takes less time per turn than no ordering",
                        "without it %s times the time, %s times the nodes (held: more of both)"
                                .formatted(yielding, yieldingNodes),
                        Documents.all(List.of(yielding.above(1), yieldingNodes.above(1)))),
                new Claim(
                        Documents.VIEIRA,
                        "Searching first what the square bonuses promise cuts more (static order)",
                        "without it %s times the nodes, %s times the time"
                                .formatted(statics, staticTime),
                        statics.above(1)),
                squareRoot(rows),
                threeQuarters(rows),
                twiceTheTime(rows));
    }

    private static Mean sameValue(List<Row> rows) {
        return paired(
                rows,
                MINIMAX,
                NONE,
                (one, other) -> one.thought().value() == other.thought().value() ? 1 : 0);
    }

    private static Claim squareRoot(List<Row> rows) {
        Mean ratio =
                paired(
                        rows,
                        STATIC,
                        MINIMAX,
                        (ordered, minimax) ->
                                ordered.effectiveBranching()
                                        / Math.sqrt(minimax.thought().branching()));
        return new Claim(
                Documents.VIEIRA,
                "A good ordering brings the branching factor to about its square root",
                "the effective branching factor of the static order is %s times the square root"
                                .formatted(ratio)
                        + " (held: within a quarter)",
                Documents.within(ratio, 0.75, 1.25));
    }

    private static Claim threeQuarters(List<Row> rows) {
        Mean exponent =
                paired(
                        rows,
                        NONE,
                        MINIMAX,
                        (plain, minimax) -> Math.log(plain.nodes()) / Math.log(minimax.nodes()));
        return new Claim(
                Documents.FIORENTINO,
                "With moves in no order alpha-beta needs about the 3/4th power of minimax's nodes",
                "power %s (held: 0.65 to 0.85)".formatted(exponent),
                Documents.within(exponent, 0.65, 0.85));
    }

    private static Claim twiceTheTime(List<Row> rows) {
        ToDoubleFunction<Row> each =
                row -> (double) row.thought().nanos() / row.thought().counts().evaluations();
        Mean ratio = ratio(rows, RELATIVE, NONE, each);
        return new Claim(
                Documents.VIEIRA,
                "The relative evaluation doubles the time of calculation",
                "%s times the time for an evaluated position (held: 1.5 to 2.5)".formatted(ratio),
                Documents.within(ratio, 1.5, 2.5));
    }
}
