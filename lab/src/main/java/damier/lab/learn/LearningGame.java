package damier.lab.learn;

import damier.core.Result;

/** A game of self-play. */
final class LearningGame {
    private final int number;
    private final int opening;
    private final Result result;
    private final short[] moves;
    private final short[] scores;
    private final long lastKey;

    /**
     * @param number the seed of its random opening
     * @param opening the number of random moves
     * @param moves each by its index among the legal moves, in the order of generation
     * @param scores the search score of each position for the side to move; undefined for random
     *     moves
     * @param lastKey the key of the last position, which detects rules with another move order
     */
    LearningGame(
            int number, int opening, Result result, short[] moves, short[] scores, long lastKey) {
        this.number = number;
        this.opening = opening;
        this.result = result;
        this.moves = moves;
        this.scores = scores;
        this.lastKey = lastKey;
    }

    int number() {
        return number;
    }

    int opening() {
        return opening;
    }

    Result result() {
        return result;
    }

    int plies() {
        return moves.length;
    }

    short move(int ply) {
        return moves[ply];
    }

    short score(int ply) {
        return scores[ply];
    }

    long lastKey() {
        return lastKey;
    }
}
