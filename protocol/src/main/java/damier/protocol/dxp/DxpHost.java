package damier.protocol.dxp;

import damier.core.NotationException;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.protocol.ProgramHost;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.Request;

import java.util.Optional;
import java.util.function.Consumer;

/** A connection to a program that waits for game requests. */
final class DxpHost extends ProgramHost<DxpMessage> {
    private final DxpAddress address;
    private final Consumer<String> listener;

    private DxpHost(
            String name, DxpAddress address, EngineProcess guest, Consumer<String> listener) {
        super(name, guest);
        this.address = address;
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

    void say(DxpMessage message) {
        guest().send(message.text());
    }

    @Override
    protected Optional<DxpMessage> parse(String text) {
        listener.accept(text);
        try {
            return Optional.of(DxpMessage.parse(text));
        } catch (NotationException e) {
            throw fault(Kind.GARBAGE, String.valueOf(e.getMessage()));
        }
    }

    /**
     * The next message.
     *
     * @param what the expected message, for errors
     */
    DxpMessage await(long nanos, String what) {
        return receive(nanos).orElseThrow(() -> fault(Kind.HANG, "no sign of " + what));
    }

    /** The next message of a kind; others are ignored. */
    <M extends DxpMessage> M await(Class<M> kind, long nanos, String what) {
        return await(kind::isInstance, nanos, other -> {})
                .map(kind::cast)
                .orElseThrow(() -> fault(Kind.HANG, "no sign of " + what));
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
        guest().close();
    }
}
