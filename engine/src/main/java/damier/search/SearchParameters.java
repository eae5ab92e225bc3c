package damier.search;

import static damier.search.SearchParameter.ASPIRATION;
import static damier.search.SearchParameter.FORCED_DEPTH;
import static damier.search.SearchParameter.HISTORY;
import static damier.search.SearchParameter.NULL_WINDOWS;
import static damier.search.SearchParameter.PROBCUT;
import static damier.search.SearchParameter.PROBCUT_DEPTH;
import static damier.search.SearchParameter.PROBCUT_LOW;
import static damier.search.SearchParameter.PROBCUT_SHARE;
import static damier.search.SearchParameter.PROBCUT_SLACK;
import static damier.search.SearchParameter.PROBCUT_SLOPE;
import static damier.search.SearchParameter.REDUCE_DEEP;
import static damier.search.SearchParameter.REDUCE_FROM;
import static damier.search.SearchParameter.REDUCE_MORE;
import static damier.search.SearchParameter.THREAT_PLIES;

import java.util.EnumMap;
import java.util.Map;

/**
 * How a game is searched: the value of every {@link SearchParameter}. A parameter that was not set
 * is 0, which switches it off. The values are constants in each copy of the search.
 */
public final class SearchParameters {
    private static final int ON = 1;

    /** Alpha-beta with a transposition table and nothing else. */
    public static final SearchParameters PLAIN =
            new SearchParameters(new EnumMap<>(SearchParameter.class));

    /** The same with narrow windows and move ordering, which do not change the value. */
    public static final SearchParameters PLAIN_WITH_WINDOWS =
            PLAIN.with(ASPIRATION, 10).with(NULL_WINDOWS, ON).with(HISTORY, ON);

    /** For games with compulsory captures. */
    public static final SearchParameters DRAUGHTS =
            PLAIN_WITH_WINDOWS
                    .with(PROBCUT, 100)
                    .with(PROBCUT_DEPTH, 3)
                    .with(PROBCUT_SHARE, 4)
                    .with(PROBCUT_SLOPE, 10)
                    .with(PROBCUT_SLACK, 20)
                    .with(REDUCE_FROM, 1)
                    .with(REDUCE_MORE, 4)
                    .with(REDUCE_DEEP, 150)
                    .with(FORCED_DEPTH, 99)
                    .with(THREAT_PLIES, 1);

    /** For games in which every move changes much of the board. */
    public static final SearchParameters OTHELLO =
            PLAIN.with(NULL_WINDOWS, ON)
                    .with(HISTORY, ON)
                    .with(PROBCUT, 150)
                    .with(PROBCUT_DEPTH, 3)
                    .with(PROBCUT_SHARE, 5)
                    .with(PROBCUT_SLACK, 300)
                    .with(PROBCUT_LOW, ON)
                    .with(REDUCE_FROM, 1)
                    .with(REDUCE_MORE, 4)
                    .with(REDUCE_DEEP, 80);

    private final Map<SearchParameter, Integer> values;

    private SearchParameters(Map<SearchParameter, Integer> values) {
        this.values = values;
    }

    public int get(SearchParameter parameter) {
        return values.getOrDefault(parameter, 0);
    }

    public boolean has(SearchParameter parameter) {
        return get(parameter) != 0;
    }

    /** The same with another value. */
    public SearchParameters with(SearchParameter parameter, int value) {
        Map<SearchParameter, Integer> changed = new EnumMap<>(values);
        if (value == 0) {
            changed.remove(parameter);
        } else {
            changed.put(parameter, value);
        }
        return new SearchParameters(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchParameters parameters && values.equals(parameters.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
