package damier.lab.learn;

import damier.bits.Hashing;
import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.MoveList;
import damier.core.Result;
import damier.core.Scores;
import damier.engine.EngineFactory;
import damier.lab.Workers;
import damier.search.Search;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Plays games of self-play from random openings; each game is reproducible. */
public final class SelfPlay {
    private static final long TABLE = 1L << 20;
    private static final int MAX_PLIES = 300;

    /** The range of the length of a random opening, in plies; the upper end is exclusive. */
    private static final int MIN_OPENING_PLIES = 4;

    private static final int MAX_OPENING_PLIES = 15;

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

    private final EngineFactory kind;
    private final Limits limits;
    private final long seed;
    private final Search.Maker searches;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;

    /**
     * @param limits of every move; without time limits, the games are reproducible
     */
    public SelfPlay(EngineFactory kind, Limits limits, long seed) {
        this.kind = kind;
        this.limits = limits;
        this.seed = seed;
        searches = kind.searches(kind.defaultOptions().parameters());
    }

    /** Ends after the running games. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    /** Plays those of the first {@code count} games that are not in the file yet. */
    public void play(LearningGames games, int count, int threads) {
        Workers.run("selfplay", threads, () -> work(games, count), this::stop);
    }

    private void work(LearningGames games, int count) {
        Search search = makeSearch();
        for (int number = next.getAndIncrement();
                number < count && !stopped;
                number = next.getAndIncrement()) {
            if (!games.has(number)) {
                games.add(game(number, search));
            }
        }
    }

    private Search makeSearch() {
        return searches.make(new TranspositionTable(TABLE), 1);
    }

    private LearningGame game(int number, Search search) {
        var random = new SplittableRandom(Hashing.key(seed, number, 0));
        search.clear();
        Game game = opening(random, search);
        int opening = game.ply();
        short[] scores = new short[MAX_PLIES];
        Optional<Result> result = Optional.empty();
        int leading = 0;
        int idle = 0;
        while (result.isEmpty()) {
            SearchInfo best = search(search, game, limits);
            scores[game.ply()] = (short) best.score();
            boolean proven = Scores.isWin(best.score()) || Scores.isLoss(best.score());
            leading = Math.abs(best.score()) >= WIN_SCORE ? leading + 1 : 0;
            idle = kind.game().rules().isIrreversible(game.position(), best.move()) ? 0 : idle + 1;
            if (proven || leading == WIN_PLIES) {
                result = Optional.of(Result.of(game.side(), best.score()));
            } else {
                game.play(best.move());
                boolean over = idle == MAX_REVERSIBLE_PLIES || game.ply() == MAX_PLIES;
                result = game.ending().map(Ending::result);
                result = over ? result.or(() -> Optional.of(Result.DRAW)) : result;
            }
        }
        return new LearningGame(
                number,
                opening,
                result.get(),
                indices(game),
                Arrays.copyOf(scores, game.ply()),
                game.position().key());
    }

    private Game opening(SplittableRandom random, Search search) {
        while (true) {
            Game game = new Game(kind.game());
            int plies = random.nextInt(MIN_OPENING_PLIES, MAX_OPENING_PLIES);
            while (game.ply() < plies && game.ending().isEmpty()) {
                long[] moves = game.legalMoves();
                game.play(moves[random.nextInt(moves.length)]);
            }
            if (game.ending().isEmpty()
                    && (Math.abs(search(search, game, OPENING_LIMITS).score()) <= UNEVEN
                            || random.nextInt(ONE_IN) == 0)) {
                return game;
            }
        }
    }

    private static SearchInfo search(Search search, Game game, Limits limits) {
        return search.run(game, limits, new SearchListener() {}).best().orElseThrow();
    }

    private static short[] indices(Game game) {
        MoveList legal = new MoveList();
        short[] indices = new short[game.ply()];
        for (int i = 0; i < indices.length; i++) {
            game.kind().rules().generate(game.position(i), legal);
            indices[i] = (short) legal.indexOf(game.move(i));
        }
        return indices;
    }
}
