package damier.lab.experiment;

import damier.lab.report.EloText;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Matches of pairs of players in colour-reversed games: their scores and the remaining pieces. */
class PairingStudy extends Study {
    private final Arena arena;
    private final List<Pairing> pairings;
    private final int games;

    PairingStudy(
            String id, String title, String text, Arena arena, List<Pairing> pairings, int games) {
        super(id, title, text);
        this.arena = arena;
        this.pairings = List.copyOf(pairings);
        this.games = games;
    }

    final List<Pairing> pairings() {
        return pairings;
    }

    final int games() {
        return games;
    }

    Gauge gauge() {
        return Gauge.NONE;
    }

    @Override
    public final List<? extends Trial> trials() {
        Gauge gauge = gauge();
        return IntStream.range(0, games)
                .boxed()
                .flatMap(
                        number ->
                                pairings.stream()
                                        .map(pair -> new GameTrial(arena, pair, number, gauge)))
                .toList();
    }

    /** One exhibit for each place of a document, in the order of the pairings. */
    @Override
    public Findings findings(List<Row> rows) {
        Map<Source, List<Pairing>> bySource = new LinkedHashMap<>();
        pairings.forEach(
                pairing ->
                        bySource.computeIfAbsent(pairing.source(), any -> new ArrayList<>())
                                .add(pairing));
        List<Exhibit> exhibits = new ArrayList<>();
        bySource.forEach(
                (source, some) -> {
                    String name = exhibits.isEmpty() ? id() : id() + "-" + (exhibits.size() + 1);
                    exhibits.add(
                            new Exhibit(
                                    source,
                                    title(),
                                    text(),
                                    figures(source, name, some, rows),
                                    some.stream()
                                            .flatMap(pairing -> pairing.claim(rows).stream())
                                            .toList()));
                });
        return new Findings(exhibits);
    }

    /**
     * The figures about some of the pairings.
     *
     * @param name the beginning of their ids
     */
    List<Figure> figures(Source source, String name, List<Pairing> some, List<Row> rows) {
        return List.of(scores(name, some, rows), pieces(name, some, rows));
    }

    private Figure scores(String name, List<Pairing> some, List<Row> rows) {
        ReportTable table =
                ReportTable.of(
                        "pairing",
                        "games",
                        "+",
                        "=",
                        "-",
                        "score %",
                        "as White %",
                        "as Black %",
                        "Elo");
        for (Pairing pairing : some) {
            PairingScores scores = PairingScores.of(of(rows, pairing.label()));
            table.add(
                    pairing.label(),
                    scores.standing().games(),
                    scores.standing().wins(),
                    scores.standing().draws(),
                    scores.standing().losses(),
                    scores.score().times(100),
                    scores.asWhite().times(100),
                    scores.asBlack().times(100),
                    EloText.of(scores.standing().estimate()));
        }
        return new Figure(
                name + "-score",
                "Who wins",
                "The first player's score in %d games a pairing, both colours from each opening;"
                                .formatted(games)
                        + " 50 % is even. Bars are 95 % intervals over pairs of games.",
                new Plot.ByName(
                        "score, %", table.names(), 50, true, List.of(table.byName("score", 5))),
                table);
    }

    private static Figure pieces(String name, List<Pairing> some, List<Row> rows) {
        ReportTable table = ReportTable.of("pairing", "games", "first player's", "second player's");
        for (Pairing pairing : some) {
            PairingScores scores = PairingScores.of(of(rows, pairing.label()));
            table.add(
                    pairing.label(),
                    scores.standing().games(),
                    scores.left(),
                    scores.opponentLeft());
        }
        return new Figure(
                name + "-pieces",
                "Pieces left",
                "Pieces on the board at the end of the same games, by player. Bars are 95 %"
                        + " intervals over games.",
                new Plot.ByName(
                        "pieces at the end",
                        table.names(),
                        Double.NaN,
                        List.of(table.byName("first player", 2), table.byName("second player", 3))),
                table);
    }
}
