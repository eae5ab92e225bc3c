package damier.record;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.List;

/**
 * The annotations and times of a move.
 *
 * @param before the comment before the move, as at the beginning of a variation
 * @param after the comment after the move
 * @param strength {@code !}, {@code ?!} and similar, or {@code *} for a forced move
 * @param nags numeric annotation glyphs, as after {@code $}
 * @param clock the remaining time of the side that moved
 * @param elapsed the time of the move
 * @param evaluation of the position after the move, in men or discs, for the side that moved
 */
public record Remarks(
        String before,
        String after,
        String strength,
        List<Integer> nags,
        @Nullable Duration clock,
        @Nullable Duration elapsed,
        @Nullable Double evaluation) {
    public static final Remarks NONE = new Remarks("", "", "", List.of(), null, null, null);

    public Remarks {
        nags = List.copyOf(nags);
    }

    public Remarks withBefore(String text) {
        return new Remarks(text, after, strength, nags, clock, elapsed, evaluation);
    }

    public Remarks withAfter(String text) {
        return new Remarks(before, text, strength, nags, clock, elapsed, evaluation);
    }

    public Remarks withStrength(String mark) {
        return new Remarks(before, after, mark, nags, clock, elapsed, evaluation);
    }

    public Remarks withNags(List<Integer> glyphs) {
        return new Remarks(before, after, strength, glyphs, clock, elapsed, evaluation);
    }

    public Remarks withClock(Duration left) {
        return new Remarks(before, after, strength, nags, left, elapsed, evaluation);
    }

    public Remarks withElapsed(Duration taken) {
        return new Remarks(before, after, strength, nags, clock, taken, evaluation);
    }

    public Remarks withEvaluation(double value) {
        return new Remarks(before, after, strength, nags, clock, elapsed, value);
    }
}
