package damier.lab.experiment;

import damier.core.Limits;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;
import damier.lab.stats.Ratings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A round robin of all players of a game. */
final class TournamentStudy extends PairingStudy {
    private final List<String> players;
    private final int games;

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
                games,
                List.of());
        this.players = players;
        this.games = games;
    }

    private static List<Pairing> pairings(List<String> players, Limits limits) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            for (int j = i + 1; j < players.size(); j++) {
                String first = players.get(i);
                String second = players.get(j);
                pairings.add(
                        new Pairing(
                                label(first, second),
                                first,
                                limits(first, limits),
                                second,
                                limits(second, limits)));
            }
        }
        return pairings;
    }

    private static String label(String player, String other) {
        return player + " - " + other;
    }

    /** The limits of a player; a player with a fixed depth keeps it. */
    private static Limits limits(String player, Limits limits) {
        return player.contains("depth=") ? Limits.INFINITE : limits;
    }

    @Override
    public Findings findings(List<Row> rows) {
        Map<String, Double> points = new HashMap<>();
        Map<String, Double> totals = new HashMap<>();
        List<Ratings.Pairing> results = new ArrayList<>();
        for (Pairing pairing : pairings()) {
            Scores scores = Scores.of(of(rows, pairing.label()));
            double won = scores.wins() + scores.draws() / 2.0;
            points.put(pairing.label(), won);
            points.put(label(pairing.second(), pairing.first()), scores.games() - won);
            totals.merge(pairing.first(), won, Double::sum);
            totals.merge(pairing.second(), scores.games() - won, Double::sum);
            results.add(
                    new Ratings.Pairing(
                            players.indexOf(pairing.first()),
                            players.indexOf(pairing.second()),
                            scores.outcomes()));
        }
        List<Ratings.Rating> ratings = new Ratings(players.size(), results).aroundMean();
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            String player = players.get(i);
            standings.add(new Standing(player, ratings.get(i), totals.getOrDefault(player, 0.0)));
        }
        standings.sort(Comparator.comparingDouble(standing -> -standing.rating().elo()));
        return new Findings(List.of(figure(standings, points)), List.of());
    }

    private record Standing(String player, Ratings.Rating rating, double points) {}

    private Figure figure(List<Standing> standings, Map<String, Double> points) {
        List<Point> marks = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("", "player", "rating", "points"));
        List<List<String>> table = new ArrayList<>();
        for (int i = 0; i < standings.size(); i++) {
            Standing standing = standings.get(i);
            Ratings.Rating rating = standing.rating();
            marks.add(new Point(i, rating.elo(), rating.interval()));
            header.add(Integer.toString(i + 1));
            List<String> row = new ArrayList<>();
            row.add(Integer.toString(i + 1));
            row.add(standing.player());
            row.add(Numbers.text(rating.elo(), rating.interval()));
            row.add(Numbers.text(standing.points()));
            for (Standing other : standings) {
                Double won = points.get(label(standing.player(), other.player()));
                row.add(won == null ? "" : Numbers.text(won));
            }
            table.add(row);
        }
        return new Figure(
                id() + "-ratings",
                "Ratings",
                "Elo around the mean of all players (Bradley and Terry), with 95 % intervals. The"
                        + " table has the points of each meeting of %d games.".formatted(games),
                new Plot.ByName(
                        "Elo",
                        standings.stream().map(standing -> shortName(standing.player())).toList(),
                        0,
                        List.of(new Series("rating", Mark.POINTS, marks))),
                new ReportTable(header, table));
    }

    private static String shortName(String player) {
        int dot = player.indexOf('.');
        int bracket = player.indexOf('[');
        return dot > 0 && (bracket < 0 || dot < bracket) ? player.substring(dot + 1) : player;
    }
}
