package damier.protocol;

import damier.core.Game;
import damier.core.Limits;
import damier.core.NotationException;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.OnDemand;
import damier.search.SearchListener;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** An external program as a player. It is started at first use, and again after every fault. */
public abstract class ExternalPlayer<H extends ProgramHost<?>> implements Player {
    private final String name;
    private final OnDemand<H> host;
    private long grace;

    /** The program is started by its first use, not here. */
    @SuppressWarnings("this-escape")
    protected ExternalPlayer(String name, Supplier<H> start) {
        this.name = name;
        host = new OnDemand<>(start, this::end);
    }

    @Override
    public final String name() {
        return name;
    }

    protected final H host() {
        return host.get();
    }

    @Override
    public final void allow(long graceNanos) {
        grace = graceNanos;
    }

    /** The tolerance for late answers, in nanoseconds. */
    protected final long grace() {
        return grace;
    }

    @Override
    public final void newGame(long seed) {
        host.guarded(
                () -> {
                    begin();
                    return seed;
                });
    }

    /** Announces a new game to the program. */
    protected abstract void begin();

    @Override
    public final Choice choose(Game game, Limits limits) {
        return choose(game, limits, new SearchListener() {});
    }

    @Override
    public final Choice choose(Game game, Limits limits, SearchListener listener) {
        require(game);
        return host.guarded(() -> think(game, limits, listener));
    }

    /**
     * Refuses games that the program does not play.
     *
     * @throws IllegalArgumentException if this is one
     */
    protected abstract void require(Game game);

    protected abstract Choice think(Game game, Limits limits, SearchListener listener);

    /** Reads the move of an answer, which must be legal. */
    protected final long legal(LongSupplier move) {
        try {
            return move.getAsLong();
        } catch (NotationException e) {
            throw fault(Kind.ILLEGAL_MOVE, String.valueOf(e.getMessage()));
        }
    }

    protected final PlayerFault fault(Kind kind, String what) {
        return new PlayerFault(kind, name + ": " + what);
    }

    /** Ends the program. */
    protected void end(H ending) {
        ending.close();
    }

    @Override
    public final void close() {
        host.close();
    }
}
