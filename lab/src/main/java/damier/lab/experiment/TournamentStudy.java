package damier.lab.experiment;

import damier.core.Limits;
import damier.lab.CrossTable;
import damier.lab.Schedule;
import damier.lab.Standing;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** A round robin of all players of a game. */
final class TournamentStudy extends PairingStudy {
    private final List<String> players;

    TournamentStudy(Arena arena, List<String> players, int games, Pace pace) {
        super(
                "tournament-" + arena.game(),
                arena.kind().game().name() + ": a tournament of all players",
                "Every player meets every other in %d games, both colours from %s; players that think"
                                .formatted(games, Arenas.OPENINGS_WORDS)
                        + " for a time get "
                        + pace.limitWords(arena.game())
                        + ".",
                arena,
                pairings(players, pace.limits(arena.game())),
                games);
        this.players = List.copyOf(players);
    }

    private static List<Pairing> pairings(List<String> players, Limits limits) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            for (int j = i + 1; j < players.size(); j++) {
                String first = players.get(i);
                String second = players.get(j);
                pairings.add(
                        new Pairing(
                                first + " - " + second,
                                first,
                                limits(first, limits),
                                second,
                                limits(second, limits)));
            }
        }
        return pairings;
    }

    /** The limits of a player; a player with a fixed depth keeps it. */
    private static Limits limits(String player, Limits limits) {
        return player.contains("depth=") ? Limits.INFINITE : limits;
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Standing> standings =
                pairings().stream()
                        .map(pairing -> PairingScores.of(of(rows, pairing.label())).standing())
                        .toList();
        var schedule = Schedule.roundRobin(players.size());
        return findings(
                Source.NONE,
                List.of(figure(new CrossTable(schedule, standings, OptionalInt.empty()))),
                List.of());
    }

    private Figure figure(CrossTable cross) {
        List<String> header = new ArrayList<>(List.of("", "player", "rating", "points"));
        cross.rows().forEach(_ -> header.add(Integer.toString(header.size() - 3)));
        var table = new ReportTable(header);
        List<String> names = new ArrayList<>();
        for (CrossTable.Row row : cross.rows()) {
            String player = players.get(row.player());
            names.add(shortName(player));
            var rating = ReportTable.measured(row.rating().elo(), row.rating().interval());
            List<Object> cells = new ArrayList<>();
            cells.addAll(List.of(names.size(), player, rating, row.points()));
            for (CrossTable.Row other : cross.rows()) {
                OptionalDouble won = cross.points(row.player(), other.player());
                cells.add(won.isPresent() ? won.getAsDouble() : "");
            }
            table.add(cells.toArray());
        }
        return new Figure(
                id() + "-ratings",
                "Ratings",
                "Elo around the mean of all players (Bradley and Terry), with 95 % intervals. The"
                        + " table has the points of each meeting of %d games.".formatted(games()),
                new Plot.ByName("Elo", names, 0, List.of(table.byName("rating", 2))),
                table);
    }

    private static String shortName(String player) {
        int dot = player.indexOf('.');
        int bracket = player.indexOf('[');
        return dot > 0 && (bracket < 0 || dot < bracket) ? player.substring(dot + 1) : player;
    }
}
