package damier.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Nodes and CPU time that searches took to reach each depth.
 *
 * @param depths from depth 1 on
 */
public record DepthCounts(List<Reached> depths) {
    public DepthCounts {
        depths = List.copyOf(depths);
    }

    /**
     * The cost of completing a depth, including shallower iterations.
     *
     * @param positions the number searched to this depth; others were decided earlier
     * @param nanos CPU time of the searching thread
     */
    public record Reached(int depth, int positions, long nodes, long nanos) {
        private Reached plus(Reached other) {
            return new Reached(
                    depth, positions + other.positions, nodes + other.nodes, nanos + other.nanos);
        }
    }

    /** The counts of no position, for depths 1 to {@code depth}. */
    public static DepthCounts none(int depth) {
        List<Reached> depths = new ArrayList<>();
        for (int i = 1; i <= depth; i++) {
            depths.add(new Reached(i, 0, 0, 0));
        }
        return new DepthCounts(depths);
    }

    /**
     * The counts of both.
     *
     * @param other counts for the same depths
     */
    public DepthCounts plus(DepthCounts other) {
        List<Reached> sums = new ArrayList<>();
        for (int i = 0; i < depths.size(); i++) {
            sums.add(depths.get(i).plus(other.depths.get(i)));
        }
        return new DepthCounts(sums);
    }

    /** Nodes and time to the last depth. */
    public Bench.Result total() {
        return new Bench.Result(depths.getLast().nodes(), depths.getLast().nanos());
    }

    /** The factor by which nodes grow from the previous depth to this one; none at depth 1. */
    public OptionalDouble growth(int depth) {
        return depth == 1 ? OptionalDouble.empty() : OptionalDouble.of(growth(depth - 1, depth));
    }

    /** The depth from which the mean growth is taken: half of the last. */
    public int upperHalf() {
        return Math.max(1, depths.size() / 2);
    }

    /** The geometric mean of the growth over the upper half of the depths, if there are two. */
    public OptionalDouble meanGrowth() {
        int plies = depths.size() - upperHalf();
        return plies == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.pow(growth(upperHalf(), depths.size()), 1.0 / plies));
    }

    private double growth(int from, int to) {
        return (double) depths.get(to - 1).nodes() / depths.get(from - 1).nodes();
    }
}
