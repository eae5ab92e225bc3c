package damier.core;

import java.util.List;

/**
 * How a level is weaker than full strength: it searches less deep, and sometimes chooses a slightly
 * worse move. As far as the level can see, a move is never worse by more than {@code error}, so
 * that it makes no absurd mistakes.
 *
 * @param depth the search depth in plies; captures are still searched to their end
 * @param error the maximum loss of a move against the best, in hundredths of a man or of a disc
 */
public record Level(int depth, int error) {
    private static final int MAX_DEPTH = Integer.MAX_VALUE;

    /** The levels from the weakest to the strongest, for scores in hundredths of a man. */
    public static final List<Level> STANDARD =
            List.of(
                    new Level(1, 1500),
                    new Level(1, 400),
                    new Level(1, 100),
                    new Level(1, 20),
                    new Level(2, 20),
                    new Level(3, 15),
                    new Level(4, 12),
                    new Level(6, 8),
                    new Level(8, 4),
                    new Level(MAX_DEPTH, 0));
}
