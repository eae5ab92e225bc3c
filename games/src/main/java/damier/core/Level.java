package damier.core;

import java.util.List;

/**
 * How a level is weaker than the engine: it looks less far ahead, and sometimes prefers a move that
 * is a little worse. A move is never worse by more than {@code error} as far as the level can see,
 * so that it gives nothing away absurdly.
 *
 * @param depth how many plies it looks ahead; captures are still followed to their end
 * @param error how many hundredths of a man or a disc a move may be worse than the best
 */
public record Level(int depth, int error) {
    private static final int MAX_DEPTH = Integer.MAX_VALUE;

    /** From the weakest to the strongest, for scores in hundredths of a man. */
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
