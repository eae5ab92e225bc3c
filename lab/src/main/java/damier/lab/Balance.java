package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.Engine;
import damier.engine.EngineKind;

/**
 * Whether an opening leaves both sides their chances: a short search finds neither better than the
 * other by more than a bound. Used by one thread at a time.
 */
public final class Balance<P extends Position> implements AutoCloseable {
    /** In hundredths of a man or of a disc. */
    public static final int DEFAULT_BOUND = 60;

    private static final Limits SHORT = Limits.nodes(2_000);
    private static final long SMALL_TABLE = 1 << 20;

    private final Engine<P> engine;
    private final int bound;

    /**
     * Asks an engine of its own.
     *
     * @param bound in hundredths of a man or of a disc
     */
    public Balance(EngineKind<P> kind, int bound) {
        engine = kind.engine(kind.defaultOptions().withTable(SMALL_TABLE));
        this.bound = bound;
    }

    boolean holds(Game<P> game) {
        engine.newGame();
        return engine.search(game, SHORT)
                .best()
                .filter(best -> Math.abs(best.score()) <= bound)
                .isPresent();
    }

    @Override
    public void close() {
        engine.close();
    }
}
