package damier.protocol;

import damier.core.Game;
import damier.core.Position;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;

/**
 * A conversation with an external program.
 *
 * @param <M> the messages of its protocol
 */
public abstract class ProgramHost<M> implements AutoCloseable {
    private final String name;
    private final EngineProcess guest;

    protected ProgramHost(String name, EngineProcess guest) {
        this.name = name;
        this.guest = guest;
    }

    public final EngineProcess guest() {
        return guest;
    }

    /** The message of a line; empty for a line to ignore. */
    protected abstract Optional<M> parse(String line);

    /** The next message; empty after a time-out. */
    public final Optional<M> receive(long nanos) {
        long end = System.nanoTime() + nanos;
        while (true) {
            Optional<String> line = guest.receive(end - System.nanoTime());
            Optional<M> message = line.flatMap(this::parse);
            if (line.isEmpty() || message.isPresent()) {
                return message;
            }
        }
    }

    /** Waits for a message, and passes on those before it; empty after a time-out. */
    public final Optional<M> await(Predicate<M> wanted, long nanos, Consumer<M> before) {
        long end = System.nanoTime() + nanos;
        while (true) {
            Optional<M> message = receive(end - System.nanoTime());
            if (message.isEmpty() || wanted.test(message.get())) {
                return message;
            }
            before.accept(message.get());
        }
    }

    /**
     * Waits for a message, and passes on those before it.
     *
     * @param otherwise the fault of a program that does not send it in time
     */
    public final M await(
            Predicate<M> wanted, long nanos, Consumer<M> before, Supplier<PlayerFault> otherwise) {
        return await(wanted, nanos, before).orElseThrow(otherwise);
    }

    /**
     * The moves of a line that a program reports, up to the first illegal one.
     *
     * @param reader reads a move in a position
     */
    public static List<Long> legalMoves(
            Game at, Iterable<String> line, ToLongBiFunction<Position, String> reader) {
        Game after = at.copy();
        List<Long> moves = new ArrayList<>();
        try {
            for (String text : line) {
                long move = reader.applyAsLong(after.position(), text);
                after.play(move);
                moves.add(move);
            }
        } catch (IllegalArgumentException e) {
            // The moves after it cannot be read either.
        }
        return moves;
    }

    /** A fault of the program. */
    public final PlayerFault fault(Kind kind, String what) {
        return new PlayerFault(kind, name + ": " + what);
    }

    /** Asks the program to exit, and ends it. */
    @Override
    public void close() {
        try {
            guest.send("quit");
        } catch (PlayerFault e) {
            // It does not read its input; it is ended all the same.
        }
        guest.close();
    }
}
