package damier.othello.eval;

import damier.othello.Symmetries;
import damier.weights.BaseThree;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ObjIntConsumer;

/** The patterns of all shapes in the order of their weights. */
final class OthelloPatterns {
    private static final int QUARTER_TURNS = 4;
    private static final int[] ONES = BaseThree.ones(10);
    private static final Map<Shape, Integer> FIRST = new EnumMap<>(Shape.class);

    /** The number of patterns of all shapes. */
    static final int COUNT;

    static {
        int count = 0;
        for (Shape shape : Shape.values()) {
            FIRST.put(shape, count);
            count += shape.patterns();
        }
        COUNT = count;
    }

    private OthelloPatterns() {}

    /** The index of the first pattern of a shape. */
    static int first(Shape shape) {
        return FIRST.getOrDefault(shape, 0);
    }

    /** For every pattern, the one whose weight it shares. */
    static int[] canonical() {
        int[] canonical = new int[COUNT];
        for (Shape shape : Shape.values()) {
            int first = first(shape);
            int[] ofShape = shape.canonical();
            for (int i = 0; i < ofShape.length; i++) {
                canonical[first + i] = first + ofShape[i];
            }
        }
        return canonical;
    }

    /** Passes on the index of the pattern of every shape in every placement. */
    static void forEach(long own, long opponent, ObjIntConsumer<Shape> each) {
        long turnedOwn = own;
        long turnedOpponent = opponent;
        for (int turn = 0; turn < QUARTER_TURNS; turn++) {
            for (Shape shape : Shape.values()) {
                if (turn < shape.placements()) {
                    int pattern =
                            ONES[shape.bits(turnedOwn)] + 2 * ONES[shape.bits(turnedOpponent)];
                    each.accept(shape, first(shape) + pattern);
                }
            }
            turnedOwn = Symmetries.rotated(turnedOwn);
            turnedOpponent = Symmetries.rotated(turnedOpponent);
        }
    }
}
