package damier.terminal;

import damier.core.Scores;
import damier.search.SearchInfo;

import java.util.List;

/**
 * The current result of a search.
 *
 * @param score for White, in hundredths
 * @param confidence of an exact score, in percent; 0 if it is an estimate
 * @param line the principal variation
 */
public record Thought(
        int ply, int score, int depth, int confidence, long nodes, long nanos, List<String> line) {
    public Thought {
        line = List.copyOf(line);
    }

    /** The score; an exact one with its confidence, except a win, which is always exact. */
    public String scoreText() {
        String text = ScoreText.of(score);
        if (Scores.isDecided(score)) {
            return text;
        }
        return switch (confidence) {
            case SearchInfo.ESTIMATED -> text;
            case SearchInfo.PROVEN -> text + " (proven)";
            default -> text + " (" + confidence + " %)";
        };
    }
}
