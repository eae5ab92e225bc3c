package damier.lab.experiment;

import damier.core.Game;

import java.util.Map;

/** Additional measurements of each move. */
@FunctionalInterface
interface Gauge {
    /**
     * The measurements by name; a name contains no blank, comma or equals sign.
     *
     * @param before the position before the move
     */
    Map<String, Double> measure(Game before, long move, Roster roster);

    /** No measurement. */
    Gauge NONE = (before, move, roster) -> Map.of();
}
