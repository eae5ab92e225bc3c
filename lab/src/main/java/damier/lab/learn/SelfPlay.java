package damier.lab.learn;

import damier.bits.Hashing;
import damier.core.Ending;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Scores;
import damier.engine.EngineFactory;
import damier.lab.Openings;
import damier.lab.Workers;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.search.Search;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.session.TableAdjudicator;
import damier.table.TranspositionTable;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * Plays games of a player against itself. The number of a game and the seed determine it, unless
 * the limits are times.
 */
public final class SelfPlay {
    private static final long TABLE = 1L << 20;
    private static final int MAX_PLIES = 300;

    /**
     * The score from which an opening is almost decided and teaches little; one in ten of those is
     * played.
     */
    private static final int UNEVEN = 120;

    private static final int ONE_IN = 10;

    /** The score that counts as a win if it lasts for {@link #WIN_PLIES} plies. */
    private static final int WIN_SCORE = 500;

    private static final int WIN_PLIES = 8;

    /** The number of reversible plies after which a game counts as a draw. */
    private static final int MAX_REVERSIBLE_PLIES = 24;

    private static final Limits OPENING_LIMITS = Limits.nodes(200);

    /**
     * One in this number of moves of a classic player is random: a player that always makes the
     * same mistakes would not learn from them.
     */
    private static final int RANDOM_MOVES = 8;

    private final GameDefinition kind;
    private final Supplier<? extends Player> players;
    private final Opening openings;
    private final int randomMoves;
    private final Limits limits;
    private final long seed;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private volatile boolean aborted;

    /** The start of a game, for a given random generator. */
    @FunctionalInterface
    private interface Opening {
        Game begin(int number, Player player, SplittableRandom random);
    }

    private SelfPlay(
            GameDefinition kind,
            Supplier<? extends Player> players,
            Opening openings,
            int randomMoves,
            Limits limits,
            long seed) {
        this.kind = kind;
        this.players = players;
        this.openings = openings;
        this.randomMoves = randomMoves;
        this.limits = limits;
        this.seed = seed;
    }

    /** Games of the engine from random openings. */
    public static SelfPlay ofEngine(
            EngineFactory kind, RandomPlies plies, Limits limits, long seed) {
        return new SelfPlay(
                kind.game(),
                () -> player(kind),
                (_, player, random) -> randomOpening(kind.game(), plies, player, random),
                0,
                limits,
                seed);
    }

    /** The engine on the calling thread, with exact endings where the game has a solver. */
    private static Player player(EngineFactory kind) {
        Search.Maker searches = kind.searches(kind.defaultOptions().parameters());
        Player engine = new SearchPlayer(searches.make(new TranspositionTable(TABLE), 1));
        return kind.game()
                .endgames()
                .solver(kind.evaluator(), TABLE)
                .<Player>map(solver -> new SolvingPlayer(engine, solver))
                .orElse(engine);
    }

    /** Games of any player from given openings, with some random moves. */
    public static SelfPlay ofPlayer(
            GameDefinition kind, PlayerFactory player, Openings openings, Limits limits) {
        return new SelfPlay(
                kind,
                player::create,
                (number, _, _) -> openings.opening(number),
                RANDOM_MOVES,
                limits,
                0);
    }

    /** Ends after the running games. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    /** Ends and discards the running games. Any thread may call it. */
    public void abort() {
        aborted = true;
        stop();
    }

    /** Plays those of the first {@code count} games that are not in the file yet. */
    public void play(LearningGames games, int count, int threads) {
        play(games::has, games::add, count, threads);
    }

    /**
     * @param add receives the games in any order, from several threads
     */
    void play(IntPredicate isKnown, Consumer<LearningGame> add, int count, int threads) {
        Workers.run("selfplay", threads, () -> work(isKnown, add, count), this::abort);
    }

    private void work(IntPredicate isKnown, Consumer<LearningGame> add, int count) {
        TableAdjudicator tables = new TableAdjudicator(kind);
        try (Player player = players.get()) {
            for (int number = next.getAndIncrement();
                    number < count && !stopped;
                    number = next.getAndIncrement()) {
                if (!isKnown.test(number)) {
                    game(number, player, tables).ifPresent(add);
                }
            }
        }
    }

    private Optional<LearningGame> game(int number, Player player, TableAdjudicator tables) {
        var random = new SplittableRandom(Hashing.key(seed, number, 0));
        player.newGame(number);
        Game game = openings.begin(number, player, random);
        int opening = game.ply();
        short[] scores = new short[MAX_PLIES];
        Optional<Result> result = game.ending().map(Ending::result);
        int leading = 0;
        int idle = 0;
        while (result.isEmpty() && !aborted) {
            Choice best = choose(game, player, random);
            int score = best.score().orElse(0);
            scores[game.ply()] = (short) score;
            leading = Math.abs(score) >= WIN_SCORE ? leading + 1 : 0;
            idle = kind.rules().isIrreversible(game.position(), best.move()) ? 0 : idle + 1;
            if (isDecided(score, leading)) {
                result = Optional.of(Result.of(game.side(), score));
            } else {
                game.play(best.move());
                boolean over = idle == MAX_REVERSIBLE_PLIES || game.ply() == MAX_PLIES;
                result = game.ending().map(Ending::result);
                result = result.or(() -> tables.result(game));
                result = over ? result.or(() -> Optional.of(Result.DRAW)) : result;
            }
        }
        return result.map(
                end ->
                        LearningGame.of(
                                number, opening, end, game, Arrays.copyOf(scores, game.ply())));
    }

    /**
     * Whether a game ends as won before its end. A margin is known only at the end.
     *
     * @param leading the number of plies for which a side has had a winning score
     */
    private boolean isDecided(int score, int leading) {
        return !kind.scoredByMargin() && (Scores.isDecided(score) || leading == WIN_PLIES);
    }

    private Choice choose(Game game, Player player, SplittableRandom random) {
        if (randomMoves > 0) {
            long[] legal = game.legalMoves();
            if (legal.length == 1 || random.nextInt(randomMoves) == 0) {
                long move = legal[random.nextInt(legal.length)];
                return new Choice(move, OptionalInt.empty(), 0, 0, 0);
            }
        }
        return player.choose(game, limits);
    }

    private static Game randomOpening(
            GameDefinition kind, RandomPlies range, Player player, SplittableRandom random) {
        while (true) {
            Game game = new Game(kind);
            int plies = range.choose(random);
            while (game.ply() < plies && game.ending().isEmpty()) {
                long[] moves = game.legalMoves();
                game.play(moves[random.nextInt(moves.length)]);
            }
            if (game.ending().isEmpty()
                    && (isEven(player.choose(game, OPENING_LIMITS))
                            || random.nextInt(ONE_IN) == 0)) {
                return game;
            }
        }
    }

    private static boolean isEven(Choice choice) {
        return Math.abs(choice.score().orElseThrow()) <= UNEVEN;
    }

    /** The engine on the calling thread. */
    private record SearchPlayer(Search search) implements Player {
        @Override
        public String name() {
            return "damier";
        }

        @Override
        public void newGame(long seed) {
            search.clear();
        }

        @Override
        public Choice choose(Game game, Limits limits) {
            SearchInfo best =
                    search.run(game, limits, new SearchListener() {}).best().orElseThrow();
            return new Choice(best.move(), OptionalInt.of(best.score()), best.depth(), 0, 0);
        }

        @Override
        public void close() {}
    }
}
