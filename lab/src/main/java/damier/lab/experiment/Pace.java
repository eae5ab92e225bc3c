package damier.lab.experiment;

import damier.core.Limits;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How much is spent. The documents' players think for one or three seconds a move; all but {@link
 * #FULL} give them nodes instead, so that an experiment gives the same games on every machine.
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

    static Optional<Pace> named(String word) {
        return Arrays.stream(values()).filter(pace -> pace.word().equals(word)).findAny();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How many games a claim rests on. */
    int games() {
        return games;
    }

    /** What a player that thinks for a time gets for a move; its own time at the full pace. */
    Limits limits(String game) {
        if (this == FULL) {
            return Limits.INFINITE;
        }
        return Limits.nodes(game.equals("italian") ? italianNodes : nodes);
    }

    /** The same in words. */
    String limitWords(String game) {
        return this == FULL
                ? "the document's own time a move"
                : "%d nodes a move in place of the document's time".formatted(limits(game).nodes());
    }

    /** What a player gets that is neither ours nor counts nodes. */
    long guestMillis() {
        return switch (this) {
            case QUICK -> 50;
            case NORMAL -> 200;
            case FULL -> 1_000;
        };
    }

    /** How many games positions are taken from. */
    int sources() {
        return sources;
    }

    /** At every so many plies of them. */
    int step() {
        return step;
    }

    /** The same where every position costs seconds. */
    int rareStep() {
        return hasDocumentTimes() ? 30 : 20;
    }

    /** How deep the player of a fixed depth of 6 searches. */
    int leMinhDepth() {
        return leMinhDepth;
    }

    /** Where time itself is the question: the document's own, but for the quickest pace. */
    Limits time() {
        return this == QUICK ? Limits.time(QUICK_TIME) : Limits.INFINITE;
    }

    boolean hasDocumentTimes() {
        return this != QUICK;
    }

    String timeWords() {
        return this == QUICK
                ? "20 ms a move in place of the document's time"
                : "the document's own time a move";
    }
}
