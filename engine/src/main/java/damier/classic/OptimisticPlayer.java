package damier.classic;

import static java.util.Comparator.comparingInt;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.draughts.Board;
import damier.draughts.Variant;
import damier.draughts.Variants;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The first move that comes: from the lowest square, to the lowest square. */
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
    public <P extends Position> Decision choose(Game<P> game, Limits limits, Watch watch) {
        long start = System.nanoTime();
        long[] moves = legalMoves(game);
        long move =
                Variants.all().stream()
                        .filter(variant -> variant.id().equals(game.kind().id()))
                        .findFirst()
                        .map(variant -> lowest(moves, variant))
                        .orElseGet(() -> Arrays.stream(moves).min().getAsLong());
        return Decision.of(move, System.nanoTime() - start);
    }

    /** By the numbers that players use, which some boards count from the other end. */
    private static long lowest(long[] moves, Variant variant) {
        Board board = variant.board();
        int sign = variant.style().reversed() ? -1 : 1;
        Comparator<Long> byStart = comparingInt(move -> sign * board.from(move));
        return Arrays.stream(moves)
                .boxed()
                .min(byStart.thenComparingInt(move -> sign * board.to(move)))
                .orElseThrow();
    }
}
