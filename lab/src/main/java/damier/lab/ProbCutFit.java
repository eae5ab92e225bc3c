package damier.lab;

import damier.bits.Hashing;
import damier.core.Evaluator;
import damier.core.Game;
import damier.core.Limits;
import damier.core.ProbCutErrors;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.engine.EngineFactory;
import damier.lab.stats.LeastSquares;
import damier.search.Search;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Measures the differences between shallow and deep searches over positions of random games, and
 * fits {@link ProbCutErrors} to them. The positions are reproducible.
 */
public final class ProbCutFit {
    private static final long TABLE = 8L << 20;
    private static final int RANDOM_PLIES = 6;
    private static final Limits PLAY = Limits.nodes(500);

    private static final int MAX_PLIES = 200;

    /** The minimum number of positions of a table cell; others are too uncertain for the fit. */
    private static final int MIN_POSITIONS = 20;

    private final EngineFactory kind;
    private final SearchParameters parameters;
    private final int maxDepth;
    private final long seed;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;

    /** The scores of each position, by depth, for each stage. */
    private final List<List<int[]>> scores;

    /**
     * @param parameters of a search without ProbCut; it does not use exact endgames either
     */
    public ProbCutFit(EngineFactory kind, SearchParameters parameters, int maxDepth, long seed) {
        this.kind = kind;
        this.parameters = parameters.with(SearchParameter.ENDGAMES, 0);
        this.maxDepth = maxDepth;
        this.seed = seed;
        scores =
                Stream.generate(() -> (List<int[]>) new ArrayList<int[]>())
                        .limit(Evaluator.STAGES)
                        .toList();
    }

    /** Ends after the current positions. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    /** The number of positions searched. */
    public synchronized int positions() {
        return scores.stream().mapToInt(List::size).sum();
    }

    /** Searches this many positions. */
    public void search(int count, int threads) {
        Workers.run("fit-probcut", threads, () -> work(count), this::stop);
    }

    private void work(int count) {
        var table = new TranspositionTable(TABLE);
        Search search = kind.searches(parameters).make(table, 1);
        for (int number = next.getAndIncrement();
                number < count && !stopped;
                number = next.getAndIncrement()) {
            Game game = position(number, search);
            search.clear();
            int[] scores = scores(search, game);
            add(kind.evaluator().stage(game.position()), scores);
        }
    }

    /**
     * A quiet position typical of a search: some random moves away from a game, at a stage that
     * depends on the number.
     */
    private Game position(int number, Search search) {
        var random = new SplittableRandom(Hashing.key(seed, number, 0));
        int stage = number % Evaluator.STAGES;
        while (true) {
            search.clear();
            Game game = new Game(kind.game());
            playRandomly(game, random.nextInt(RANDOM_PLIES), random);
            while (game.ending().isEmpty()
                    && game.ply() < MAX_PLIES
                    && kind.evaluator().stage(game.position()) < stage) {
                game.play(run(search, game, PLAY, new SearchListener() {}));
            }
            playRandomly(game, random.nextInt(RANDOM_PLIES), random);
            if (game.ending().isEmpty()
                    && game.legalMoves().length > 1
                    && kind.evaluator().stage(game.position()) == stage
                    && kind.game().rules().isQuiet(game.position())) {
                return game;
            }
        }
    }

    private static void playRandomly(Game game, int plies, SplittableRandom random) {
        for (int i = 0; i < plies && game.ending().isEmpty(); i++) {
            long[] moves = game.legalMoves();
            game.play(moves[random.nextInt(moves.length)]);
        }
    }

    private int[] scores(Search search, Game game) {
        int[] scores = new int[maxDepth + 1];
        Arrays.fill(scores, Scores.INFINITE);
        run(
                search,
                game,
                Limits.depth(maxDepth),
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        scores[info.depth()] = info.score();
                    }
                });
        return scores;
    }

    private long run(Search search, Game game, Limits limits, SearchListener listener) {
        return search.run(game, limits, listener).best().orElseThrow().move();
    }

    private synchronized void add(int stage, int[] byDepth) {
        scores.get(stage).add(byDepth);
    }

    /** The measured standard deviation; NaN if there were too few positions. */
    public synchronized double measured(int stage, int depth, int shallow) {
        double[] squares =
                scores.get(stage).stream()
                        .filter(of -> !isDecided(of[depth]) && !isDecided(of[shallow]))
                        .mapToDouble(of -> Math.pow(of[depth] - of[shallow], 2))
                        .toArray();
        return squares.length < MIN_POSITIONS
                ? Double.NaN
                : Math.sqrt(Arrays.stream(squares).average().orElseThrow());
    }

    private static boolean isDecided(int score) {
        return Scores.isWin(score) || Scores.isLoss(score);
    }

    /**
     * The fitted errors. A stage without measurements has those of the stage before it.
     *
     * @throws IllegalStateException if there are too few positions, or the first stage has too few
     */
    public ProbCutErrors fit() {
        var fit = new LeastSquares(Evaluator.STAGES + 2);
        boolean[] measured = new boolean[Evaluator.STAGES];
        for (int stage = 0; stage < Evaluator.STAGES; stage++) {
            for (int depth = 3; depth <= maxDepth; depth++) {
                for (int shallow = depth - 2; shallow >= 1; shallow -= 2) {
                    double deviation = measured(stage, depth, shallow);
                    if (deviation > 0) {
                        double[] row = new double[Evaluator.STAGES + 2];
                        row[stage] = 1;
                        row[Evaluator.STAGES] = Math.log(1.0 + shallow);
                        row[Evaluator.STAGES + 1] = Math.log(depth - shallow);
                        fit.add(row, Math.log(deviation), 1);
                        measured[stage] = true;
                    }
                }
            }
        }
        if (!measured[0]) {
            throw new IllegalStateException("too few positions to fit errors to");
        }
        double[] solution = fit.solve();
        for (int stage = 1; stage < Evaluator.STAGES; stage++) {
            solution[stage] = measured[stage] ? solution[stage] : solution[stage - 1];
        }
        return new ProbCutErrors(
                Arrays.stream(solution, 0, Evaluator.STAGES).boxed().toList(),
                solution[Evaluator.STAGES],
                solution[Evaluator.STAGES + 1]);
    }
}
