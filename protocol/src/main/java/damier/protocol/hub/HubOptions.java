package damier.protocol.hub;

import damier.engine.EngineOptions;

import java.util.List;

/**
 * The options that a host can set, by the names of Hub's parameters.
 *
 * @param variants the variants to choose from
 * @param variant the id of the game
 */
record HubOptions(HubVariants variants, String variant, EngineOptions engine) {
    private static final int MAX_TABLE = 1 << 20;

    List<HubLine> parameters() {
        return List.of(
                HubLine.of("param")
                        .with("name", "variant")
                        .with("value", variant)
                        .with("type", "enum")
                        .with("values", variants.ids()),
                number("threads", engine.threads(), 1, EngineOptions.MAX_THREADS),
                number("table", engine.tableBytes() >> 20, 1, MAX_TABLE),
                number("level", engine.level(), 0, EngineOptions.MAX_LEVEL),
                number("lines", engine.lines(), 1, Integer.MAX_VALUE),
                HubLine.of("param")
                        .with("name", "variety")
                        .with("value", engine.variety())
                        .with("type", "bool"),
                number("seed", engine.seed(), Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private static HubLine number(String name, long value, long min, long max) {
        return HubLine.of("param")
                .with("name", name)
                .with("value", value)
                .with("type", "int")
                .with("min", min)
                .with("max", max);
    }

    /**
     * @throws IllegalArgumentException with a one-line message, if there is no such parameter or
     *     value
     */
    HubOptions with(String name, String value) {
        return switch (name) {
            case "variant" -> new HubOptions(variants, variant(value), engine);
            case "threads" -> with(engine.withThreads((int) whole(value, 1, Integer.MAX_VALUE)));
            case "table" -> with(engine.withTable(whole(value, 1, MAX_TABLE) << 20));
            case "level" -> with(engine.withLevel((int) whole(value, 0, Integer.MAX_VALUE)));
            case "lines" -> with(engine.withLines((int) whole(value, 1, Integer.MAX_VALUE)));
            case "variety" -> with(engine.withVariety(truth(value), engine.seed()));
            case "seed" ->
                    with(
                            engine.withVariety(
                                    engine.variety(),
                                    whole(value, Long.MIN_VALUE, Long.MAX_VALUE)));
            default -> throw new IllegalArgumentException("no parameter '" + name + "'");
        };
    }

    private HubOptions with(EngineOptions changed) {
        return new HubOptions(variants, variant, changed);
    }

    private String variant(String value) {
        return variants.named(value)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "variant: '" + value + "' is none of " + variants.ids()));
    }

    private static boolean truth(String value) {
        return switch (value) {
            case "true", "on" -> true;
            case "false", "off" -> false;
            default ->
                    throw new IllegalArgumentException("'" + value + "' is neither true nor false");
        };
    }

    private static long whole(String value, long min, long max) {
        try {
            long number = Long.parseLong(value);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported as a number out of range.
        }
        throw new IllegalArgumentException(
                "'" + value + "' is not a whole number from " + min + " to " + max);
    }
}
