package damier.app;

import damier.app.analysis.AnalyseCommand;
import damier.app.analysis.BenchCommand;
import damier.app.analysis.BestMoveCommand;
import damier.app.analysis.ExplainCommand;
import damier.app.analysis.MovesCommand;
import damier.app.analysis.PerftCommand;
import damier.app.analysis.TreeCommand;
import damier.app.command.DamierCommand;
import damier.app.command.Program;
import damier.app.command.TableOptions;
import damier.app.console.TableFaults;
import damier.app.contest.GateCommand;
import damier.app.contest.MatchCommand;
import damier.app.contest.TournamentCommand;
import damier.app.endgame.EndgameCommand;
import damier.app.endgame.SolveCommand;
import damier.app.engine.CheckEngineCommand;
import damier.app.engine.EngineCommand;
import damier.app.files.ArchiveCommand;
import damier.app.files.ConvertCommand;
import damier.app.lab.FitChancesCommand;
import damier.app.lab.FitProbCutCommand;
import damier.app.lab.LabCommand;
import damier.app.lab.SelfplayCommand;
import damier.app.lab.TrainCommand;
import damier.app.play.PlayCommand;
import damier.app.play.ServeCommand;
import damier.app.system.CompletionCommand;
import damier.app.system.DoctorCommand;
import damier.app.system.GamesCommand;
import damier.app.system.ManualCommand;
import damier.app.system.PackageCommand;
import damier.app.system.PlayersCommand;
import damier.draughts.tables.TableFolder;
import damier.games.Games;
import damier.web.DataFolder;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The program: reads the command line and runs the command that it names. */
@Command(
        name = "damier",
        header = "Draughts of every kind, and Othello.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Without a command, damier opens the board in a browser (serve --open).",
            "",
            "Example: damier games",
            "         damier bestmove --help"
        })
public final class Main extends DamierCommand {
    private static final int HELP_WIDTH = 100;

    /** The command line of {@code damier} without arguments. */
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
                    EndgameCommand.class,
                    SolveCommand.class,
                    BenchCommand.class,
                    MatchCommand.class,
                    TournamentCommand.class,
                    LabCommand.class,
                    SelfplayCommand.class,
                    TrainCommand.class,
                    GateCommand.class,
                    FitChancesCommand.class,
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
        PrintWriter err = writer(FileDescriptor.err);
        Program program = program(TableOptions.in(DataFolder.usual()), err);
        System.exit(run(program, writer(FileDescriptor.out), err, args));
    }

    /** The program with the endgame tables of a folder. */
    static Program program(Path tables, PrintWriter err) {
        var faults = new TableFaults(err);
        return new Program(new Games(TableFolder.of(tables, faults)), faults);
    }

    private final Program program;

    private Main(Program program) {
        this.program = program;
    }

    @Override
    protected Program program() {
        return program;
    }

    @Override
    protected CommandLine allCommands() {
        return commandLine(program);
    }

    /** Runs one command line and returns the exit code. */
    static int run(Games games, PrintWriter out, PrintWriter err, String... args) {
        return run(new Program(games, new TableFaults(err)), out, err, args);
    }

    static int run(Program program, PrintWriter out, PrintWriter err, String... args) {
        return runCommand(program, out, err, args.length == 0 ? WITHOUT_COMMAND : args);
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
     * Adds only the command that the first argument names, and all commands where it names none:
     * reading the annotations of every command would take a large part of the start-up time.
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

    /** UTF-8 in every locale: scripts read these lines, and some contain a ±. */
    private static PrintWriter writer(FileDescriptor descriptor) {
        var stream = new BufferedOutputStream(new FileOutputStream(descriptor));
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
