package damier.terminal;

import java.util.List;

/**
 * What somebody who thinks has found so far.
 *
 * @param by who thinks
 * @param score for White, in hundredths
 * @param line the moves that are expected
 */
public record Thought(
        String by, int ply, int score, int depth, long nodes, long nanos, List<String> line) {
    public Thought {
        line = List.copyOf(line);
    }
}
