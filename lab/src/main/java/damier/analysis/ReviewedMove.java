package damier.analysis;

import damier.core.Sentence;
import damier.core.Side;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A move of a game with its review. Scores are for the side that moves, in hundredths.
 *
 * @param ply the number of moves before it
 * @param score of the move
 * @param best the best move, which may be the same
 * @param bestScore the score of the best move
 * @param loss the loss of expected result, from 0 to 1
 * @param fault the kind of mistake; {@link Fault#NONE} if there is none
 * @param why the mistake as a sentence; empty if there is none
 * @param line the principal variation after the move, beginning with it
 * @param betterLine the principal variation of the best move, beginning with it
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
    /** The explanation in English; empty if there is no mistake. */
    public String text() {
        return why == null ? "" : why.text();
    }

    /** The kind of a mistake. */
    public enum Fault {
        NONE,
        /** Another move wins by force. */
        MISSED_WIN,
        /** It loses by force. */
        FORCED_LOSS,
        /** It loses pieces. */
        MATERIAL,
        /** Another move has a higher score. */
        WEAKER
    }
}
