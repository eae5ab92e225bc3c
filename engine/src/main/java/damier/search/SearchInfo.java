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
 */
public record SearchInfo(
        int line,
        int depth,
        int selectiveDepth,
        int score,
        long nodes,
        long nanos,
        List<Long> principalVariation,
        int fill) {

    public long move() {
        return principalVariation.getFirst();
    }

    public SearchInfo asLine(int newLine) {
        return new SearchInfo(
                newLine, depth, selectiveDepth, score, nodes, nanos, principalVariation, fill);
    }

    SearchInfo atDepth(int newDepth) {
        return new SearchInfo(
                line, newDepth, selectiveDepth, score, nodes, nanos, principalVariation, fill);
    }
}
