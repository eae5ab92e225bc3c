package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;

/**
 * Whether an opening leaves both sides their chances, or one side just so much better ones as is
 * wanted: what a short search finds the better side to be ahead by. Used by one thread at a time.
 */
public final class Balance implements AutoCloseable {
    /**
     * How far one side may be ahead, in hundredths of a man or of a disc.
     *
     * @param low at least; above zero where even games hide the difference between players
     * @param high at most
     */
    public record Lead(int low, int high) {
        /** Neither side is better by more than the usual. */
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

    /** Asks an engine of its own. */
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
