package damier.core;

import java.util.Arrays;

/**
 * What a position counts of each weight of an evaluation, from White's point of view; filled again
 * and again. Every weight has two values, of which the position says how much the second holds.
 */
public final class Terms {
    private int[] weights = new int[64];
    private short[] values = new short[64];
    private int size;
    private double late;
    private double ifWhiteLeads;
    private double ifBlackLeads;

    /**
     * Begins anew.
     *
     * @param newLate the share of the weights' second values, 0 to 1
     * @param newIfWhiteLeads what a sum above zero is multiplied by
     * @param newIfBlackLeads and one below
     */
    public void start(double newLate, double newIfWhiteLeads, double newIfBlackLeads) {
        size = 0;
        late = newLate;
        ifWhiteLeads = newIfWhiteLeads;
        ifBlackLeads = newIfBlackLeads;
    }

    /** A weight counts so many times; nothing is noted where that is 0. */
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
