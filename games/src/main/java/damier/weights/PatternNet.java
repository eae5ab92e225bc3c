package damier.weights;

import static damier.core.HiddenLayer.LANES;
import static damier.core.HiddenLayer.UNITS;

import damier.core.HiddenLayer;

/**
 * A hidden layer as the search uses it; {@link HiddenLayer} describes it. All numbers are integers.
 * A vector is in four numbers of 64 bits, each with four lanes of 16 bits, so that one addition
 * adds four lanes. The first two are added to the units of the side that a pattern counts for, the
 * others to those of the other side.
 */
public final class PatternNet {
    /** The length of a packed vector. */
    public static final int LONGS = LANES / 4;

    /** The value of a unit that counts as one. */
    private static final int ONE = 256;

    /** Added to each lane, so that no lane of a sum is below zero. */
    private static final int OFFSET = 1 << (Short.SIZE - 1);

    private static final int LANE_MASK = (1 << Short.SIZE) - 1;

    private final long[] vectors;
    private final short[] biases;
    private final short[] outputs;

    private PatternNet(long[] vectors, short[] biases, short[] outputs) {
        this.vectors = vectors;
        this.biases = biases;
        this.outputs = outputs;
    }

    /**
     * Unpacks a file: a stage of {@code file} is a lane of all vectors, followed by that lane of
     * the biases and of the outputs of every stage.
     */
    static PatternNet of(PatternWeights file, int stages) {
        int patterns = file.patterns() - 2 * stages;
        long[] vectors = new long[patterns * LONGS];
        for (int lane = 0; lane < LANES; lane++) {
            for (int i = 0; i < patterns; i++) {
                vectors[i * LONGS + lane / 4] +=
                        (long) file.weight(lane, i) << (lane % 4 * Short.SIZE);
            }
        }
        short[] biases = new short[stages * LANES];
        short[] outputs = new short[stages * UNITS];
        for (int stage = 0; stage < stages; stage++) {
            for (int lane = 0; lane < LANES; lane++) {
                biases[stage * LANES + lane] = file.weight(lane, patterns + stage);
            }
            for (int unit = 0; unit < UNITS; unit++) {
                outputs[stage * UNITS + unit] = file.weight(unit, patterns + stages + stage);
            }
        }
        return new PatternNet(vectors, biases, outputs);
    }

    /**
     * The integers of a trained layer, as a file has them.
     *
     * @param unit the number by which outputs are multiplied
     */
    static PatternWeights file(HiddenLayer layer, int unit) {
        int patterns = layer.vectors().length / LANES;
        int stages = layer.biases().length / LANES;
        short[][] lanes = new short[LANES][patterns + 2 * stages];
        for (int lane = 0; lane < LANES; lane++) {
            for (int i = 0; i < patterns; i++) {
                lanes[lane][i] = PatternWeights.rounded(layer.vectors()[i * LANES + lane] * ONE);
            }
            for (int stage = 0; stage < stages; stage++) {
                lanes[lane][patterns + stage] =
                        PatternWeights.rounded(layer.biases()[stage * LANES + lane] * ONE);
            }
        }
        for (int unit0 = 0; unit0 < UNITS; unit0++) {
            for (int stage = 0; stage < stages; stage++) {
                lanes[unit0][patterns + stages + stage] =
                        PatternWeights.rounded(layer.outputs()[stage * UNITS + unit0] * unit);
            }
        }
        return new PatternWeights(lanes);
    }

    /**
     * The layer for training.
     *
     * @param unit the number by which outputs were multiplied
     */
    HiddenLayer layer(int unit) {
        float[] all = new float[vectors.length / LONGS * LANES];
        for (int i = 0; i < all.length / LANES; i++) {
            for (int half = 0; half < LONGS; half++) {
                long rest = vectors[i * LONGS + half];
                for (int lane = 0; lane < 4; lane++) {
                    short value = (short) rest;
                    all[i * LANES + half * 4 + lane] = (float) value / ONE;
                    rest = (rest - value) >> Short.SIZE;
                }
            }
        }
        return new HiddenLayer(all, floats(biases, ONE), floats(outputs, unit));
    }

    private static float[] floats(short[] values, int unit) {
        float[] floats = new float[values.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) values[i] / unit;
        }
        return floats;
    }

    /** The packed vectors of all patterns; must not be modified. */
    public long[] vectors() {
        return vectors;
    }

    /**
     * The packed vectors where some patterns share one.
     *
     * @param canonical for each pattern, the one whose vector it has
     */
    public long[] vectors(int[] canonical) {
        long[] shared = new long[canonical.length * LONGS];
        for (int i = 0; i < canonical.length; i++) {
            System.arraycopy(vectors, canonical[i] * LONGS, shared, i * LONGS, LONGS);
        }
        return shared;
    }

    /**
     * The initial sums of all units between two stages, packed like a vector: the first half for
     * the side to move.
     *
     * @param late the share of the later stage
     */
    public long[] start(int stage, double late) {
        long[] start = new long[LONGS];
        for (int lane = 0; lane < LANES; lane++) {
            double bias =
                    biases[stage * LANES + lane] * (1 - late)
                            + biases[(stage + 1) * LANES + lane] * late;
            long sum = OFFSET + Math.round(bias);
            start[lane / 4] += sum << (lane % 4 * Short.SIZE);
        }
        return start;
    }

    /**
     * The weights of all activations between two stages.
     *
     * @param late the share of the later stage
     */
    public int[] outputs(int stage, double late) {
        int[] between = new int[UNITS];
        for (int unit = 0; unit < UNITS; unit++) {
            double weight =
                    outputs[stage * UNITS + unit] * (1 - late)
                            + outputs[(stage + 1) * UNITS + unit] * late;
            between[unit] = (int) Math.round(weight);
        }
        return between;
    }

    /**
     * The output for one side, in the unit of the outputs.
     *
     * @param low the packed sums of its first four units
     * @param high those of the others
     * @param otherLow the same for the other side
     */
    public static int output(long low, long high, long otherLow, long otherHigh, int[] outputs) {
        int sum =
                outputs[0] * difference(low, otherLow, 0)
                        + outputs[1] * difference(low, otherLow, 16)
                        + outputs[2] * difference(low, otherLow, 32)
                        + outputs[3] * difference(low, otherLow, 48)
                        + outputs[4] * difference(high, otherHigh, 0)
                        + outputs[5] * difference(high, otherHigh, 16)
                        + outputs[6] * difference(high, otherHigh, 32)
                        + outputs[7] * difference(high, otherHigh, 48);
        return sum / ONE;
    }

    private static int difference(long own, long other, int shift) {
        return activation((int) (own >>> shift) & LANE_MASK)
                - activation((int) (other >>> shift) & LANE_MASK);
    }

    private static int activation(int lane) {
        return Math.min(Math.max(lane, OFFSET), OFFSET + ONE);
    }
}
