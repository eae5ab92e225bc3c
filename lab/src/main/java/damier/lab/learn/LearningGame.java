package damier.lab.learn;

import damier.core.Result;

/** A game that the engine played against itself. */
final class LearningGame {
    private final int number;
    private final int opening;
    private final Result result;
    private final short[] moves;
    private final short[] scores;
    private final long lastKey;

    /**
     * @param number what its random opening was made from
     * @param opening how many of the moves were random
     * @param moves each by its place among the legal moves, in the order of generation
     * @param scores what the side to move thought of each position; nothing for random moves
     * @param lastKey of the position at the end: rules that number moves otherwise do not lead
     *     there
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
