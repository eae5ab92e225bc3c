package damier.lab.experiment;

import static java.util.stream.Collectors.averagingDouble;
import static java.util.stream.Collectors.groupingBy;

import damier.lab.Standing;
import damier.lab.report.Claim;
import damier.lab.stats.Outcomes;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The scores of a pairing for its first player.
 *
 * @param score over pairs of games from one opening, which are independent
 * @param left the first player's pieces at the end
 * @param opponentLeft the second player's pieces at the end
 */
record PairingScores(
        Standing standing, Mean score, Mean asWhite, Mean asBlack, Mean left, Mean opponentLeft) {
    /**
     * @param rows of one pairing
     */
    static PairingScores of(Collection<Row> rows) {
        Map<Integer, Game> games = new TreeMap<>();
        rows.forEach(row -> games.putIfAbsent(row.place().game(), Game.of(row)));
        List<Double> pairs =
                games.entrySet().stream()
                        .collect(
                                groupingBy(
                                        game -> game.getKey() / 2,
                                        TreeMap::new,
                                        averagingDouble(game -> game.getValue().points)))
                        .values()
                        .stream()
                        .toList();
        Outcomes outcomes = Outcomes.ofPairs(0, 0, 0, 0, 0);
        for (double pair : pairs) {
            outcomes = outcomes.plus((int) Math.round(4 * pair));
        }
        Standing standing =
                new Standing(
                        count(games, 1),
                        count(games, 0.5),
                        count(games, 0),
                        outcomes,
                        Map.of(),
                        Map.of());
        return new PairingScores(
                standing,
                Mean.ofScores(pairs),
                colour(games, true),
                colour(games, false),
                Mean.of(games.values().stream().map(game -> (double) game.left).toList()),
                Mean.of(games.values().stream().map(game -> (double) game.opponentLeft).toList()));
    }

    private record Game(double points, boolean firstIsWhite, int left, int opponentLeft) {
        static Game of(Row row) {
            Row.Fate fate = row.fate();
            boolean first = row.place().first();
            return new Game(
                    first ? fate.points() : 1 - fate.points(),
                    first == row.place().side().equals("white"),
                    first ? fate.left() : fate.opponentLeft(),
                    first ? fate.opponentLeft() : fate.left());
        }
    }

    private static long count(Map<Integer, Game> games, double points) {
        return games.values().stream().filter(game -> game.points == points).count();
    }

    private static Mean colour(Map<Integer, Game> games, boolean white) {
        return Mean.ofScores(
                games.values().stream()
                        .filter(game -> game.firstIsWhite == white)
                        .map(game -> game.points)
                        .toList());
    }

    /** {@code 61 ± 5 % of 40 games (+20 =9 -11)}. */
    String words() {
        return "%s of %d games (+%d =%d -%d)"
                .formatted(
                        score.percent(),
                        standing.games(),
                        standing.wins(),
                        standing.draws(),
                        standing.losses());
    }

    Claim.Verdict better() {
        return score.above(0.5);
    }
}
