package damier.core;

import java.util.Arrays;

/**
 * The count of each weight of an evaluation in a position, from the point of view of the side to
 * move; reusable.
 */
public final class Terms {
    private int[] weights = new int[64];
    private short[] values = new short[64];
    private int size;
    private int stage;
    private double late;
    private double ifAhead;
    private double ifBehind;

    /**
     * Clears the terms.
     *
     * @param newStage the stage before the position
     * @param newLate the share of the next stage, 0 to 1
     * @param newIfAhead the factor of a sum above zero
     * @param newIfBehind the factor of a sum below zero
     */
    public void start(int newStage, double newLate, double newIfAhead, double newIfBehind) {
        size = 0;
        stage = newStage;
        late = newLate;
        ifAhead = newIfAhead;
        ifBehind = newIfBehind;
    }

    /**
     * Adds {@code value} times a weight; a value of 0 is not recorded. The value of a pattern is 1
     * or -1.
     */
    public void add(int weight, int value) {
        if (value == 0) {
            return;
        }
        if (size == weights.length) {
            weights = Arrays.copyOf(weights, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        weights[size] = weight;
        values[size++] = (short) value;
    }

    public int size() {
        return size;
    }

    public int weight(int index) {
        return weights[index];
    }

    public short value(int index) {
        return values[index];
    }

    public int stage() {
        return stage;
    }

    public double late() {
        return late;
    }

    public double ifAhead() {
        return ifAhead;
    }

    public double ifBehind() {
        return ifBehind;
    }

    /** The sum of the terms with given weights; see {@link Learnable#file} for their order. */
    public double sum(double[] values, int stages) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            int at = weights[i] * stages + stage;
            sum += this.values[i] * (values[at] * (1 - late) + values[at + 1] * late);
        }
        return sum * (sum > 0 ? ifAhead : ifBehind);
    }
}
