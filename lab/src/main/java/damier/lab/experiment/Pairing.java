package damier.lab.experiment;

import damier.core.Limits;

/**
 * Two players who play each other.
 *
 * @param label names the pairing; unlike that of any other of the study
 */
public record Pairing(
        String label, String first, Limits firstLimits, String second, Limits secondLimits) {
    public Pairing(String label, String first, String second, Limits limits) {
        this(label, first, limits, second, limits);
    }
}
