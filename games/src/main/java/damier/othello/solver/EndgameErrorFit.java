package damier.othello.solver;

import damier.bits.Hashing;
import damier.core.MoveList;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Measures the differences between shallow searches, deeper searches and exact scores, and fits
 * {@link EndgameErrors} to them. The positions come from games that the evaluation plays against
 * itself with some random moves. They depend only on the evaluation and the seed.
 */
public final class EndgameErrorFit {
    private static final int FEWEST_EMPTIES = 10;
    private static final int MOST_EMPTIES = 30;
    private static final int MOST_SOLVED = 18;
    private static final int DEPTH = 6;
    private static final int RANDOM_PLIES = 10;
    private static final int ONE_RANDOM_MOVE_IN = 10;
    private static final long TABLE_BYTES = 8L << 20;

    /** The fit ignores cells with fewer positions. */
    private static final int MIN_POSITIONS = 20;

    private static final int PARAMETERS = 5;

    private final OthelloRules rules = new OthelloRules();
    private final EndgameEvaluator evaluator;
    private final ShallowSearch shallowSearch;
    private final Solver solver;
    private final long seed;
    private final Map<Cell, SquaredErrors> cells = new HashMap<>();

    /**
     * The depths of the two searches. The deeper one solves the position if its depth equals the
     * number of empties.
     */
    private record Cell(int empties, int depth, int shallow) {}

    /** The sum and the number of the squared errors of a cell. */
    private static final class SquaredErrors {
        private double sum;
        private int count;
    }

    /**
     * Creates a fit without positions.
     *
     * @param errors the errors for the solver that computes exact scores; they affect its speed
     *     only, so rough values suffice
     */
    public EndgameErrorFit(EndgameEvaluator evaluator, EndgameErrors errors, long seed) {
        this.evaluator = evaluator;
        this.seed = seed;
        shallowSearch = new ShallowSearch(evaluator);
        solver = new Solver(evaluator, errors, TABLE_BYTES);
    }

    /** Measures the first {@code count} positions. */
    public void measure(int count) {
        for (int number = 0; number < count; number++) {
            measure(position(number));
        }
    }

    private void measure(OthelloPosition at) {
        int empties = Long.bitCount(at.empties());
        int[] scores = scores(at);
        for (int shallow = 0; shallow <= DEPTH; shallow++) {
            for (int depth = shallow + 2; depth <= DEPTH; depth += 2) {
                add(new Cell(empties, depth, shallow), scores[depth] - scores[shallow]);
            }
        }
        if (empties <= MOST_SOLVED) {
            int solved =
                    100
                            * solver.solve(at, SolverRequest.exact(), SolverListener.NONE)
                                    .orElseThrow()
                                    .score();
            for (int shallow = 0; shallow <= DEPTH; shallow++) {
                add(new Cell(empties, empties, shallow), solved - scores[shallow]);
            }
        }
    }

    /** The scores of full-width searches, by depth. */
    private int[] scores(OthelloPosition at) {
        int highest = ShallowSearch.HIGHEST_SCORE;
        int[] scores = new int[DEPTH + 1];
        for (int depth = 0; depth <= DEPTH; depth++) {
            scores[depth] =
                    shallowSearch.search(
                            at.own(), at.opponent(), at.moves(), -highest, highest, depth);
        }
        return scores;
    }

    private void add(Cell cell, double error) {
        SquaredErrors errors = cells.computeIfAbsent(cell, same -> new SquaredErrors());
        errors.sum += error * error;
        errors.count++;
    }

    /**
     * A position in which the side to move has a move. Its number determines the number of empties.
     */
    private OthelloPosition position(int number) {
        var random = new SplittableRandom(Hashing.key(seed, number, 0));
        int empties = FEWEST_EMPTIES + number % (MOST_EMPTIES - FEWEST_EMPTIES + 1);
        while (true) {
            OthelloPosition at = rules.newPosition();
            int plies = 0;
            while (Long.bitCount(at.empties()) > empties && rules.canMove(at)) {
                boolean isRandom = plies < RANDOM_PLIES || random.nextInt(ONE_RANDOM_MOVE_IN) == 0;
                rules.play(at, isRandom ? randomMove(at, random) : bestMove(at), at);
                plies++;
            }
            if (Long.bitCount(at.empties()) == empties && at.moves() != 0) {
                return at;
            }
        }
    }

    private long randomMove(OthelloPosition at, SplittableRandom random) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        return moves.get(random.nextInt(moves.size()));
    }

    private long bestMove(OthelloPosition at) {
        MoveList moves = new MoveList();
        OthelloPosition after = rules.newPosition();
        rules.generate(at, moves);
        long best = moves.get(0);
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            rules.play(at, moves.get(i), after);
            int score = evaluator.evaluate(after.own(), after.opponent());
            if (score < lowest) {
                lowest = score;
                best = moves.get(i);
            }
        }
        return best;
    }

    /**
     * Fits the errors to the measured positions.
     *
     * @throws IllegalStateException if there are too few positions
     */
    public EndgameErrors fit() {
        var fit = new LinearFit(PARAMETERS);
        int used = 0;
        for (Map.Entry<Cell, SquaredErrors> entry : cells.entrySet()) {
            Cell cell = entry.getKey();
            SquaredErrors errors = entry.getValue();
            if (errors.count >= MIN_POSITIONS && errors.sum > 0) {
                double deviation = Math.sqrt(errors.sum / errors.count);
                fit.add(row(cell), Math.log(deviation));
                used++;
            }
        }
        if (used < PARAMETERS) {
            throw new IllegalStateException("too few positions to fit errors to");
        }
        double[] found = fit.solve();
        return new EndgameErrors(found[0], found[1], found[2], found[3], found[4]);
    }

    private static double[] row(Cell cell) {
        return new double[] {
            1,
            cell.empties,
            Math.log(1.0 + cell.shallow),
            Math.log(cell.depth - cell.shallow),
            cell.depth == cell.empties ? 1 : 0
        };
    }
}
