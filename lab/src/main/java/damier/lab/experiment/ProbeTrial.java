package damier.lab.experiment;

import damier.core.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Asks several players about the same positions. */
record ProbeTrial(Arena arena, PositionSource source, List<Probe> probes, int number, Gauge gauge)
        implements Trial {
    @Override
    public String id() {
        return Integer.toString(number);
    }

    @Override
    public List<Row> run(Roster roster, BooleanSupplier stop) {
        List<Row> rows = new ArrayList<>();
        for (Game game : source.positions(number, roster)) {
            for (Probe probe : probes) {
                if (stop.getAsBoolean()) {
                    return rows;
                }
                Observer.Seen seen =
                        Observer.ask(roster.player(arena, probe.player()), game, probe.limits());
                rows.add(
                        Observer.row(
                                probe.label(),
                                probe.player(),
                                true,
                                number,
                                game,
                                seen.thought(),
                                gauge.measure(game, seen.move(), roster)));
            }
        }
        return rows;
    }
}
