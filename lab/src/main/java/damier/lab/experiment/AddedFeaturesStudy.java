package damier.lab.experiment;

import damier.lab.report.Figure;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.List;

/** Features added to men and kings, with the table that the document prints of the same games. */
final class AddedFeaturesStudy extends PairingStudy {
    static final String OPPONENT = " - men, kings";

    private static final String USED = "X";

    AddedFeaturesStudy(
            String id, String title, String text, Arena arena, List<Pairing> pairings, int games) {
        super(id, title, text, arena, pairings, games);
    }

    @Override
    List<Figure> figures(Source source, String name, List<Pairing> some, List<Row> rows) {
        List<Figure> figures = new ArrayList<>(super.figures(source, name, some, rows));
        if (source == Source.ADDED_FEATURES) {
            figures.addFirst(printed());
            figures.add(1, ours(some, rows));
        }
        return figures;
    }

    private static ReportTable table(String result, String pieces) {
        return ReportTable.of(
                "", "pieces", "king", "compactness", "tempi", "centre", result, pieces);
    }

    private static void add(
            ReportTable table, String features, List<String> results, List<?> pieces) {
        List<String> names = List.of("compactness", "tempi", "centre");
        for (boolean test : List.of(false, true)) {
            List<Object> cells = new ArrayList<>();
            cells.add(test ? "test" : "player");
            cells.add(USED);
            cells.add(USED);
            for (String name : names) {
                boolean has = features.contains(name) || features.contains("all five");
                cells.add(has && !test ? USED : "");
            }
            cells.add(results.get(test ? 1 : 0));
            cells.add(pieces.get(test ? 1 : 0));
            table.add(cells.toArray());
        }
    }

    private Figure printed() {
        ReportTable table = table("winner, loser", "pieces left");
        List<String> result = List.of("W", "L");
        add(table, "compactness", result, List.of(14, 0));
        add(table, "tempi", result, List.of(5, 0));
        add(table, "centre", result, List.of(12, 0));
        add(table, "all five", result, List.of(15, 0));
        return Figure.of(
                id() + "-printed",
                "As the document prints it",
                "One game each, the player against a test version of itself; X marks their"
                        + " features.",
                table);
    }

    private Figure ours(List<Pairing> some, List<Row> rows) {
        ReportTable table = table("won, drawn, lost", "pieces left");
        for (Pairing pairing : some) {
            PairingScores scores = PairingScores.of(of(rows, pairing.label()));
            var games = scores.standing();
            add(
                    table,
                    pairing.label().replace(OPPONENT, ""),
                    List.of(
                            "+%d =%d −%d".formatted(games.wins(), games.draws(), games.losses()),
                            "+%d =%d −%d".formatted(games.losses(), games.draws(), games.wins())),
                    List.of(scores.left(), scores.opponentLeft()));
        }
        return Figure.of(
                id() + "-ours",
                "The same over %d games each".formatted(games()),
                "Pieces left are means over games with 95 % intervals.",
                table);
    }
}
