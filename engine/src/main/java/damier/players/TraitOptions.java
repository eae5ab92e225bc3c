package damier.players;

import damier.classic.PlayerOption;
import damier.search.SearchTraits;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The components of {@link SearchTraits} as options. They are read from the record itself, so that
 * a new component is an option without a word here: {@code newComponent} as {@code
 * new-component=12} or, where it can be switched, {@code new-component=off}.
 */
final class TraitOptions {
    private static final String ON = "on";
    private static final String OFF = "off";

    /** Shorter names than those that the components would have. */
    private static final Map<String, String> SHORT =
            Map.of(
                    "null-windows", "pvs",
                    "prob-cut", "probcut",
                    "prob-cut-depth", "probcut-depth",
                    "prob-cut-share", "probcut-share",
                    "prob-cut-slope", "probcut-slope",
                    "prob-cut-slack", "probcut-slack",
                    "prob-cut-low", "probcut-low",
                    "reduce-from", "reductions",
                    "forced-depth", "forced",
                    "threat-plies", "threat");

    private final SearchTraits traits;
    private final SearchTraits defaults;

    TraitOptions(SearchTraits defaults) {
        this(defaults, defaults);
    }

    private TraitOptions(SearchTraits traits, SearchTraits defaults) {
        this.traits = traits;
        this.defaults = defaults;
    }

    /** The same, where {@code on} stands for the values of another. */
    TraitOptions withDefaults(SearchTraits newDefaults) {
        return new TraitOptions(traits, newDefaults);
    }

    SearchTraits traits() {
        return traits;
    }

    static List<String> names(Class<? extends Record> type) {
        return Arrays.stream(type.getRecordComponents()).map(TraitOptions::name).toList();
    }

    /** The names of what is on and can be switched off; what only says how much is no switch. */
    List<String> switchedOn() {
        return Arrays.stream(SearchTraits.class.getRecordComponents())
                .filter(
                        component ->
                                !component
                                        .getName()
                                        .matches("probCut[A-Z].*|reduceMore|reduceDeep"))
                .filter(component -> !value(component, traits).equals(read(component, OFF)))
                .map(TraitOptions::name)
                .toList();
    }

    /** All of them; what each is, the document of the engine says. */
    List<PlayerOption> describe() {
        return Arrays.stream(SearchTraits.class.getRecordComponents())
                .map(
                        component ->
                                new PlayerOption(
                                        name(component),
                                        PlayerOption.Kind.CHOICE,
                                        component.getType() == boolean.class
                                                ? List.of(ON, OFF)
                                                : List.of(ON, OFF, "a whole number"),
                                        text(value(component, traits)),
                                        "part of the search, see docs/engine.md"))
                .toList();
    }

    private static String text(Object value) {
        return value.equals(0) || value.equals(false) ? OFF : value.equals(true) ? ON : "" + value;
    }

    private static String name(RecordComponent component) {
        String name = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        return SHORT.getOrDefault(name, name);
    }

    static boolean isOn(String value) {
        if (!value.equals(ON) && !value.equals(OFF)) {
            throw new IllegalArgumentException("'" + value + "' is neither on nor off");
        }
        return value.equals(ON);
    }

    /**
     * @param unknown what to say where there is no such component
     */
    TraitOptions with(String name, String value, Supplier<String> unknown) {
        RecordComponent[] components = SearchTraits.class.getRecordComponents();
        List<Object> values = new ArrayList<>();
        boolean found = false;
        for (RecordComponent component : components) {
            boolean wanted = name(component).equals(name);
            found |= wanted;
            values.add(wanted ? read(component, value) : value(component, traits));
        }
        if (!found) {
            throw new IllegalArgumentException(unknown.get());
        }
        return new TraitOptions(make(components, values), defaults);
    }

    private Object read(RecordComponent component, String value) {
        if (component.getType() == boolean.class) {
            return isOn(value);
        }
        if (value.equals(OFF)) {
            return 0;
        }
        if (value.equals(ON)) {
            Object usual = value(component, defaults);
            if (usual.equals(0)) {
                throw new IllegalArgumentException("it is off in this game: give a number");
            }
            return usual;
        }
        if (!value.matches("\\d{1,6}")) {
            throw new IllegalArgumentException(
                    "'" + value + "' is neither on, off nor a whole number");
        }
        return Integer.valueOf(value);
    }

    private static Object value(RecordComponent component, SearchTraits traits) {
        try {
            return Objects.requireNonNull(component.getAccessor().invoke(traits));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot read " + component, e);
        }
    }

    private static SearchTraits make(RecordComponent[] components, List<Object> values) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return SearchTraits.class.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot make search traits", e);
        }
    }
}
