package damier.lab.experiment;

import damier.core.Limits;

/**
 * A player that is asked about positions.
 *
 * @param label its name in the study
 */
record Probe(String label, String player, Limits limits) {
    /** A player that keeps its own limits. */
    Probe(String label, String player) {
        this(label, player, Limits.INFINITE);
    }
}
