package damier.lab.experiment;

import damier.core.Limits;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The depth that a player with a time limit reaches, and the time of its moves. */
final class DepthStudy extends ProbeStudy {
    /** A range of depths that a document claims for most moves. */
    record Named(int least, int most) {}

    /**
     * Greater depths reach the end of the game and are cut off at this depth, since they would hide
     * all others.
     */
    private static final int END = 25;

    private final Source source;
    private final Pace pace;
    private final String player;
    private final Optional<Named> named;

    DepthStudy(Source source, Arena arena, String player, Pace pace, Optional<Named> named) {
        super(
                "depth-" + player.substring(player.indexOf('.') + 1),
                "%s: depth reached per move".formatted(player),
                "%s is asked about positions of 40 games that it plays against itself, a fifth of the"
                                .formatted(player)
                        + " moves at random, with "
                        + pace.timeWords()
                        + ". Depth is counted as the document counts it; plots show what is"
                        + " deeper"
                        + " than %d, where the end of the game comes in sight, as %d."
                                .formatted(END, END),
                arena,
                PositionSource.selfPlay(arena, player, Limits.nodes(1_000), pace.rareStep()),
                40,
                List.of(new Probe(player, player, pace.time())));
        this.source = source;
        this.pace = pace;
        this.player = player;
        this.named = named;
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Claim> claims = new ArrayList<>();
        named.ifPresent(range -> claims.add(range(rows, range)));
        claims.addAll(fewMoves(rows));
        return findings(source, List.of(shares(rows), depths(rows), times(rows)), claims);
    }

    private Figure shares(List<Row> rows) {
        int most = rows.stream().mapToInt(DepthStudy::depth).max().orElse(0);
        ReportTable table = ReportTable.of("depth", "moves", "share of moves, %");
        for (int depth = 0; depth <= most; depth++) {
            int at = depth;
            Mean share = Mean.byGame(rows, row -> depth(row) == at ? 100 : 0).within(0, 100);
            long moves = rows.stream().filter(row -> depth(row) == at).count();
            table.add(depth, moves, share);
        }
        return new Figure(
                id() + "-shares",
                "How often each depth is reached",
                "Share of %d moves by the deepest complete iteration, with 95 %% intervals over games."
                        .formatted(rows.size()),
                new Plot.Graph(
                        "depth",
                        "% of moves",
                        false,
                        false,
                        true,
                        List.of(table.over("share", Mark.LINE, 2))),
                table);
    }

    private Figure depths(List<Row> rows) {
        return byRound(
                "rounds",
                "Depth per round",
                "The deepest complete iteration.",
                "depth",
                false,
                10,
                List.of(new Rounds.Curve("depth", rows, DepthStudy::depth)));
    }

    private Figure times(List<Row> rows) {
        return byRound(
                "time",
                "Processor time per move",
                "Time of the processor, which other programs do not lengthen.",
                "ms",
                false,
                10,
                List.of(new Rounds.Curve("ms", rows, Row::millis)));
    }

    private Claim range(List<Row> rows, Named range) {
        Mean share =
                Mean.byGame(
                                rows,
                                row ->
                                        row.thought().ownDepth() >= range.least()
                                                        && row.thought().ownDepth() <= range.most()
                                                ? 1
                                                : 0)
                        .within(0, 1);
        Mean depth = Mean.byGame(rows, row -> row.thought().ownDepth());
        Verdict verdict = share.above(0.5);
        return new Quoted(
                        Source.DEPTH_REACHED,
                        "Depending on the allowed time and the state of the board, the Alpha-Beta"
                                + " search usually reaches depths between 6 and 10.",
                        pace.judgesPlay())
                .claim(
                        "The search usually reaches depths between %d and %d"
                                .formatted(range.least(), range.most()),
                        "%s of the moves, mean depth %s, with %s"
                                .formatted(share.percent(), depth, pace.timeWords()),
                        verdict);
    }

    /** The claims that iterative deepening gets deeper in positions with few moves. */
    private List<Claim> fewMoves(List<Row> rows) {
        if (!player.equals("italian.fiorentino")) {
            return List.of();
        }
        double median =
                rows.stream()
                        .mapToInt(row -> row.board().moves())
                        .sorted()
                        .skip(rows.size() / 2)
                        .findFirst()
                        .orElse(0);
        Mean few = depth(rows, 0, median);
        Mean many = depth(rows, median, Double.POSITIVE_INFINITY);
        return List.of(
                new Quoted(
                                Source.DEPTH_BY_MOVES,
                                "This approach makes it possible to reach greater depths when the"
                                        + " number of available moves is limited.")
                        .claim(
                                "Iterative deepening reaches greater depths where there are few"
                                        + " moves",
                                "depth %s with fewer than %.0f moves, %s with as many or more"
                                        .formatted(few, median, many),
                                few.minus(many).above(0)));
    }

    private static int depth(Row row) {
        return Math.min(row.thought().ownDepth(), END);
    }

    private static Mean depth(List<Row> rows, double from, double below) {
        return Mean.byGame(
                rows.stream()
                        .filter(row -> row.board().moves() >= from && row.board().moves() < below)
                        .toList(),
                row -> row.thought().ownDepth());
    }
}
