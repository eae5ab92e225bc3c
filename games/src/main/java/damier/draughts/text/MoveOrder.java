package damier.draughts.text;

import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The order in which moves are listed: lowest start square, lowest end square, then the path. */
public final class MoveOrder {
    private final Variant variant;

    public MoveOrder(Variant variant) {
        this.variant = variant;
    }

    public List<Long> sorted(DraughtsPosition at, long[] moves) {
        return Arrays.stream(moves)
                .boxed()
                .sorted(
                        Comparator.comparingInt((Long move) -> number(variant.board().from(move)))
                                .thenComparingInt(move -> number(variant.board().to(move)))
                                .thenComparing(move -> path(at, move), Arrays::compare))
                .toList();
    }

    private int[] path(DraughtsPosition at, long move) {
        return new CapturePaths(variant, at, move)
                .canonical().squares().stream().mapToInt(this::number).toArray();
    }

    private int number(int square) {
        return variant.style().reversed() ? variant.board().squareCount() - square : square + 1;
    }
}
