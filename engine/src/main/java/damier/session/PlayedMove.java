package damier.session;

import damier.core.Side;
import damier.players.Choice;

import java.util.OptionalInt;

/**
 * A move of a game in progress.
 *
 * @param text the move in the notation of the game
 * @param choice the move, and what the player reports about it
 * @param nanos the time it took, by the clock of the game
 */
public record PlayedMove(Side side, String text, Choice choice, long nanos) {
    /** The player's score for White, if the player reports one. */
    public OptionalInt scoreForWhite() {
        OptionalInt score = choice.score();
        return score.isEmpty() || side == Side.WHITE ? score : OptionalInt.of(-score.getAsInt());
    }
}
