package damier.protocol.nboard;

import damier.core.Game;
import damier.core.Limits;
import damier.formats.othello.GgfMove;
import damier.players.Choice;
import damier.players.PlayerFault.Kind;
import damier.protocol.ExternalPlayer;
import damier.search.SearchListener;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * An NBoard engine as a player. The protocol has a depth and game clocks, but no limit of time or
 * nodes for a move: at the end of its time an engine is stopped, and its best move so far is
 * played.
 */
final class NBoardPlayer extends ExternalPlayer<NBoardHost> {
    static final String GAME = "othello";

    /** The margin before the end of its time at which an engine is stopped. */
    private static final long MARGIN = 50_000_000;

    /** The interval of checks whether the answer is wanted at once. */
    private static final long POLL_INTERVAL = 100_000_000;

    private final NBoardSettings settings;
    private volatile boolean stopped;

    NBoardPlayer(String name, NBoardSettings settings) {
        super(name, () -> NBoardHost.start(name, settings));
        this.settings = settings;
    }

    @Override
    protected void begin() {
        host().ping(grace(), line -> {});
    }

    @Override
    protected void require(Game game) {
        NBoardScheme.requireKnown(game.kind());
    }

    @Override
    protected Choice think(Game at, Limits limits, SearchListener listener) {
        int depth = limits.depth() == Integer.MAX_VALUE ? settings.depth() : limits.depth();
        long time = limits.mostTime();
        if (time == Long.MAX_VALUE && depth == 0) {
            throw new IllegalArgumentException(
                    name() + ": needs a limit of time or depth; NBoard knows no other");
        }
        host().setDepth(depth);
        host().position(at, limits);
        stopped = false;
        long start = System.nanoTime();
        NBoardWatch watch = new NBoardWatch(at, listener);
        boolean hinted = settings.lines() > 1;
        host().say(hinted ? "hint " + settings.lines() : "go");
        // In hint mode an engine never announces its move: its lines are read until it is stopped,
        // or has reported the requested number of lines at full depth.
        int lines = hinted ? Math.min(settings.lines(), at.legalMoves().length) : 0;
        boolean answered = listen(watch, start, time, () -> watch.isDone(depth, lines));
        long nanos = System.nanoTime() - start;
        host().ping(grace(), watch);
        if (!answered) {
            nanos = System.nanoTime() - start;
        }
        long move = move(at, watch);
        watch.finish(nanos);
        return new Choice(move, watch.score(move), watch.depth(move), watch.nodes(), nanos);
    }

    /**
     * Returns whether all lines came before the time was over, and no answer was wanted at once.
     */
    private boolean listen(
            Consumer<NBoardLine> watch, long start, long time, BooleanSupplier isDone) {
        boolean endless = time == Long.MAX_VALUE;
        long patience = endless ? settings.rules().silence() : time - Math.min(time / 10, MARGIN);
        long since = start;
        while (!isDone.getAsBoolean()) {
            long left = patience - (System.nanoTime() - since);
            // Regardless of pending output.
            if (stopped || (left <= 0 && !endless)) {
                return false;
            }
            if (left <= 0) {
                throw fault(Kind.HANG, "no answer to 'go'");
            }
            Optional<NBoardLine> line = host().receive(Math.min(left, POLL_INTERVAL));
            if (line.isPresent()) {
                watch.accept(line.get());
                since = endless ? System.nanoTime() : start;
            }
        }
        return true;
    }

    @Override
    public void stop() {
        stopped = true;
    }

    private long move(Game at, NBoardWatch watch) {
        Optional<GgfMove> answer = watch.answer();
        if (answer.isEmpty()) {
            return watch.best()
                    .orElseThrow(() -> fault(Kind.LATE, "no move when its time was over"));
        }
        return legal(() -> at.kind().notation().move(at.position(), answer.get().square()));
    }
}
