package damier.lab.experiment;

import damier.lab.report.Figure;

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
                settings.gamesEach());
    }

    @Override
    public Findings findings(List<Row> rows) {
        return findings(
                Source.NONE,
                List.of(
                        figure(rows, "time", "Time", "ms a move", Row::millis),
                        figure(rows, "nodes", "Nodes", "nodes a move", Row::nodes),
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
                                                : row.effectiveBranching())),
                List.of());
    }

    private Figure figure(
            List<Row> rows,
            String name,
            String figureTitle,
            String label,
            ToDoubleFunction<Row> value) {
        return new Rounds("ply", WIDTH)
                .figure(
                        id() + "-" + name,
                        figureTitle + " per ply",
                        "Means over %d games, %d plies taken together; bars are 95 %% intervals over games."
                                .formatted(Row.games(rows), WIDTH),
                        label,
                        false,
                        List.of(new Rounds.Curve(label, rows, value)));
    }
}
