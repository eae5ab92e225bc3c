package damier.search;

import java.util.List;

/**
 * The result of an iteration.
 *
 * @param line the rank of this line among the best, from 1
 * @param selectiveDepth the length of the longest line searched
 * @param score for the side to move, in hundredths
 * @param nodes positions played to, by all threads
 * @param principalVariation the line itself
 * @param fill the share of the table that this search has filled, in thousandths
 * @param confidence of an exact score, in percent: {@link #PROVEN}, or less while a solver works;
 *     {@link #ESTIMATED} if the score is not exact
 */
public record SearchInfo(
        int line,
        int depth,
        int selectiveDepth,
        int score,
        long nodes,
        long nanos,
        List<Long> principalVariation,
        int fill,
        int confidence) {
    public static final int ESTIMATED = 0;
    public static final int PROVEN = 100;

    /** The result of an ordinary search. */
    public SearchInfo(
            int line,
            int depth,
            int selectiveDepth,
            int score,
            long nodes,
            long nanos,
            List<Long> principalVariation,
            int fill) {
        this(line, depth, selectiveDepth, score, nodes, nanos, principalVariation, fill, ESTIMATED);
    }

    public long move() {
        return principalVariation.getFirst();
    }

    /** Whether nothing can change the score. */
    public boolean isProven() {
        return confidence == PROVEN;
    }

    public SearchInfo asLine(int newLine) {
        return new SearchInfo(
                newLine,
                depth,
                selectiveDepth,
                score,
                nodes,
                nanos,
                principalVariation,
                fill,
                confidence);
    }

    public SearchInfo withConfidence(int newConfidence) {
        return new SearchInfo(
                line,
                depth,
                selectiveDepth,
                score,
                nodes,
                nanos,
                principalVariation,
                fill,
                newConfidence);
    }
}
