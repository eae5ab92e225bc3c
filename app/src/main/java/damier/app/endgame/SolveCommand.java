package damier.app.endgame;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.core.EndgameSolver;
import damier.core.EndgameSolver.Goal;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.lab.LimitSettings;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Solves endgames exactly. */
@Command(
        name = "solve",
        header = "Solve Othello endgames exactly.",
        description = {
            "",
            "Prints one line per position: score S move M nodes N time T. The score is the final"
                + " disc difference for the side to move with best play, the empty squares counted"
                + " for the winner. Passes that are not proofs are printed as they complete:"
                + " confidence 73%% score S move M. The last line has the totals, and how many"
                + " scores agree with those in FILE. Ctrl-C stops with the results so far. The exit"
                + " code is 1 if a score is not proven or differs from that in FILE, or if a line"
                + " of FILE is wrong.",
            ""
        },
        footer = {
            "",
            "Example: damier solve ffo.obf --threads 2",
            "         damier solve positions.obf --all --time 10s"
        })
public final class SolveCommand extends DamierCommand {
    private static final int MAX_THREADS = 1 << 10;
    private static final int MAX_MEGABYTES = 1 << 14;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "OBF file of positions, with or without the scores of moves.")
    private @Nullable Path file;

    @Option(
            names = "--position",
            paramLabel = "FEN",
            description = "Position to solve, in any common notation.")
    private @Nullable String position;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "othello",
            description = "Game of the position. Default: ${DEFAULT-VALUE}")
    private String game;

    @Option(names = "--threads", paramLabel = "N", description = "Search threads. Default: 1")
    private String threads = "1";

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "Size of the transposition table in megabytes. Default: 64")
    private String table = "64";

    @Option(names = "--all", description = "Print the score of every legal move too.")
    private boolean all;

    @Option(
            names = "--wld",
            description = "Find out only whether the position is a win, a draw or a loss.")
    private boolean results;

    @Option(
            names = LimitSettings.TIME,
            paramLabel = "T",
            description = "Time per position, such as 10s. Default: no limit")
    private @Nullable String time;

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        var settings =
                new SolveRun.Settings(
                        results ? Goal.RESULT : Goal.SCORE,
                        all,
                        LimitSettings.count("--threads", threads, MAX_THREADS),
                        time == null
                                ? Long.MAX_VALUE
                                : LimitSettings.duration(LimitSettings.TIME, time));
        GameDefinition kind = program().game(game);
        long tableBytes = (long) LimitSettings.count("--table", table, MAX_MEGABYTES) << 20;
        EndgameSolver<Position> solver =
                kind.endgames()
                        .solver(kind.evaluators().standard(), tableBytes)
                        .orElseThrow(() -> noSolver(kind));
        SolveInput input = input(kind);
        int exit = new SolveRun(solver, settings, this, json).run(input.tasks());
        return exit == Exit.DONE && input.problems() > 0 ? Exit.FAILED : exit;
    }

    private SolveInput input(GameDefinition kind) {
        Path from = file;
        String text = position;
        if ((from == null) == (text == null)) {
            throw new BadInput("solve", "give either FILE or --position");
        }
        if (text != null) {
            Position given = kind.notation().position(text);
            return new SolveInput(List.of(new SolveTask(kind, given)), 0);
        }
        return SolveInput.read(program().formats(), Objects.requireNonNull(from), err());
    }

    private static BadInput noSolver(GameDefinition kind) {
        String tables =
                kind.endgames().files().isPresent()
                        ? "; it has endgame tables (damier endgame)"
                        : "";
        return new BadInput("game", kind.name() + " has no solver" + tables);
    }
}
