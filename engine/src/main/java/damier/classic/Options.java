package damier.classic;

import static java.util.stream.Collectors.joining;

import damier.core.Durations;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The validated option values of one player, given or default. */
final class Options {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)");

    private final Map<String, String> values = new LinkedHashMap<>();

    /**
     * @throws IllegalArgumentException with a one-line message, if there is no such option or its
     *     value is invalid
     */
    Options(String id, List<PlayerOption> known, Map<String, String> given) {
        for (String name : given.keySet()) {
            if (known.stream().noneMatch(option -> option.name().equals(name))) {
                throw new IllegalArgumentException(id + ": no option " + name + "; " + list(known));
            }
        }
        for (PlayerOption option : known) {
            String value = given.getOrDefault(option.name(), option.defaultValue());
            if (!fits(option, value)) {
                throw new IllegalArgumentException(
                        "%s: %s=%s: expected %s"
                                .formatted(id, option.name(), value, option.values()));
            }
            values.put(option.name(), value);
        }
    }

    private static String list(List<PlayerOption> known) {
        return known.isEmpty()
                ? "it has none"
                : known.stream().map(PlayerOption::name).collect(joining(", ", "known: ", ""));
    }

    private static boolean fits(PlayerOption option, String value) {
        return switch (option.kind()) {
            case CHOICE -> option.choices().contains(value);
            case NUMBER -> NUMBER.matcher(value).matches();
            case NUMBER_OR_OFF -> value.equals(PlayerOption.OFF) || NUMBER.matcher(value).matches();
            case NUMBERS -> haveSameLength(value, option.defaultValue()) && areNumbers(value);
            case COUNT -> value.matches("[1-9]\\d{0,8}");
            case SEED -> value.matches("-?\\d{1,18}");
            case TIME -> isTime(value);
        };
    }

    private static boolean isTime(String value) {
        try {
            return Durations.parse(value) > 0;
        } catch (IllegalArgumentException fault) {
            return false;
        }
    }

    private static boolean haveSameLength(String value, String other) {
        return parts(value).length == parts(other).length;
    }

    private static boolean areNumbers(String value) {
        return Arrays.stream(parts(value)).allMatch(part -> NUMBER.matcher(part).matches());
    }

    private static String[] parts(String value) {
        return value.split("/", -1);
    }

    Map<String, String> values() {
        return Collections.unmodifiableMap(values);
    }

    String word(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("no option " + name);
        }
        return value;
    }

    boolean isOn(String name) {
        return word(name).equals(PlayerOption.ON);
    }

    double number(String name) {
        return Double.parseDouble(word(name));
    }

    /** The number, or another if the option is off. */
    double number(String name, double ifOff) {
        return word(name).equals(PlayerOption.OFF) ? ifOff : number(name);
    }

    List<Double> numbers(String name) {
        return Arrays.stream(parts(word(name))).map(Double::valueOf).toList();
    }

    int count(String name) {
        return Integer.parseInt(word(name));
    }

    long seed(String name) {
        return Long.parseLong(word(name));
    }

    long nanos(String name) {
        return Durations.parse(word(name));
    }

    /** The weights of the features that are switched on. */
    Map<String, Double> weights() {
        Map<String, Double> weights = new LinkedHashMap<>();
        values.forEach(
                (feature, value) -> {
                    String weight = PlayerOption.weightOf(feature);
                    if (values.containsKey(weight) && !value.equals(PlayerOption.OFF)) {
                        weights.put(feature, number(weight));
                    }
                });
        return weights;
    }
}
