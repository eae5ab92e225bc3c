package damier.core;

import java.util.Arrays;

/**
 * The count of each weight of an evaluation in a position, from White's point of view; reusable.
 * Every weight has two values; the position gives the share of the second.
 */
public final class Terms {
    private int[] weights = new int[64];
    private short[] values = new short[64];
    private int size;
    private double late;
    private double ifWhiteLeads;
    private double ifBlackLeads;

    /**
     * Clears the terms.
     *
     * @param newLate the share of the weights' late values, 0 to 1
     * @param newIfWhiteLeads the factor of a sum above zero
     * @param newIfBlackLeads the factor of a sum below zero
     */
    public void start(double newLate, double newIfWhiteLeads, double newIfBlackLeads) {
        size = 0;
        late = newLate;
        ifWhiteLeads = newIfWhiteLeads;
        ifBlackLeads = newIfBlackLeads;
    }

    /** Adds {@code value} times a weight; a value of 0 is not recorded. */
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

    public double late() {
        return late;
    }

    public double ifWhiteLeads() {
        return ifWhiteLeads;
    }

    public double ifBlackLeads() {
        return ifBlackLeads;
    }
}
