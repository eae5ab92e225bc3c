package damier.core;

import static damier.core.SearchParameter.ASPIRATION;
import static damier.core.SearchParameter.HISTORY;
import static damier.core.SearchParameter.NULL_WINDOWS;

import java.util.EnumMap;
import java.util.Map;

/**
 * The parameters of a game's search: the value of every {@link SearchParameter}. A parameter that
 * is not set is 0, which switches it off. The values are constants in each specialised copy of the
 * search.
 */
public final class SearchParameters {
    private static final int ON = 1;

    /** Alpha-beta with a transposition table and nothing else. */
    public static final SearchParameters PLAIN =
            new SearchParameters(new EnumMap<>(SearchParameter.class));

    /** The same with narrow windows and move ordering, which do not change the score. */
    public static final SearchParameters PLAIN_WITH_WINDOWS =
            PLAIN.with(ASPIRATION, 10).with(NULL_WINDOWS, ON).with(HISTORY, ON);

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

    /** The same parameters with one value changed. */
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
