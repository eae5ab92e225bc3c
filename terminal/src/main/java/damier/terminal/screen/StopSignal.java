package damier.terminal.screen;

import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/** The signal that Ctrl-Z sends. */
public final class StopSignal {
    private static final int OWN_GROUP = 0;
    private static final int NONE = 0;

    private StopSignal() {}

    /**
     * Stops this program as Ctrl-Z is expected to, and returns once its shell lets it go on; at
     * once where no shell controls it.
     *
     * @param terminal may have a handler for the signal, which does not hear of it
     */
    public static void obey(Terminal terminal) {
        SignalHandler handler = terminal.handle(Signal.TSTP, SignalHandler.SIG_DFL);
        call("raise", number());
        terminal.handle(Signal.TSTP, handler);
    }

    /** Does what a terminal does with Ctrl-Z that no program reads: stops all that it started. */
    public static void send() {
        call("kill", OWN_GROUP, number());
    }

    /** Asks the C library, since the virtual machine raises only signals that Java handles. */
    @SuppressWarnings("restricted")
    private static void call(String function, Integer... arguments) {
        Linker linker = Linker.nativeLinker();
        ValueLayout[] numbers = new ValueLayout[arguments.length];
        Arrays.fill(numbers, ValueLayout.JAVA_INT);
        try {
            linker.downcallHandle(
                            linker.defaultLookup().findOrThrow(function),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, numbers))
                    .invokeWithArguments((Object[]) arguments);
        } catch (Throwable e) {
            // A system that cannot be asked: nothing stops, and the program goes on.
        }
    }

    /**
     * It differs from system to system. The virtual machine has a class that knows it, which its
     * compiler warns of, so it is looked up; where there is none, nothing stops.
     */
    private static int number() {
        try {
            Class<?> type = Class.forName("sun.misc.Signal");
            Object signal = type.getConstructor(String.class).newInstance(Signal.TSTP.name());
            return (int) type.getMethod("getNumber").invoke(signal);
        } catch (ReflectiveOperationException e) {
            return NONE;
        }
    }
}
