package damier.lab.experiment;

import damier.lab.report.Figure;
import damier.lab.report.Plot;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The cost of a player's moves during games of self-play. */
final class ProfileStudy extends PairingStudy {
    private static final int WIDTH = 4;

    ProfileStudy(Arena arena, Settings settings) {
        super(
                "profile",
                "What " + settings.player() + " spends on its moves",
                "The player against itself from %s, %s."
                        .formatted(Arenas.OPENINGS_WORDS, General.limitWords(arena, settings)),
                arena,
                List.of(
                        new Pairing(
                                "self-play",
                                settings.player(),
                                settings.player(),
                                General.limits(arena, settings))),
                settings.gamesEach(),
                List.of());
    }

    @Override
    public Findings findings(List<Row> rows) {
        return new Findings(
                List.of(
                        figure(rows, "time", "Time", "ms a move", row -> row.thought().millis()),
                        figure(
                                rows,
                                "nodes",
                                "Nodes",
                                "nodes a move",
                                row -> row.thought().nodes()),
                        figure(
                                rows,
                                "depth",
                                "Depth",
                                "plies of the deepest complete iteration",
                                row -> row.thought().depth()),
                        figure(
                                rows,
                                "moves",
                                "Legal moves",
                                "legal moves",
                                row -> row.board().moves()),
                        figure(
                                rows,
                                "branching",
                                "Effective branching factor",
                                "effective branching factor",
                                row ->
                                        row.thought().depth() == 0
                                                ? Double.NaN
                                                : row.thought().effectiveBranching())),
                List.of());
    }

    private Figure figure(
            List<Row> rows,
            String name,
            String figureTitle,
            String label,
            ToDoubleFunction<Row> value) {
        var rounds = new Rounds("ply", WIDTH);
        List<Rounds.Curve> curves = List.of(new Rounds.Curve(label, rows, value));
        long games = rows.stream().map(row -> row.place().game()).distinct().count();
        return new Figure(
                id() + "-" + name,
                figureTitle + " per ply",
                "Means over %d games, %d plies taken together; bars are 95 %% intervals over games."
                        .formatted(games, WIDTH),
                new Plot.Graph("ply", label, curves.stream().map(rounds::series).toList()),
                rounds.table(curves));
    }
}
