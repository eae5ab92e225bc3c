package damier.players;

import static java.util.stream.Collectors.joining;

import damier.classic.PlayerDescription;
import damier.classic.PlayerOption;
import damier.classic.PlayerOption.Kind;
import damier.core.Durations;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.engine.EngineFactory;
import damier.engine.EngineOptions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Parses the engine's options. */
final class EngineSpec {
    private static final String NONE = "none";

    private static final List<PlayerOption> OWN =
            List.of(
                    PlayerOption.of("depth", Kind.COUNT, NONE, "maximum depth, in plies"),
                    PlayerOption.of("nodes", Kind.COUNT, NONE, "maximum number of nodes"),
                    PlayerOption.of("time", Kind.TIME, NONE, "maximum time per move"),
                    PlayerOption.of("threads", Kind.COUNT, "1", "search threads"),
                    PlayerOption.of("table", Kind.COUNT, "64", "transposition table, in megabytes"),
                    PlayerOption.of("lines", Kind.COUNT, "1", "number of best lines to find"),
                    level(),
                    PlayerOption.switchedOff(
                            "variety", "alternate between equally good opening moves"),
                    PlayerOption.of("seed", Kind.SEED, "0", "seed for random choices"));

    private static final int MAX_TABLE = 1 << 20;

    private final String spec;
    private EngineOptions options;
    private SearchParameters parameters;

    /** The parameters that {@code on} restores. */
    private final SearchParameters defaults;

    private Limits own = Limits.INFINITE;

    private EngineSpec(String spec, EngineOptions options, SearchParameters defaults) {
        this.spec = spec;
        this.options = options;
        this.defaults = defaults;
        parameters = options.parameters();
    }

    static PlayerFactory parse(EngineFactory kind, String spec, Map<String, String> given) {
        EngineSpec parsed = read(kind, spec, given);
        EngineOptions options = parsed.options.withParameters(parsed.parameters);
        Limits own = parsed.own;
        return new PlayerFactory(
                spec,
                options.threads(),
                !own.equals(Limits.INFINITE),
                SearchOptions.switchedOn(parsed.parameters),
                () -> new EnginePlayer(spec, kind.engine(options), own));
    }

    /** The search parameters of an engine with this specification. */
    static SearchParameters parameters(EngineFactory kind, String spec, Map<String, String> given) {
        return read(kind, spec, given).parameters;
    }

    private static EngineSpec read(EngineFactory kind, String spec, Map<String, String> given) {
        EngineOptions usual = kind.defaultOptions();
        var parsed = new EngineSpec(spec, usual, usual.parameters());
        given.forEach(parsed::set);
        return parsed;
    }

    /**
     * An engine's options with one of them changed.
     *
     * @throws IllegalArgumentException with a one-line message, if there is no such option or value
     */
    static EngineOptions with(EngineFactory kind, EngineOptions before, String name, String value) {
        var changed = new EngineSpec(name, before, kind.defaultOptions().parameters());
        changed.change(name, value);
        if (!changed.own.equals(Limits.INFINITE)) {
            throw new IllegalArgumentException("it is a limit, not an option of the engine");
        }
        return changed.options.withParameters(changed.parameters);
    }

    private void set(String name, String value) {
        try {
            change(name, value);
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException(
                    spec + ": option '" + name + "': " + fault.getMessage(), fault);
        }
    }

    private void change(String name, String value) {
        switch (name) {
            case "depth" -> own = own.withDepth((int) number(value, 1, Integer.MAX_VALUE));
            case "nodes" -> own = own.withNodes(number(value, 1, Long.MAX_VALUE));
            case "time" -> own = own.withTime(Durations.parse(value));
            case "threads" -> options = options.withThreads(small(value));
            case "table" -> options = options.withTable(number(value, 1, MAX_TABLE) << 20);
            case "lines" -> options = options.withLines(small(value));
            case "level" -> options = options.withLevel(small(value));
            case "variety" ->
                    options = options.withVariety(SearchOptions.isOn(value), options.seed());
            case "seed" ->
                    options =
                            options.withVariety(
                                    options.variety(),
                                    number(value, Long.MIN_VALUE, Long.MAX_VALUE));
            default -> {
                SearchParameter parameter =
                        SearchParameter.byOption(name)
                                .orElseThrow(() -> new IllegalArgumentException(unknown()));
                int number = SearchOptions.read(parameter, value, defaults);
                parameters = parameters.with(parameter, number);
            }
        }
    }

    /**
     * Describes the engine and its options; search parameters have the default values of the game.
     */
    static PlayerDescription describe(GameDefinition game) {
        List<PlayerOption> options = new ArrayList<>(OWN);
        options.addAll(SearchOptions.describe(game.searchParameters()));
        return new PlayerDescription(
                PlayerSpecs.ENGINE, game.id(), "The engine of this program.", options);
    }

    private static PlayerOption level() {
        return PlayerOption.choice(
                "level",
                "playing strength; 0 is full strength",
                IntStream.rangeClosed(0, EngineOptions.MAX_LEVEL)
                        .mapToObj(Integer::toString)
                        .toArray(String[]::new));
    }

    private static String unknown() {
        return Stream.concat(OWN.stream().map(PlayerOption::name), SearchOptions.names().stream())
                .collect(joining(", ", "unknown option; known are ", ""));
    }

    private static int small(String value) {
        return (int) number(value, 0, Integer.MAX_VALUE);
    }

    private static long number(String value, long least, long most) {
        try {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported as a number out of range.
        }
        String range = most >= Integer.MAX_VALUE ? " from " + least : " " + least + " to " + most;
        throw new IllegalArgumentException("'" + value + "' is not a whole number" + range);
    }
}
