package damier.analysis;

import damier.core.Sentence;
import damier.core.Side;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A move of a game, and what is thought of it. Scores are for the side that moves, in hundredths.
 *
 * @param ply how many moves were made before it
 * @param score what it is worth
 * @param best the best move instead, or itself
 * @param bestScore what that is worth
 * @param loss what it costs of the expected result, from 0 to 1
 * @param fault what is wrong with it; {@link Fault#NONE} where nothing is
 * @param why the same in a sentence; none where nothing is wrong
 * @param line how the game should go on from it, itself first
 * @param betterLine how the game should have gone on, the best move first
 */
public record ReviewedMove(
        int ply,
        Side side,
        String move,
        int score,
        String best,
        int bestScore,
        int depth,
        double loss,
        Judgement judgement,
        Fault fault,
        @Nullable Sentence why,
        List<String> line,
        List<String> betterLine) {
    /** The same in English; empty where nothing is wrong. */
    public String text() {
        return why == null ? "" : why.text();
    }

    /** What is wrong with a move. */
    public enum Fault {
        NONE,
        /** Another wins by force. */
        MISSED_WIN,
        /** It loses by force. */
        FORCED_LOSS,
        /** It loses pieces. */
        MATERIAL,
        /** Another is worth more. */
        WEAKER
    }
}
