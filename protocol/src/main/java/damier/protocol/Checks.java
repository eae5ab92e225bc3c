package damier.protocol;

import damier.core.Quotes;
import damier.process.EngineProcess;
import damier.process.OnDemand;
import damier.protocol.Finding.Came;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks of a program that speaks a protocol. One that it fails badly begins the talk anew. */
public final class Checks<C> implements AutoCloseable {
    private static final int MOST_SHOWN = 3;

    /** How long a program may take to end. */
    private static final long PATIENCE = 2_000_000_000;

    private final OnDemand<C> program;
    private final Consumer<Finding> findings;
    private final Set<String> strange = new TreeSet<>();
    private final Set<String> faulty = new TreeSet<>();

    public Checks(OnDemand<C> program, Consumer<Finding> findings) {
        this.program = program;
        this.findings = findings;
    }

    /** Makes a check; says whether the program has outlived it. */
    public boolean make(String what, String expected, Function<C, Came> doing) {
        boolean outlived = Finding.make(what, expected, () -> doing.apply(program.get()), findings);
        if (!outlived) {
            program.close();
        }
        return outlived;
    }

    /** Checks whether the program ends, which the next check begins anew. */
    public void ends(String what, Consumer<C> asking, Function<C, EngineProcess> guest) {
        make(
                what,
                "the end of the program within 2 s",
                talk -> {
                    asking.accept(talk);
                    boolean ended = guest.apply(talk).awaitEnd(PATIENCE);
                    return new Came(ended, ended ? "it ended" : "no end");
                });
        program.close();
    }

    /** The program said something that is not of its protocol. */
    public void strange(String line) {
        keep(line, strange);
    }

    /** The program said something of its protocol in a wrong way. */
    public void faulty(String line) {
        keep(line, faulty);
    }

    /** A few examples will do. */
    private static void keep(String line, Set<String> lines) {
        if (lines.size() < MOST_SHOWN) {
            lines.add("'" + Quotes.brief(line) + "'");
        }
    }

    /** Whether all that was said so far was of the protocol. */
    public void nothingStrange(String protocol) {
        nothing("says nothing but " + protocol, "no other lines", strange);
    }

    /** Whether all that was said so far was said rightly. */
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
