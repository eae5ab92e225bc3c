package damier.app.contest;

import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.app.console.TextTable;
import damier.lab.CrossTable;
import damier.lab.MatchFolder;
import damier.lab.Schedule.Pairing;
import damier.lab.Standing;
import damier.lab.TournamentSetup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** A running tournament. */
final class TournamentRun extends ContestRun {
    private record Answer(String game, List<PlayerAnswer> players, List<PairingAnswer> pairings) {}

    /**
     * @param eloInterval half the width of the 95 % interval of the rating
     * @param faults games that it lost by a fault
     */
    private record PlayerAnswer(
            String player,
            double elo,
            double eloInterval,
            long wins,
            long draws,
            long losses,
            double points,
            Map<String, Integer> faults) {}

    /**
     * @param pairs how many ended with 0, ½, 1, 1½ and 2 points for the first player
     */
    private record PairingAnswer(
            String first, String second, long wins, long draws, long losses, List<Long> pairs) {}

    private final OptionalInt anchor;

    /**
     * @param anchor the player whose rating is zero
     */
    TournamentRun(
            TournamentSetup setup, OptionalInt anchor, DamierCommand command, JsonOption json) {
        super(MatchFolder.Kind.TOURNAMENT, setup, command, json);
        this.anchor = anchor;
    }

    private CrossTable crossTable() {
        return new CrossTable(setup().schedule(), tournament().standings(), anchor);
    }

    @Override
    List<String> table() {
        List<String> lines = new ArrayList<>(lines(crossTable()));
        lines.addFirst(pace());
        return lines;
    }

    /** The best player so far stands for all. */
    @Override
    String line() {
        CrossTable.Row best = crossTable().rows().getFirst();
        return String.format(
                Locale.ROOT,
                "%s  best %s %s ± %.1f",
                pace(),
                names().get(best.player()),
                elo(best),
                best.rating().interval());
    }

    @Override
    void printText() {
        CrossTable table = crossTable();
        table.rows().forEach(row -> printFaults(names().get(row.player()), words(row.faults())));
        lines(table).forEach(out()::println);
    }

    private List<String> lines(CrossTable table) {
        List<CrossTable.Row> rows = table.rows();
        var text = new TextTable("rlrrrrr" + "r".repeat(rows.size()));
        List<String> head =
                new ArrayList<>(List.of("#", "player", "rating", "±", "games", "points", "%"));
        IntStream.rangeClosed(1, rows.size()).forEach(rank -> head.add(Integer.toString(rank)));
        text.add(head.toArray(String[]::new));
        for (int i = 0; i < rows.size(); i++) {
            CrossTable.Row row = rows.get(i);
            List<String> line =
                    new ArrayList<>(
                            List.of(
                                    Integer.toString(i + 1),
                                    names().get(row.player()),
                                    elo(row),
                                    String.format(Locale.ROOT, "%.1f", row.rating().interval()),
                                    Long.toString(row.games()),
                                    points(row.points()),
                                    String.format(Locale.ROOT, "%.1f", 100 * row.score())));
            for (CrossTable.Row other : rows) {
                OptionalDouble points = table.points(row.player(), other.player());
                line.add(points.isPresent() ? points(points.getAsDouble()) : "-");
            }
            text.add(line.toArray(String[]::new));
        }
        return text.lines();
    }

    private static String elo(CrossTable.Row row) {
        String text = String.format(Locale.ROOT, "%+.1f", row.rating().elo());
        return text.equals("-0.0") ? "+0.0" : text;
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
    }

    @Override
    Record answer() {
        List<PlayerAnswer> players =
                crossTable().rows().stream()
                        .map(
                                row ->
                                        new PlayerAnswer(
                                                names().get(row.player()),
                                                row.rating().elo(),
                                                row.rating().interval(),
                                                row.wins(),
                                                row.draws(),
                                                row.losses(),
                                                row.points(),
                                                words(row.faults())))
                        .toList();
        List<Standing> standings = tournament().standings();
        List<PairingAnswer> pairings =
                IntStream.range(0, standings.size())
                        .mapToObj(
                                i -> answer(setup().schedule().pairings().get(i), standings.get(i)))
                        .toList();
        return new Answer(setup().kind().id(), players, pairings);
    }

    private PairingAnswer answer(Pairing pairing, Standing standing) {
        return new PairingAnswer(
                names().get(pairing.first()),
                names().get(pairing.second()),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                IntStream.rangeClosed(0, 4).mapToObj(standing.pairs()::count).toList());
    }
}
