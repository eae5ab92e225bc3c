package damier.terminal.screen;

import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/** The signal of Ctrl-Z, SIGTSTP. */
public final class SuspendSignal {
    private static final int OWN_GROUP = 0;
    private static final int NONE = 0;

    private SuspendSignal() {}

    /**
     * Suspends this program as Ctrl-Z does, and returns once the shell resumes it, or immediately
     * if no shell controls it.
     *
     * @param terminal its handler for the signal is not called
     */
    public static void obey(Terminal terminal) {
        SignalHandler handler = terminal.handle(Signal.TSTP, SignalHandler.SIG_DFL);
        call("raise", number());
        terminal.handle(Signal.TSTP, handler);
    }

    /** Sends the signal to the whole process group, as a terminal does for Ctrl-Z. */
    public static void send() {
        call("kill", OWN_GROUP, number());
    }

    /** Calls the C library, since the virtual machine raises only signals that Java handles. */
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
            // Not supported on this system: the program continues.
        }
    }

    /**
     * The number of the signal, which depends on the system. The compiler warns of direct use of
     * {@code sun.misc.Signal}, so the class is looked up by name; without it nothing is sent.
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
