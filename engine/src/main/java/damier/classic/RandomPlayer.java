package damier.classic;

import damier.core.Game;
import damier.core.Limits;

import java.util.List;
import java.util.SplittableRandom;

/** Chooses among the legal moves with equal probability. */
final class RandomPlayer extends BasePlayer {
    /**
     * The step of {@link SplittableRandom}: a seed and a ply give a number of the seed's stream.
     */
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private final long seed;

    private RandomPlayer(PlayerDescription description, Options options) {
        super(description, options);
        seed = options.seed("seed");
    }

    static Definition definition(String id, String summary) {
        return new Definition(
                new PlayerDescription(
                        id, PlayerDescription.ANY_GAME, summary, List.of(CommonOptions.seed())),
                RandomPlayer::new);
    }

    @Override
    public Decision choose(Game game, Limits limits, Watch watch) {
        long start = System.nanoTime();
        long[] moves = legalMoves(game);
        long move = moves[random(seed, game).nextInt(moves.length)];
        return Decision.of(move, System.nanoTime() - start);
    }

    /** A random generator that depends only on the seed and on the number of moves played. */
    static SplittableRandom random(long seed, Game game) {
        return new SplittableRandom(seed + GOLDEN_GAMMA * game.ply());
    }
}
