package damier.lab;

import damier.core.Ending.Reason;
import damier.lab.Schedule.Pairing;
import damier.lab.stats.Ratings;
import damier.lab.stats.Ratings.Rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** The scores of the players of a tournament, in total and against each other. */
public final class CrossTable {
    /**
     * The total of one player.
     *
     * @param player its index
     * @param faults the number of games lost by a fault
     */
    public record Row(
            int player,
            Rating rating,
            long wins,
            long draws,
            long losses,
            Map<Reason, Integer> faults) {
        public Row {
            faults = Map.copyOf(faults);
        }

        public long games() {
            return wins + draws + losses;
        }

        public double points() {
            return wins + draws / 2.0;
        }

        /** The score from 0 to 1; one half without games. */
        public double score() {
            return games() == 0 ? 0.5 : points() / games();
        }
    }

    private final Schedule schedule;
    private final List<Standing> standings;
    private final List<Row> rows;

    /**
     * @param standings of each pairing of the schedule
     * @param anchor the player whose rating is zero; without one, the mean is zero
     */
    public CrossTable(Schedule schedule, List<Standing> standings, OptionalInt anchor) {
        this.schedule = schedule;
        this.standings = List.copyOf(standings);
        List<Rating> ratings = ratings(anchor);
        List<Row> all = new ArrayList<>();
        for (int player = 0; player < schedule.players(); player++) {
            all.add(row(player, ratings.get(player)));
        }
        all.sort(Comparator.comparingDouble((Row row) -> row.rating().elo()).reversed());
        rows = List.copyOf(all);
    }

    private List<Rating> ratings(OptionalInt anchor) {
        List<Ratings.Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < standings.size(); i++) {
            Pairing pairing = schedule.pairings().get(i);
            pairings.add(
                    new Ratings.Pairing(
                            pairing.first(), pairing.second(), standings.get(i).pairs()));
        }
        var ratings = new Ratings(schedule.players(), pairings);
        return anchor.isPresent() ? ratings.anchoredAt(anchor.getAsInt()) : ratings.aroundMean();
    }

    private Row row(int player, Rating rating) {
        long wins = 0;
        long draws = 0;
        long losses = 0;
        Map<Reason, Integer> faults = new EnumMap<>(Reason.class);
        for (int i = 0; i < standings.size(); i++) {
            Pairing pairing = schedule.pairings().get(i);
            Standing standing = standings.get(i);
            if (pairing.first() == player) {
                wins += standing.wins();
                draws += standing.draws();
                losses += standing.losses();
                standing.faultsOfFirst().forEach((why, n) -> faults.merge(why, n, Integer::sum));
            } else if (pairing.second() == player) {
                wins += standing.losses();
                draws += standing.draws();
                losses += standing.wins();
                standing.faultsOfSecond().forEach((why, n) -> faults.merge(why, n, Integer::sum));
            }
        }
        return new Row(player, rating, wins, draws, losses, faults);
    }

    /** All players, the best first. */
    public List<Row> rows() {
        return rows;
    }

    /** A player's score against another, if they have played each other. */
    public OptionalDouble points(int player, int opponent) {
        for (int i = 0; i < standings.size(); i++) {
            Pairing pairing = schedule.pairings().get(i);
            Standing standing = standings.get(i);
            double drawn = standing.draws() / 2.0;
            if (standing.games() == 0) {
                continue;
            }
            if (pairing.equals(new Pairing(player, opponent))) {
                return OptionalDouble.of(standing.wins() + drawn);
            }
            if (pairing.equals(new Pairing(opponent, player))) {
                return OptionalDouble.of(standing.losses() + drawn);
            }
        }
        return OptionalDouble.empty();
    }
}
