package damier.engine;

import damier.core.SearchParameter;
import damier.core.SearchParameters;

/**
 * The options of an engine.
 *
 * @param threads the number of threads that search a position together
 * @param tableBytes for the transposition table; the largest power of two that fits is used
 * @param lines the number of best lines to find
 * @param level 1 to 10, or {@link #FULL_STRENGTH}
 * @param variety whether opening moves of equal value vary from game to game
 * @param seed of all random choices
 * @param parameters of the search
 */
public record EngineOptions(
        int threads,
        long tableBytes,
        int lines,
        int level,
        boolean variety,
        long seed,
        SearchParameters parameters) {
    public static final int FULL_STRENGTH = 0;
    public static final int MAX_LEVEL = 10;
    public static final int MAX_THREADS = 256;

    private static final long DEFAULT_TABLE = 64L << 20;

    public EngineOptions {
        require(threads >= 1 && threads <= MAX_THREADS, "threads", threads, "1 to " + MAX_THREADS);
        require(lines >= 1, "lines", lines, "1 or more");
        require(
                level >= FULL_STRENGTH && level <= MAX_LEVEL,
                "level",
                level,
                "1 to " + MAX_LEVEL + ", or 0 for full strength");
    }

    private static void require(boolean holds, String option, long value, String allowed) {
        if (!holds) {
            throw new IllegalArgumentException(
                    option + ": " + value + " is not allowed; allowed is " + allowed);
        }
    }

    public static EngineOptions with(SearchParameters parameters) {
        return new EngineOptions(
                /* threads= */ 1,
                DEFAULT_TABLE,
                /* lines= */ 1,
                FULL_STRENGTH,
                /* variety= */ false,
                /* seed= */ 0,
                parameters);
    }

    /** The parameters of the search; an engine at a lower level does not know endgames. */
    SearchParameters searchParameters() {
        boolean isLower = level != FULL_STRENGTH && level != MAX_LEVEL;
        return isLower ? parameters.with(SearchParameter.ENDGAMES, 0) : parameters;
    }

    public EngineOptions withThreads(int newThreads) {
        return new EngineOptions(newThreads, tableBytes, lines, level, variety, seed, parameters);
    }

    public EngineOptions withTable(long newBytes) {
        return new EngineOptions(threads, newBytes, lines, level, variety, seed, parameters);
    }

    public EngineOptions withLines(int newLines) {
        return new EngineOptions(threads, tableBytes, newLines, level, variety, seed, parameters);
    }

    public EngineOptions withLevel(int newLevel) {
        return new EngineOptions(threads, tableBytes, lines, newLevel, variety, seed, parameters);
    }

    public EngineOptions withVariety(boolean newVariety, long newSeed) {
        return new EngineOptions(
                threads, tableBytes, lines, level, newVariety, newSeed, parameters);
    }

    public EngineOptions withParameters(SearchParameters newParameters) {
        return new EngineOptions(threads, tableBytes, lines, level, variety, seed, newParameters);
    }
}
