package damier.lab.experiment;

import damier.core.Limits;

import java.util.Arrays;
import java.util.Locale;

/**
 * The size of an experiment. Players with a time limit search for one or three seconds a move; all
 * paces except {@link #FULL} use nodes instead, so that the games are the same on every machine.
 */
public enum Pace {
    QUICK(40, 400, 1_000, 40, 10, 3),
    NORMAL(100, 5_000, 5_000, 60, 4, 5),
    FULL(100, 0, 0, 100, 2, 6);

    private static final long QUICK_TIME = 20_000_000;

    private final int games;
    private final long nodes;
    private final long italianNodes;
    private final int sources;
    private final int step;
    private final int leMinhDepth;

    Pace(int games, long nodes, long italianNodes, int sources, int step, int leMinhDepth) {
        this.games = games;
        this.nodes = nodes;
        this.italianNodes = italianNodes;
        this.sources = sources;
        this.step = step;
        this.leMinhDepth = leMinhDepth;
    }

    /**
     * @throws IllegalArgumentException with a one-line message, if there is no such pace
     */
    static Pace named(String word) {
        return Arrays.stream(values())
                .filter(pace -> pace.word().equals(word))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("there is no pace '" + word + "'"));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The number of games per claim. */
    int games() {
        return games;
    }

    /** The limits of a player with a time limit; its own time at full pace. */
    Limits limits(String game) {
        if (this == FULL) {
            return Limits.INFINITE;
        }
        return Limits.nodes(game.equals("italian") ? italianNodes : nodes);
    }

    /** The same in words. */
    String limitWords(String game) {
        return this == FULL
                ? "each player's own time a move"
                : "%d nodes a move".formatted(limits(game).nodes());
    }

    /** The time of a player that is neither built in nor counts nodes. */
    long guestMillis() {
        return switch (this) {
            case QUICK -> 50;
            case NORMAL -> 200;
            case FULL -> 1_000;
        };
    }

    /** The number of games from which positions are taken. */
    int sources() {
        return sources;
    }

    /** The number of plies between two positions of a game. */
    int step() {
        return step;
    }

    /** The same for positions that take seconds each. */
    int rareStep() {
        return hasOwnTimes() ? 30 : 20;
    }

    /**
     * Whether a claim about play at a document's own depth or time can be judged. The quickest
     * searches are far shallower than any document's.
     */
    boolean judgesPlay() {
        return this != QUICK;
    }

    /** The depth of the player with a fixed depth of 6. */
    int leMinhDepth() {
        return leMinhDepth;
    }

    /** The limits of studies about time: the player's own, except at the quickest pace. */
    Limits time() {
        return this == QUICK ? Limits.time(QUICK_TIME) : Limits.INFINITE;
    }

    boolean hasOwnTimes() {
        return this != QUICK;
    }

    String timeWords() {
        return this == QUICK
                ? "20 ms a move in place of the player's own time"
                : "the player's own time a move";
    }
}
