package damier.app.console;

import java.lang.reflect.Proxy;

/**
 * Handles Ctrl-C until it is closed. The compiler warns of direct use of {@code sun.misc.Signal},
 * so the class is looked up by name; where it is missing, Ctrl-C ends the program.
 */
public final class CtrlC implements AutoCloseable {
    private static final String SIGNAL = "INT";

    private final Runnable restore;

    /**
     * @param action runs on a separate thread
     */
    public CtrlC(Runnable action) {
        restore = handle(action);
    }

    private static Runnable handle(Runnable action) {
        try {
            Class<?> signalType = Class.forName("sun.misc.Signal");
            Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
            Object handler =
                    Proxy.newProxyInstance(
                            handlerType.getClassLoader(),
                            new Class<?>[] {handlerType},
                            (_, _, _) -> {
                                action.run();
                                return 0;
                            });
            Object signal = signalType.getConstructor(String.class).newInstance(SIGNAL);
            var handle = signalType.getMethod("handle", signalType, handlerType);
            Object before = handle.invoke(null, signal, handler);
            return () -> {
                try {
                    handle.invoke(null, signal, before);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException("cannot give Ctrl-C back", e);
                }
            };
        } catch (ReflectiveOperationException e) {
            return () -> {};
        }
    }

    @Override
    public void close() {
        restore.run();
    }
}
