package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;

/**
 * Checks whether an opening is balanced, or favours one side by a given margin, with a short
 * search. Not thread-safe.
 */
public final class Balance implements AutoCloseable {
    /**
     * The allowed lead of one side, in hundredths of a man or of a disc.
     *
     * @param low the minimum; above zero for games in which balanced openings hide the difference
     *     between players
     * @param high the maximum
     */
    public record Lead(int low, int high) {
        /** The default range of a balanced opening. */
        public static final Lead EVEN = new Lead(0, 60);

        public Lead {
            if (low > high) {
                throw new IllegalArgumentException(
                        "%d-%d: the first number is above the second".formatted(low, high));
            }
        }

        boolean contains(int score) {
            return Math.abs(score) >= low && Math.abs(score) <= high;
        }
    }

    private static final Limits SHORT = Limits.nodes(2_000);
    private static final long SMALL_TABLE = 1 << 20;

    private final Engine engine;
    private final Lead wanted;

    /** Creates its own engine. */
    public Balance(EngineFactory kind, Lead wanted) {
        engine = kind.engine(kind.defaultOptions().withTable(SMALL_TABLE));
        this.wanted = wanted;
    }

    boolean holds(Game game) {
        engine.newGame();
        return engine.search(game, SHORT)
                .best()
                .filter(best -> wanted.contains(best.score()))
                .isPresent();
    }

    @Override
    public void close() {
        engine.close();
    }
}
