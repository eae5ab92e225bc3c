package damier.protocol;

import damier.core.Quotes;
import damier.process.EngineProcess;
import damier.process.OnDemand;
import damier.protocol.Finding.Came;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs the checks of a program that speaks a protocol. After a serious failure the program is
 * restarted.
 */
public final class Checks<C> implements AutoCloseable {
    private static final int MAX_SHOWN = 3;

    /** The time in which a program must exit. */
    private static final long EXIT_TIMEOUT = 2_000_000_000;

    private final OnDemand<C> program;
    private final Consumer<Finding> findings;
    private final Set<String> strange = new TreeSet<>();
    private final Set<String> faulty = new TreeSet<>();

    public Checks(OnDemand<C> program, Consumer<Finding> findings) {
        this.program = program;
        this.findings = findings;
    }

    /** Runs a check; returns whether the program is still usable. */
    public boolean make(String what, String expected, Function<C, Came> doing) {
        boolean outlived = Finding.make(what, expected, () -> doing.apply(program.get()), findings);
        if (!outlived) {
            program.close();
        }
        return outlived;
    }

    /** Checks whether the program exits; the next check restarts it. */
    public void ends(String what, Consumer<C> asking, Function<C, EngineProcess> guest) {
        make(
                what,
                "the end of the program within 2 s",
                talk -> {
                    asking.accept(talk);
                    boolean ended = guest.apply(talk).awaitEnd(EXIT_TIMEOUT);
                    return new Came(ended, ended ? "it ended" : "no end");
                });
        program.close();
    }

    /** Records a line that does not belong to the protocol. */
    public void strange(String line) {
        keep(line, strange);
    }

    /** Records a malformed line of the protocol. */
    public void faulty(String line) {
        keep(line, faulty);
    }

    /** Keeps only a few examples. */
    private static void keep(String line, Set<String> lines) {
        if (lines.size() < MAX_SHOWN) {
            lines.add("'" + Quotes.brief(line) + "'");
        }
    }

    /** Checks that all lines so far belonged to the protocol. */
    public void nothingStrange(String protocol) {
        nothing("sends nothing but " + protocol, "no other lines", strange);
    }

    /** Checks that all lines so far were well-formed. */
    public void nothingFaulty(String what, String expected) {
        nothing(what, expected, faulty);
    }

    private void nothing(String what, String expected, Set<String> lines) {
        Finding.make(
                what,
                expected,
                () -> lines.isEmpty() ? Came.yes(expected) : Came.no(String.join(", ", lines)),
                findings);
    }

    @Override
    public void close() {
        program.close();
    }
}
