package damier.lab.learn;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Result;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;

import java.util.Optional;
import java.util.function.ObjIntConsumer;

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

    static LearningGame of(int number, int opening, Result result, Game game, short[] scores) {
        MoveList legal = new MoveList();
        short[] moves = new short[game.ply()];
        for (int i = 0; i < moves.length; i++) {
            game.kind().rules().generate(game.position(i), legal);
            moves[i] = (short) legal.indexOf(game.move(i));
        }
        return new LearningGame(number, opening, result, moves, scores, game.position().key());
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

    /** The result for White: 1, 0.5 or 0. */
    float points() {
        return switch (result) {
            case WHITE_WINS -> 1;
            case BLACK_WINS -> 0;
            case DRAW -> 0.5f;
        };
    }

    /**
     * The margin of a game that was played to its end.
     *
     * @param forWhite in hundredths
     * @param exactFrom the first ply from which on every score is this margin
     */
    record Margin(int forWhite, int exactFrom) {
        /** For a side, in hundredths. */
        int of(Side side) {
            return side == Side.WHITE ? forWhite : -forWhite;
        }
    }

    /**
     * The margin by which the game ended; empty if it was not played to its end or its kind is not
     * scored by margin.
     *
     * @param source where the game comes from, for messages
     * @throws IllegalArgumentException with a one-line message, if it was played by other rules
     */
    Optional<Margin> margin(GameDefinition kind, String source) {
        if (!kind.scoredByMargin()) {
            return Optional.empty();
        }
        Game game = play(kind, source, (_, _) -> {});
        Position last = game.position();
        int outcome = kind.rules().outcome(last, kind.rules().count(last));
        if (outcome == Rules.ONGOING) {
            return Optional.empty();
        }
        Margin margin = new Margin(last.side() == Side.WHITE ? outcome : -outcome, plies());
        int exactFrom = plies();
        while (exactFrom > opening
                && scores[exactFrom - 1] == margin.of(game.position(exactFrom - 1).side())) {
            exactFrom--;
        }
        return Optional.of(new Margin(margin.forWhite(), exactFrom));
    }

    /**
     * Replays the game, and passes on the plies to learn from: those after the opening whose
     * position is quiet before and after the move and not yet decided.
     *
     * @param source where the game comes from, for messages
     * @param each receives the game up to and including a move, and the ply of that move
     * @throws IllegalArgumentException with a one-line message, if it was played by other rules
     */
    void replay(GameDefinition kind, String source, ObjIntConsumer<Game> each) {
        play(
                kind,
                source,
                (game, ply) -> {
                    if (teaches(game, ply)) {
                        each.accept(game, ply);
                    }
                });
    }

    private boolean teaches(Game game, int ply) {
        Rules<Position> rules = game.kind().rules();
        return ply >= opening
                && rules.isQuiet(game.position(ply))
                && rules.isQuiet(game.position())
                && !Scores.isDecided(scores[ply]);
    }

    /** Plays the moves, and passes on each after it was played. */
    private Game play(GameDefinition kind, String source, ObjIntConsumer<Game> each) {
        MoveList legal = new MoveList();
        Game game = new Game(kind);
        for (int ply = 0; ply < moves.length; ply++) {
            kind.rules().generate(game.position(), legal);
            if (moves[ply] < 0 || moves[ply] >= legal.size() || game.ending().isPresent()) {
                throw playedByOtherRules(source);
            }
            game.play(legal.get(moves[ply]));
            each.accept(game, ply);
        }
        if (game.position().key() != lastKey) {
            throw playedByOtherRules(source);
        }
        return game;
    }

    private IllegalArgumentException playedByOtherRules(String source) {
        return new IllegalArgumentException(
                "%s: game %d was played by other rules".formatted(source, number));
    }
}
