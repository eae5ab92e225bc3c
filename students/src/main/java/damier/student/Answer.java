package damier.student;

import java.time.Duration;

/** Receives the moves of an {@link AnytimePlayer}. */
public interface Answer {
    /** The best move so far; it replaces the one given before. */
    void give(Move move);

    /** The same as text: {@code "32-28"}, {@code "f5"}. */
    void give(String move);

    /** The remaining time; very long if only the depth is limited. */
    Duration timeLeft();

    /** The maximum search depth in moves; very large if only the time is limited. */
    int maxDepth();
}
