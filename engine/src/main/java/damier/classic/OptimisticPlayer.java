package damier.classic;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.MoveOrder;

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
        long[] moves = legalMoves(game);
        long move =
                Variants.all().stream()
                        .filter(variant -> variant.id().equals(game.kind().id()))
                        .findFirst()
                        .map(variant -> first(variant, game.position(), moves))
                        .orElse(moves[0]);
        return Decision.of(move, System.nanoTime() - start);
    }

    private static long first(Variant variant, Position at, long[] moves) {
        return new MoveOrder(variant).sorted((DraughtsPosition) at, moves).getFirst();
    }
}
