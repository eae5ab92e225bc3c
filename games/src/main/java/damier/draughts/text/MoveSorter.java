package damier.draughts.text;

import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Sorts moves as lists show them: lowest start square, lowest end square, then the path. */
final class MoveSorter {
    private final Variant variant;

    MoveSorter(Variant variant) {
        this.variant = variant;
    }

    List<Long> sorted(DraughtsPosition at, long[] moves) {
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
