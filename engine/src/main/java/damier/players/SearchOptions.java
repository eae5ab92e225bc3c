package damier.players;

import damier.classic.PlayerOption;
import damier.core.SearchParameter;
import damier.core.SearchParameters;

import java.util.Arrays;
import java.util.List;

/** The search parameters as options: {@code probcut-depth=4}, {@code history=off}. */
final class SearchOptions {
    private static final String ON = "on";
    private static final String OFF = "off";

    private SearchOptions() {}

    /** The names of all options. */
    static List<String> names() {
        return Arrays.stream(SearchParameter.values()).map(SearchParameter::option).toList();
    }

    /** The names of the parameters that are on and can be switched off. */
    static List<String> switchedOn(SearchParameters parameters) {
        return Arrays.stream(SearchParameter.values())
                .filter(parameter -> parameters.has(parameter) && !parameter.isDetail())
                .map(SearchParameter::option)
                .toList();
    }

    /** All options with their values. */
    static List<PlayerOption> describe(SearchParameters parameters) {
        return Arrays.stream(SearchParameter.values())
                .map(
                        parameter ->
                                new PlayerOption(
                                        parameter.option(),
                                        PlayerOption.Kind.CHOICE,
                                        parameter.isSwitch()
                                                ? List.of(ON, OFF)
                                                : List.of(ON, OFF, "a whole number"),
                                        text(parameter, parameters.get(parameter)),
                                        parameter.meaning()))
                .toList();
    }

    private static String text(SearchParameter parameter, int value) {
        return value == 0 ? OFF : parameter.isSwitch() ? ON : Integer.toString(value);
    }

    static boolean isOn(String value) {
        if (!value.equals(ON) && !value.equals(OFF)) {
            throw new IllegalArgumentException("'" + value + "' is neither on nor off");
        }
        return value.equals(ON);
    }

    /**
     * Parses a value.
     *
     * @param defaults the parameters that {@code on} restores
     */
    static int read(SearchParameter parameter, String value, SearchParameters defaults) {
        if (parameter.isSwitch()) {
            return isOn(value) ? 1 : 0;
        }
        if (value.equals(OFF)) {
            return 0;
        }
        if (value.equals(ON)) {
            if (!defaults.has(parameter)) {
                throw new IllegalArgumentException("it is off in this game: give a number");
            }
            return defaults.get(parameter);
        }
        if (!value.matches("\\d{1,6}")) {
            throw new IllegalArgumentException(
                    "'" + value + "' is neither on, off nor a whole number");
        }
        return Integer.parseInt(value);
    }
}
