package damier.lab.experiment;

import damier.core.Game;

import java.util.Map;

/** What a study wants to know of each move beyond what the player tells. */
@FunctionalInterface
interface Gauge {
    /**
     * Numbers by name; a name has neither a blank, a comma nor an equals sign.
     *
     * @param before the position in which the move is made
     */
    Map<String, Double> measure(Game before, long move, Roster roster);

    static Gauge none() {
        return (before, move, roster) -> Map.of();
    }
}
