package damier.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The program: reads the command line and runs the command that it names. */
@Command(
        name = "damier",
        header = "Draughts of every kind, and Othello.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            GamesCommand.class,
            MovesCommand.class,
            ExplainCommand.class,
            PerftCommand.class,
            BestMoveCommand.class,
            TreeCommand.class,
            BenchCommand.class,
            MatchCommand.class,
            EngineCommand.class,
            ConvertCommand.class
        },
        footer = {"", "Example: damier games"})
public final class Main extends DamierCommand {
    private static final int HELP_WIDTH = 100;

    public static void main(String[] args) {
        System.exit(run(writer(FileDescriptor.out), writer(FileDescriptor.err), args));
    }

    /** Runs one command line and returns the exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        var faults = new Faults(err, "1".equals(System.getenv("DAMIER_DEBUG")));
        try {
            return commandLine(faults).setOut(out).setErr(err).execute(args);
        } catch (StackOverflowError | OutOfMemoryError | LinkageError | AssertionError bug) {
            return faults.bug(bug);
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static CommandLine commandLine(Faults faults) {
        return new CommandLine(new Main())
                .setExpandAtFiles(false)
                .setUsageHelpWidth(HELP_WIDTH)
                .setParameterExceptionHandler((fault, args) -> faults.usage(fault))
                .setExecutionExceptionHandler((fault, at, parsed) -> faults.execution(fault));
    }

    @Override
    protected int run() {
        spec().commandLine().usage(out());
        return Exit.DONE;
    }

    /** UTF-8 whatever the locale: scripts read these lines, and some hold a ±. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        var stream = new BufferedOutputStream(new FileOutputStream(descriptor));
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
