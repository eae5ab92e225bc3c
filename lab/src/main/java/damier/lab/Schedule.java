package damier.lab;

import java.util.ArrayList;
import java.util.List;

/**
 * The pairings: all against all, or the first against all others. The games come in rounds, in each
 * of which every pairing plays two games from the same opening. So a tournament that is stopped has
 * treated all players alike, and an extended one begins with the same games.
 */
public final class Schedule {
    /** Two players, by their indices. */
    public record Pairing(int first, int second) {}

    private final int players;
    private final List<Pairing> pairings;

    private Schedule(int players, List<Pairing> pairings) {
        if (players < 2) {
            throw new IllegalArgumentException(players + " players: at least 2");
        }
        this.players = players;
        this.pairings = List.copyOf(pairings);
    }

    /** All against all. */
    public static Schedule roundRobin(int players) {
        List<Pairing> pairings = new ArrayList<>();
        for (int first = 0; first < players; first++) {
            for (int second = first + 1; second < players; second++) {
                pairings.add(new Pairing(first, second));
            }
        }
        return new Schedule(players, pairings);
    }

    /** The first against all others. */
    public static Schedule gauntlet(int players) {
        return new Schedule(
                players,
                roundRobin(players).pairings.stream()
                        .filter(pairing -> pairing.first() == 0)
                        .toList());
    }

    public int players() {
        return players;
    }

    public List<Pairing> pairings() {
        return pairings;
    }

    /** The index of the pairing of a game. */
    int pairing(int number) {
        return Fixture.pair(number) % pairings.size();
    }

    /** The number of a game among those of its pairing. */
    int numberInPairing(int number) {
        return 2 * round(number) + number % 2;
    }

    private int round(int number) {
        return Fixture.pair(number) / pairings.size();
    }

    Fixture fixture(int number) {
        Pairing pairing = pairings.get(pairing(number));
        return new Fixture(number, round(number), pairing.first(), pairing.second());
    }
}
