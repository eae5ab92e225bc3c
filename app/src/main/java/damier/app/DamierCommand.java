package damier.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

/**
 * A command. Each is a class of its own that ends its help with an example, prints to {@link #out},
 * returns a code of {@link Exit}, and throws {@link BadInput} for what it cannot use.
 */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
abstract class DamierCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    protected abstract int run() throws Exception;

    @Override
    public final Integer call() throws Exception {
        return run();
    }

    /** What all commands share; the main command holds it. */
    Program program() {
        return ((DamierCommand) spec.root().userObject()).program();
    }

    protected final CommandSpec spec() {
        return spec;
    }

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
