package damier.terminal;

import java.util.List;

/**
 * The current result of a search.
 *
 * @param score for White, in hundredths
 * @param line the principal variation
 */
public record Thought(int ply, int score, int depth, long nodes, long nanos, List<String> line) {
    public Thought {
        line = List.copyOf(line);
    }
}
