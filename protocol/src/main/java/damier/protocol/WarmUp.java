package damier.protocol;

import damier.core.Game;
import damier.core.Limits;
import damier.core.SearchParameters;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.engine.EngineOptions;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Searches in the background at the start of a conversation, so that the JVM has compiled the
 * search before the first move is requested. Class-data caches cannot replace it: the classes of
 * the search are hidden classes, created at run time for each game, which such caches do not
 * contain.
 */
public final class WarmUp implements AutoCloseable {
    /** Small, since its results are not used. */
    private static final long TABLE = 4L << 20;

    private static final long MOVE = 100_000_000;

    private final EngineFactory kind;
    private final SearchParameters parameters;
    private final AtomicLong nodes = new AtomicLong();
    private final Thread thread;
    private volatile boolean stopped;

    private WarmUp(EngineFactory kind, EngineOptions options, long nanos) {
        this.kind = kind;
        parameters = options.parameters();
        thread = Thread.ofPlatform().daemon().name("warm-up").unstarted(() -> run(kind, nanos));
    }

    /**
     * Starts a warm-up and returns at once.
     *
     * @param options of the engine to warm up
     * @param nanos its duration, unless it is closed before; longer on a machine that is too busy
     *     to complete a search in it
     */
    public static WarmUp start(EngineFactory kind, EngineOptions options, long nanos) {
        var warmUp = new WarmUp(kind, options, nanos);
        warmUp.thread.start();
        return warmUp;
    }

    /** Whether it warms up the code of such an engine. */
    public boolean serves(EngineFactory otherKind, EngineOptions options) {
        return kind.equals(otherKind) && parameters.equals(options.parameters());
    }

    private void run(EngineFactory warmed, long nanos) {
        long start = System.nanoTime();
        EngineOptions options = warmed.defaultOptions().withParameters(parameters).withTable(TABLE);
        try (Engine engine = warmed.engine(options)) {
            Game game = new Game(warmed.game());
            do {
                var result = engine.search(game, Limits.time(MOVE));
                nodes.addAndGet(result.nodes());
                result.best().ifPresent(best -> game.play(best.move()));
            } while (!stopped && !isOver(start, nanos) && game.ending().isEmpty());
        }
    }

    /** A search of which no iteration was completed has compiled too little to be counted. */
    private boolean isOver(long start, long nanos) {
        return nodes.get() > 0 && System.nanoTime() - start >= nanos;
    }

    /** Waits until it is over. */
    public void await() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The number of nodes searched. */
    public long nodes() {
        return nodes.get();
    }

    /** Ends it soon, without waiting. */
    @Override
    public void close() {
        stopped = true;
    }
}
