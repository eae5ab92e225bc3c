package damier.protocol.dxp;

import damier.core.NotationException;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.Request;

import java.util.function.Consumer;

/** A connection to a program that waits for game requests. */
final class DxpHost implements AutoCloseable {
    private final String name;
    private final DxpAddress address;
    private final EngineProcess guest;
    private final Consumer<String> listener;

    private DxpHost(
            String name, DxpAddress address, EngineProcess guest, Consumer<String> listener) {
        this.name = name;
        this.address = address;
        this.guest = guest;
        this.listener = listener;
    }

    /**
     * @param listener receives every message as it came
     */
    static DxpHost connect(String name, DxpAddress address, Consumer<String> listener) {
        EngineProcess guest =
                EngineProcess.connect(
                        name,
                        address.host(),
                        address.port(),
                        DxpConnection.TERMINATOR,
                        address.rules());
        return new DxpHost(name, address, guest, listener);
    }

    EngineProcess guest() {
        return guest;
    }

    void say(DxpMessage message) {
        guest.send(message.text());
    }

    /**
     * The next message.
     *
     * @param what the expected message, for errors
     */
    DxpMessage await(long nanos, String what) {
        String text =
                guest.receive(nanos)
                        .orElseThrow(
                                () -> new PlayerFault(Kind.HANG, name + ": no sign of " + what));
        listener.accept(text);
        try {
            return DxpMessage.parse(text);
        } catch (NotationException e) {
            throw new PlayerFault(Kind.GARBAGE, name + ": " + e.getMessage());
        }
    }

    /** The next message of a kind; others are ignored. */
    <M extends DxpMessage> M await(Class<M> kind, long nanos, String what) {
        long end = System.nanoTime() + nanos;
        while (true) {
            DxpMessage message = await(end - System.nanoTime(), what);
            if (kind.isInstance(message)) {
                return kind.cast(message);
            }
        }
    }

    /**
     * Requests a game and waits for the answer.
     *
     * @throws PlayerFault of the kind {@link Kind#START} if there is none
     */
    Accept ask(Request request) {
        say(request);
        try {
            return await(Accept.class, address.rules().start(), "an answer to the request");
        } catch (PlayerFault fault) {
            throw new PlayerFault(Kind.START, String.valueOf(fault.getMessage()));
        }
    }

    @Override
    public void close() {
        guest.close();
    }
}
