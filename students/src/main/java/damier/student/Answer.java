package damier.student;

import java.time.Duration;

/** Where an {@link AnytimePlayer} says its move. */
public interface Answer {
    /** The best move so far; it replaces the one given before. */
    void give(Move move);

    /** The same as text: {@code "32-28"}, {@code "f5"}. */
    void give(String move);

    /** How much time is left; very long where nothing but depth limits it. */
    Duration timeLeft();

    /** How many moves it may look ahead; very many where time limits it. */
    int maxDepth();
}
