package damier.app.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.util.concurrent.Callable;

/**
 * The base class of all commands. A command ends its help with an example, prints to {@link #out},
 * returns a code of {@link Exit}, and throws {@link BadInput} for input that it cannot use.
 */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
public abstract class DamierCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    /** Runs the command and returns its exit code. A command with subcommands prints its help. */
    protected int run() throws Exception {
        spec.commandLine().usage(out());
        return Exit.DONE;
    }

    @Override
    public final Integer call() throws Exception {
        return run();
    }

    /** The program that all commands share; the main command holds it. */
    protected Program program() {
        return main().program();
    }

    /** The main command with all subcommands, also those that this run does not need. */
    protected CommandLine allCommands() {
        return main().allCommands();
    }

    private DamierCommand main() {
        return (DamierCommand) spec.root().userObject();
    }

    protected final CommandSpec spec() {
        return spec;
    }

    public final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    public final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
