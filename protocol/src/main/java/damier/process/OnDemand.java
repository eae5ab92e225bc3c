package damier.process;

import damier.players.PlayerFault;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A conversation with a program that is started at first use, ended when the program fails, and
 * then started again.
 */
public final class OnDemand<C> implements AutoCloseable {
    private final Supplier<C> beginning;
    private final Consumer<C> ending;
    private @Nullable C current;

    public OnDemand(Supplier<C> beginning, Consumer<C> ending) {
        this.beginning = beginning;
        this.ending = ending;
    }

    public C get() {
        C talk = current;
        if (talk == null) {
            talk = beginning.get();
            current = talk;
        }
        return talk;
    }

    public boolean isRunning() {
        return current != null;
    }

    /** Uses the conversation; a program that fails is ended. */
    public <T> T guarded(Supplier<T> talk) {
        try {
            return talk.get();
        } catch (PlayerFault fault) {
            close();
            throw fault;
        }
    }

    /** Ends the conversation, if it was started. */
    @Override
    public void close() {
        C talk = current;
        current = null;
        if (talk != null) {
            ending.accept(talk);
        }
    }
}
