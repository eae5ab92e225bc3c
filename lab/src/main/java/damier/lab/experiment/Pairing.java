package damier.lab.experiment;

import damier.core.Limits;

/**
 * Two opponents.
 *
 * @param label the unique name of the pairing in the study
 */
public record Pairing(
        String label, String first, Limits firstLimits, String second, Limits secondLimits) {
    public Pairing(String label, String first, String second, Limits limits) {
        this(label, first, limits, second, limits);
    }
}
