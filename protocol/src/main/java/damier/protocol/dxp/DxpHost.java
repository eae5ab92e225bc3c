package damier.protocol.dxp;

import damier.core.NotationException;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.Request;

import java.util.function.Consumer;

/** A connection to a program that waits to be asked for games. */
final class DxpHost implements AutoCloseable {
    private final String name;
    private final DxpAddress address;
    private final EngineProcess guest;
    private final Consumer<String> heard;

    private DxpHost(String name, DxpAddress address, EngineProcess guest, Consumer<String> heard) {
        this.name = name;
        this.address = address;
        this.guest = guest;
        this.heard = heard;
    }

    /**
     * @param heard hears every message as it came
     */
    static DxpHost connect(String name, DxpAddress address, Consumer<String> heard) {
        EngineProcess guest =
                EngineProcess.connect(
                        name,
                        address.host(),
                        address.port(),
                        DxpConnection.TERMINATOR,
                        address.rules());
        return new DxpHost(name, address, guest, heard);
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
     * @param what what is waited for
     */
    DxpMessage await(long nanos, String what) {
        String text =
                guest.receive(nanos)
                        .orElseThrow(
                                () -> new PlayerFault(Kind.HANG, name + ": no sign of " + what));
        heard.accept(text);
        try {
            return DxpMessage.parse(text);
        } catch (NotationException e) {
            throw new PlayerFault(Kind.GARBAGE, name + ": " + e.getMessage());
        }
    }

    /** The next message of a kind, however much else is said before it. */
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
     * Asks for a game, and waits for the answer to that.
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
