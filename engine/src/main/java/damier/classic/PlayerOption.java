package damier.classic;

import java.util.List;

/**
 * An option of a player.
 *
 * @param choices the allowed values; empty unless the option is a {@link Kind#CHOICE}
 */
public record PlayerOption(
        String name, Kind kind, List<String> choices, String defaultValue, String meaning) {
    public static final String ON = "on";
    public static final String OFF = "off";

    /** The type of an option's value. */
    public enum Kind {
        CHOICE("one of its words"),
        NUMBER("a number"),
        NUMBER_OR_OFF("a number, or off"),
        NUMBERS("numbers separated by /"),
        COUNT("a whole number from 1"),
        SEED("a whole number"),
        TIME("a time such as 500ms, 3s or 1m");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    public PlayerOption {
        choices = List.copyOf(choices);
    }

    public static PlayerOption of(String name, Kind kind, String defaultValue, String meaning) {
        return new PlayerOption(name, kind, List.of(), defaultValue, meaning);
    }

    /** An option with a list of choices, of which the first is the default. */
    public static PlayerOption choice(String name, String meaning, String... choices) {
        return new PlayerOption(name, Kind.CHOICE, List.of(choices), choices[0], meaning);
    }

    static PlayerOption switchedOn(String name, String meaning) {
        return choice(name, meaning, ON, OFF);
    }

    public static PlayerOption switchedOff(String name, String meaning) {
        return choice(name, meaning, OFF, ON);
    }

    /** The weight of the feature that the option {@code feature} switches on or off. */
    static PlayerOption weight(String feature, String defaultValue) {
        return of(weightOf(feature), Kind.NUMBER, defaultValue, "weight of " + feature);
    }

    static String weightOf(String feature) {
        return feature + ".weight";
    }

    /** The values that the option accepts, in words. */
    public String values() {
        return kind == Kind.CHOICE ? String.join(", ", choices) : kind.toString();
    }
}
