package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The fixed positions of a game in which nodes to depth are counted.
 *
 * @param depth the default depth, at which all positions together take about a minute
 * @param phases the positions of each phase by its name, in the order of a game
 */
public record DepthPositions(int depth, Map<String, List<Game>> phases) {
    public static final String OPENING = "opening";
    public static final String MIDDLEGAME = "middlegame";

    /** The last phase of games in which kings stay on the board. */
    public static final String KINGS = "kings";

    /** The last phase of other games. */
    public static final String ENDGAME = "endgame";

    /** The positions of each phase. */
    public static final int PER_PHASE = 30;

    private static final String DEPTH = "depth";

    /** The positions of a game, from a file that says how they were made. */
    public static DepthPositions of(GameDefinition kind) {
        int depth = 0;
        Map<String, List<Game>> phases = new LinkedHashMap<>();
        for (String line : Resources.lines(Bench.class, "depths/" + kind.id() + ".positions")) {
            int blank = line.indexOf(' ');
            String word = line.substring(0, blank);
            String rest = line.substring(blank + 1);
            switch (word) {
                case "#" -> {}
                case DEPTH -> depth = Integer.parseInt(rest);
                default ->
                        phases.computeIfAbsent(word, _ -> new ArrayList<>())
                                .add(new Game(kind, kind.notation().position(rest)));
            }
        }
        return new DepthPositions(depth, Collections.unmodifiableMap(phases));
    }
}
