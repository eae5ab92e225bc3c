package damier.classic;

import damier.core.Game;
import damier.core.Limits;

import java.util.List;

/**
 * Chooses the first move in the order of the list: from the lowest square, to the lowest square.
 */
final class OptimisticPlayer extends BasePlayer {
    private OptimisticPlayer(PlayerDescription description, Options options) {
        super(description, options);
    }

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "optimistic",
                        PlayerDescription.ANY_GAME,
                        "The first legal move: lowest start square, then lowest end square",
                        List.of()),
                OptimisticPlayer::new);
    }

    @Override
    public Decision choose(Game game, Limits limits, Watch watch) {
        long start = System.nanoTime();
        legalMoves(game);
        return Decision.of(game.sortedMoves().getFirst(), System.nanoTime() - start);
    }
}
