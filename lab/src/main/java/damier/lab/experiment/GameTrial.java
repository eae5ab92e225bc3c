package damier.lab.experiment;

import damier.bits.Hashing;
import damier.core.Ending;
import damier.core.Game;
import damier.core.Result;
import damier.core.Side;
import damier.players.PlayerFault;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** One game of a pairing. The games 2n and 2n + 1 have the same opening and colours reversed. */
record GameTrial(Arena arena, Pairing pairing, int number, Gauge gauge) implements Trial {
    static final int MAX_PLIES = 300;
    private static final String LENGTH = "length";

    @Override
    public String id() {
        return pairing.label() + " " + number;
    }

    private record End(Result result, String reason) {}

    @Override
    public List<Row> run(Roster roster, BooleanSupplier stop) {
        Game game = arena.openings().opening(number / 2);
        begin(roster, pairing.first());
        begin(roster, pairing.second());
        List<Row> rows = new ArrayList<>();
        End end = end(game);
        while (end == null && !stop.getAsBoolean()) {
            end = move(game, roster, rows);
        }
        End over = end == null ? new End(Result.DRAW, "stopped") : end;
        return rows.stream().map(row -> row.with(fate(game, row, over))).toList();
    }

    /** Gives the player a seed; players that make random choices get different ones. */
    private void begin(Roster roster, String player) {
        roster.player(arena, player).newGame(Hashing.key(number, player.hashCode(), 0));
    }

    private boolean isFirst(Side side) {
        return side == (number % 2 == 0 ? Side.WHITE : Side.BLACK);
    }

    private @Nullable End move(Game game, Roster roster, List<Row> rows) {
        boolean first = isFirst(game.side());
        String name = first ? pairing.first() : pairing.second();
        try {
            Observer.Seen seen =
                    Observer.ask(
                            roster.player(arena, name),
                            game,
                            first ? pairing.firstLimits() : pairing.secondLimits());
            long move = seen.move();
            Map<String, Double> features = gauge.measure(game, move, roster);
            rows.add(
                    Observer.row(
                            pairing.label(), name, first, number, game, seen.thought(), features));
            game.play(move);
            return end(game);
        } catch (PlayerFault fault) {
            roster.dismiss(arena, name);
            if (fault.kind() == PlayerFault.Kind.START) {
                throw fault;
            }
            rows.add(
                    Observer.row(
                            pairing.label(),
                            name,
                            first,
                            number,
                            game,
                            Row.Thought.of(0, 0),
                            Map.of()));
            if (fault.kind() == PlayerFault.Kind.CUT_OFF) {
                return new End(Result.DRAW, LENGTH);
            }
            String reason = fault.kind().name().toLowerCase(Locale.ROOT);
            return new End(Result.winOf(game.side().opponent()), reason);
        }
    }

    private static @Nullable End end(Game game) {
        if (game.ending().isPresent()) {
            Ending ending = game.ending().get();
            return new End(ending.result(), ending.reason().name().toLowerCase(Locale.ROOT));
        }
        return game.ply() >= MAX_PLIES ? new End(Result.DRAW, LENGTH) : null;
    }

    private static Row.Fate fate(Game game, Row row, End end) {
        Side side = row.place().side().equals("white") ? Side.WHITE : Side.BLACK;
        double points =
                end.result() == Result.DRAW ? 0.5 : end.result() == Result.winOf(side) ? 1 : 0;
        return new Row.Fate(
                points,
                Observer.pieces(game, side),
                Observer.pieces(game, side.opponent()),
                end.reason());
    }
}
