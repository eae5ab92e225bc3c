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

/** The value of every move, from a player that tells only that of its own: by asking after each. */
public final class MoveValues {
    /**
     * A move and what it is worth to the side that makes it.
     *
     * @param score none where the player does not tell
     */
    public record MoveValue(long move, OptionalInt score) {}

    private MoveValues() {}

    /**
     * The legal moves, best first.
     *
     * @param limits for each of them
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
