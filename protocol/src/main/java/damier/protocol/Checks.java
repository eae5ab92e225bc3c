package damier.protocol;

import damier.core.Quotes;
import damier.process.OnDemand;
import damier.protocol.Finding.Came;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs the checks of a program that speaks a protocol. After a serious failure the program is
 * restarted.
 */
public abstract class Checks<H extends ProgramHost<?>> implements AutoCloseable {
    private static final int MAX_SHOWN = 3;

    /** The time in which a program must exit. */
    private static final long EXIT_TIMEOUT = 2_000_000_000;

    private final OnDemand<H> program;
    private final Consumer<Finding> findings;
    private final Set<String> strange = new TreeSet<>();
    private final Set<String> faulty = new TreeSet<>();

    /** The program is started by the first check, not here. */
    @SuppressWarnings("this-escape")
    protected Checks(Consumer<Finding> findings) {
        program = new OnDemand<>(this::start, this::leave);
        this.findings = findings;
    }

    /** Starts the program. */
    protected abstract H start();

    /** Makes all checks. */
    public abstract void run();

    /** Makes a check that needs no running program. */
    protected final boolean make(String what, String expected, Supplier<Came> doing) {
        return Finding.make(what, expected, doing, findings);
    }

    /** Runs a check; returns whether the program is still usable. */
    protected final boolean make(String what, String expected, Function<H, Came> doing) {
        boolean outlived = make(what, expected, () -> doing.apply(program.get()));
        if (!outlived) {
            program.close();
        }
        return outlived;
    }

    /** Checks whether the program exits; the next check restarts it. */
    protected final void ends(String what, Consumer<H> asking) {
        make(
                what,
                "the end of the program within 2 s",
                talk -> {
                    asking.accept(talk);
                    boolean ended = talk.guest().awaitEnd(EXIT_TIMEOUT);
                    return new Came(ended, ended ? "it ended" : "no end");
                });
        program.close();
    }

    /** Records a line that does not belong to the protocol. */
    protected final void strange(String line) {
        keep(line, strange);
    }

    /** Records a malformed line of the protocol. */
    protected final void faulty(String line) {
        keep(line, faulty);
    }

    /** Keeps only a few examples. */
    private static void keep(String line, Set<String> lines) {
        if (lines.size() < MAX_SHOWN) {
            lines.add("'" + Quotes.brief(line) + "'");
        }
    }

    /** Checks that all lines so far belonged to the protocol. */
    protected final void nothingStrange(String protocol) {
        nothing("sends nothing but " + protocol, "no other lines", strange);
    }

    /** Checks that all lines so far were well-formed. */
    protected final void nothingFaulty(String what, String expected) {
        nothing(what, expected, faulty);
    }

    private void nothing(String what, String expected, Set<String> lines) {
        make(
                what,
                expected,
                () -> lines.isEmpty() ? Came.yes(expected) : Came.no(String.join(", ", lines)));
    }

    /** Ends the program. */
    protected void leave(H ending) {
        ending.close();
    }

    @Override
    public final void close() {
        program.close();
    }
}
