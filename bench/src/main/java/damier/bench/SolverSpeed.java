package damier.bench;

import com.sun.management.OperatingSystemMXBean;

import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;
import damier.othello.eval.OthelloEvaluator;
import damier.othello.solver.EndgameErrors;
import damier.othello.solver.EndgameEvaluator;
import damier.othello.solver.Solution;
import damier.othello.solver.Solver;
import damier.othello.solver.SolverListener;
import damier.othello.solver.SolverRequest;
import damier.othello.text.OthelloNotation;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * The time that the solver takes for the endings of the FFO test set, each with an empty table, and
 * whether its scores and moves are right.
 */
public final class SolverSpeed {
    private static final long TABLE = 512L << 20;

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Solver solver =
            new Solver(
                    EndgameEvaluator.of(new OthelloEvaluator()), EndgameErrors.standard(), TABLE);
    private final SolverRequest request;
    private long nodes;
    private double processorSeconds;
    private double seconds;

    private SolverSpeed(int threads) {
        request = SolverRequest.exact().withThreads(threads);
    }

    /** The file of the set, the first and the last ending to solve, and how many threads. */
    public static void main(String[] args) throws IOException {
        List<String> rows = Files.readAllLines(Path.of(args[0]));
        int first = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        int last = args.length > 2 ? Integer.parseInt(args[2]) : 49;
        var speed = new SolverSpeed(args.length > 3 ? Integer.parseInt(args[3]) : 1);
        System.out.println(" FFO  empties  score         nodes    CPU s  seconds   Mn/s");
        for (String row : rows.subList(1, rows.size())) {
            String[] fields = row.split(",", -1);
            int number = Integer.parseInt(fields[0]);
            if (number >= first && number <= last) {
                speed.solve(fields);
            }
        }
        speed.print(" all", "", "", speed.nodes, speed.processorSeconds, speed.seconds);
    }

    private void solve(String[] fields) {
        OthelloPosition at = new OthelloNotation().position(fields[1] + " " + fields[2]);
        solver.clear();
        long start = System.nanoTime();
        long processorStart = SYSTEM.getProcessCpuTime();
        Solution solution = solver.solve(at, request, SolverListener.NONE).orElseThrow();
        double processor = (SYSTEM.getProcessCpuTime() - processorStart) / 1e9;
        double wall = (System.nanoTime() - start) / 1e9;
        String move = OthelloSquares.name(solution.line().getFirst().intValue());
        boolean isRight =
                solution.isProven()
                        && solution.score() == Integer.parseInt(fields[4])
                        && List.of(fields[5].split(" ")).contains(move);
        nodes += solution.nodes();
        processorSeconds += processor;
        seconds += wall;
        String score = String.format(Locale.ROOT, "%+d", solution.score());
        print(fields[0], fields[3], score, solution.nodes(), processor, wall);
        if (!isRight) {
            System.out.println("      WRONG: " + fields[4] + " by " + fields[5]);
        }
    }

    private void print(
            String number,
            String empties,
            String score,
            long visited,
            double processor,
            double wall) {
        System.out.printf(
                Locale.ROOT,
                "%4s  %7s  %5s  %12d  %7.2f  %7.2f  %5.1f%n",
                number,
                empties,
                score,
                visited,
                processor,
                wall,
                visited / processor / 1e6);
    }
}
