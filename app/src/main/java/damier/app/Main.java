package damier.app;

import damier.games.Games;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The program: reads the command line and runs the command that it names. */
@Command(
        name = "damier",
        header = "Draughts of every kind, and Othello.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Without a command it opens the board in the browser, as serve --open does.",
            "",
            "Example: damier games",
            "         damier bestmove --help"
        })
public final class Main extends DamierCommand {
    private static final int HELP_WIDTH = 100;

    /** What plain {@code damier} means. */
    private static final String[] WITHOUT_COMMAND = {"serve", "--open"};

    private static final List<Class<? extends DamierCommand>> COMMANDS =
            List.of(
                    ServeCommand.class,
                    PlayCommand.class,
                    GamesCommand.class,
                    PlayersCommand.class,
                    MovesCommand.class,
                    ExplainCommand.class,
                    PerftCommand.class,
                    BestMoveCommand.class,
                    AnalyseCommand.class,
                    TreeCommand.class,
                    BenchCommand.class,
                    MatchCommand.class,
                    TournamentCommand.class,
                    LabCommand.class,
                    SelfplayCommand.class,
                    TrainCommand.class,
                    GateCommand.class,
                    FitProbCutCommand.class,
                    EngineCommand.class,
                    CheckEngineCommand.class,
                    ConvertCommand.class,
                    ArchiveCommand.class,
                    DoctorCommand.class,
                    CompletionCommand.class,
                    ManualCommand.class,
                    PackageCommand.class);

    public static void main(String[] args) {
        System.exit(run(writer(FileDescriptor.out), writer(FileDescriptor.err), args));
    }

    private final Program program;

    private Main(Program program) {
        this.program = program;
    }

    @Override
    Program program() {
        return program;
    }

    /** Runs one command line and returns the exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(new Games(), out, err, args);
    }

    /** The same with other games. */
    static int run(Games games, PrintWriter out, PrintWriter err, String... args) {
        return runCommand(new Program(games), out, err, args.length == 0 ? WITHOUT_COMMAND : args);
    }

    private static int runCommand(
            Program program, PrintWriter out, PrintWriter err, String... args) {
        var faults = new Faults(err, "1".equals(System.getenv("DAMIER_DEBUG")));
        try {
            return commandLine(program, faults, args).setOut(out).setErr(err).execute(args);
        } catch (StackOverflowError | OutOfMemoryError | LinkageError | AssertionError bug) {
            return faults.bug(bug);
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static CommandLine commandLine(Program program, Faults faults, String... args) {
        return commandLine(program, args)
                .setExpandAtFiles(false)
                .setUsageHelpWidth(HELP_WIDTH)
                .setParameterExceptionHandler((fault, _) -> faults.usage(fault))
                .setExecutionExceptionHandler((fault, _, _) -> faults.execution(fault));
    }

    /**
     * With the command that the arguments begin with. Only where there is none with all of them: to
     * read the annotations of every command is a good part of the time that a start takes.
     */
    static CommandLine commandLine(Program program, String... args) {
        var line = new CommandLine(new Main(program));
        List<Class<? extends DamierCommand>> wanted =
                COMMANDS.stream()
                        .filter(command -> args.length > 0 && isNamed(command, args[0]))
                        .toList();
        (wanted.isEmpty() ? COMMANDS : wanted).forEach(line::addSubcommand);
        return line;
    }

    /** A command is named after its class. */
    private static boolean isNamed(Class<?> command, String name) {
        return command.getSimpleName().equalsIgnoreCase(name.replace("-", "") + "Command");
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
