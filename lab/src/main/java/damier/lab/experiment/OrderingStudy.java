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

    private static final Quoted FASTER =
            new Quoted(
                    Source.TIME_PER_TURN,
                    "We can observe a massive decrease of the execution times when alpha-beta is"
                            + " included.");
    private static final Quoted ORDERED =
            new Quoted(
                    Source.TIME_PER_TURN,
                    "On average, each turn computation time is less for the implemented heuristic"
                            + " than for the raw movement vector.");
    private static final Quoted SQUARE_ROOT =
            new Quoted(
                    Source.BRANCHING,
                    "As a good implementation must tend to the square root of the branching factor"
                            + " of the non-alpha-beta version, such values are plotted in green.");
    private static final Quoted PRUNED =
            new Quoted(
                    Source.PRUNED_TREE,
                    "Its purpose is to skip the branches of which we know will not influence the"
                            + " decision.");
    private static final Quoted RANDOM =
            new Quoted(
                    Source.RANDOM_ORDER,
                    "For a random ordering the complexity is reduced to O(b^(3m/4)).");
    private static final Quoted TWICE =
            new Quoted(
                    Source.RELATIVE_TIME,
                    "This implementation supposes calculating the three parameters for both"
                            + " players, which duplicates the calculation time.");

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
        return new Findings(
                List.of(
                        exhibit(
                                Source.TIME_PER_TURN,
                                "Othello: time per turn",
                                List.of(times(rows)),
                                faster(rows),
                                ordered(rows),
                                squareBonuses(rows)),
                        exhibit(
                                Source.BRANCHING,
                                "Othello: branching factor per round",
                                List.of(
                                        branching(rows, "black", "Black"),
                                        branching(rows, "white", "White")),
                                squareRoot(rows, YIELDING, SQUARE_ROOT),
                                squareRoot(rows, STATIC, new Quoted(Source.NONE, ""))),
                        exhibit(
                                Source.PRUNED_TREE,
                                "Othello: alpha-beta and minimax",
                                List.of(nodes(rows)),
                                sameDecision(rows)),
                        exhibit(
                                Source.RELATIVE_TIME,
                                "Othello: time of the two evaluations",
                                List.of(),
                                twiceTheTime(rows)),
                        exhibit(
                                Source.RANDOM_ORDER,
                                "Othello: alpha-beta with moves in no order",
                                List.of(),
                                threeQuarters(rows))));
    }

    private Exhibit exhibit(Source source, String title, List<Figure> figures, Claim... claims) {
        return new Exhibit(source, title, text(), figures, List.of(claims));
    }

    private Figure times(List<Row> rows) {
        return byRound(
                "time",
                "Processor time per turn",
                "Processor time for a move at depth 4, on a logarithmic scale.",
                "ms",
                true,
                WIDTH,
                Rounds.curves(rows, List.of(MINIMAX, NONE, STATIC, YIELDING), Row::millis));
    }

    private Figure nodes(List<Row> rows) {
        return byRound(
                "nodes",
                "Nodes per turn",
                "Moves played in the search at depth 4, on a logarithmic scale.",
                "nodes",
                true,
                WIDTH,
                Rounds.curves(rows, List.of(MINIMAX, NONE, STATIC, YIELDING), Row::nodes));
    }

    /** As the document draws it, for one of the opponents. */
    private Figure branching(List<Row> all, String side, String name) {
        List<Row> rows = all.stream().filter(row -> row.place().side().equals(side)).toList();
        ToDoubleFunction<Row> factor = row -> row.thought().branching();
        return byRound(
                "branching-" + side,
                name + " to move",
                "The branching factor is the mean number of moves searched at a position whose"
                        + " moves are searched, in every curve.",
                "branching factor",
                false,
                WIDTH,
                List.of(
                        new Rounds.Curve("minimax", of(rows, MINIMAX), factor),
                        new Rounds.Curve(
                                "its square root",
                                of(rows, MINIMAX),
                                row -> Math.sqrt(factor.applyAsDouble(row))),
                        new Rounds.Curve("alpha-beta, yielding", of(rows, YIELDING), factor)));
    }

    private static Claim sameDecision(List<Row> rows) {
        Mean fewerNodes = ratio(rows, MINIMAX, NONE, Row::nodes);
        Mean same =
                paired(
                        rows,
                        MINIMAX,
                        NONE,
                        (one, other) -> one.thought().value() == other.thought().value() ? 1 : 0);
        return PRUNED.claim(
                "Alpha-beta visits fewer nodes than minimax and finds the same value",
                "minimax visits %s times the nodes; the value is the same in %s of the positions"
                        .formatted(fewerNodes, Numbers.text(100 * same.mean()) + " %"),
                same.mean() == 1 ? fewerNodes.above(1) : Verdict.DID_NOT_HOLD);
    }

    private static Claim faster(List<Row> rows) {
        Mean ratio = ratio(rows, MINIMAX, NONE, Row::millis);
        return FASTER.claim(
                "Alpha-beta takes less time than minimax",
                "minimax takes %s times as long".formatted(ratio),
                ratio.above(1));
    }

    private static Claim ordered(List<Row> rows) {
        Mean time = ratio(rows, NONE, YIELDING, Row::millis);
        Mean visited = ratio(rows, NONE, YIELDING, Row::nodes);
        return ORDERED.claim(
                "Ordering by yielding takes less time per turn than no ordering",
                "without it %s times the time, %s times the nodes (held: more of both)"
                        .formatted(time, visited),
                Verdicts.all(List.of(time.above(1), visited.above(1))));
    }

    private static Claim squareBonuses(List<Row> rows) {
        Mean visited = ratio(rows, NONE, STATIC, Row::nodes);
        Mean time = ratio(rows, NONE, STATIC, Row::millis);
        return new Claim(
                "Searching first what the square bonuses promise cuts more",
                "without the static order %s times the nodes, %s times the time"
                        .formatted(visited, time),
                visited.above(1));
    }

    private static Claim squareRoot(List<Row> rows, String order, Quoted quoted) {
        Mean ratio =
                paired(
                        rows,
                        order,
                        MINIMAX,
                        (searched, minimax) ->
                                searched.thought().branching()
                                        / Math.sqrt(minimax.thought().branching()));
        return quoted.claim(
                "The branching factor comes near the square root of that of minimax: " + order,
                "it is %s times the square root (held: within a quarter)".formatted(ratio),
                Verdicts.within(ratio, 0.75, 1.25));
    }

    private static Claim threeQuarters(List<Row> rows) {
        Mean exponent =
                paired(
                        rows,
                        NONE,
                        MINIMAX,
                        (plain, minimax) -> Math.log(plain.nodes()) / Math.log(minimax.nodes()));
        return RANDOM.claim(
                "With moves in no order alpha-beta needs about the 3/4th power of minimax's nodes",
                "power %s (held: 0.65 to 0.85)".formatted(exponent),
                Verdicts.within(exponent, 0.65, 0.85));
    }

    private static Claim twiceTheTime(List<Row> rows) {
        ToDoubleFunction<Row> each =
                row -> (double) row.thought().nanos() / row.thought().counts().evaluations();
        Mean ratio = ratio(rows, RELATIVE, NONE, each);
        return TWICE.claim(
                "The relative evaluation doubles the processor time for an evaluated position",
                "%s times the time (held: 1.5 to 2.5)".formatted(ratio),
                Verdicts.within(ratio, 1.5, 2.5));
    }
}
