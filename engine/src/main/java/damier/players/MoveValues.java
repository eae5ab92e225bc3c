package damier.players;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Scores;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Evaluates every move with a player that reports only the score of its best move, by searching the
 * position after each move.
 */
public final class MoveValues {
    /**
     * A move and its value for the side that plays it.
     *
     * @param score empty if the player reports no score
     */
    public record MoveValue(long move, OptionalInt score) {}

    private MoveValues() {}

    /**
     * The legal moves, best first.
     *
     * @param limits for the search of each move
     */
    public static List<MoveValue> of(Player player, Game game, Limits limits) {
        List<MoveValue> values = new ArrayList<>();
        for (long move : game.legalMoves()) {
            Game after = game.copy();
            after.play(move);
            OptionalInt reply =
                    after.ending().isPresent()
                            ? OptionalInt.of(score(after, after.ending().get()))
                            : player.choose(after, limits).score();
            values.add(
                    new MoveValue(
                            move,
                            reply.isEmpty()
                                    ? reply
                                    : OptionalInt.of(Scores.ofMove(reply.getAsInt()))));
        }
        values.sort(
                Comparator.comparingInt(
                        (MoveValue value) -> -value.score().orElse(-Scores.INFINITE)));
        return values;
    }

    private static int score(Game over, Ending ending) {
        if (ending.result() == Result.DRAW) {
            return Scores.DRAW;
        }
        return ending.result() == Result.winOf(over.side()) ? Scores.WIN : Scores.LOSS;
    }
}
