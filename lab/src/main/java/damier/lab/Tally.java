package damier.lab;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Counts the games of two players pair by pair, in the order of their numbers. */
final class Tally {
    private final @Nullable Finished[] finished;
    private Standing standing = Standing.START;
    private int completePairs;
    private int played;

    Tally(int games) {
        finished = new @Nullable Finished[games];
    }

    void add(int number, Finished game) {
        played += has(number) ? 0 : 1;
        finished[number] = game;
    }

    boolean has(int number) {
        return finished[number] != null;
    }

    /** The number of finished games, including those of incomplete pairs. */
    int played() {
        return played;
    }

    boolean isComplete() {
        return played == finished.length;
    }

    /** Counts the next pair, if both of its games are over. */
    Optional<Standing> countPair() {
        if (2 * completePairs == finished.length) {
            return Optional.empty();
        }
        Finished one = finished[2 * completePairs];
        Finished other = finished[2 * completePairs + 1];
        if (one == null || other == null) {
            return Optional.empty();
        }
        completePairs++;
        standing = standing.plus(one, other);
        return Optional.of(standing);
    }

    Standing standing() {
        return standing;
    }
}
