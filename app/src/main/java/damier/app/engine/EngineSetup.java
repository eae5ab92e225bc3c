package damier.app.engine;

import damier.app.command.BadInput;
import damier.engine.EngineFactory;
import damier.engine.EngineOptions;
import damier.players.PlayerSpecs;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.util.List;

/** The options of the engine behind a protocol, a mixin. */
final class EngineSetup {
    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "Size of the transposition table in megabytes. Default: 64")
    private @Nullable String table;

    @Option(names = "--threads", paramLabel = "N", description = "Search threads. Default: 1")
    private @Nullable String threads;

    @Option(
            names = "--level",
            paramLabel = "N",
            description = "Strength, from 1 to 10; 0 is full strength. Default: 0")
    private @Nullable String level;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description =
                    "Any option of the player damier, see damier players GAME damier. May be"
                            + " repeated.")
    private List<String> others = List.of();

    /** The default options of a game's engine, overridden by those on the command line. */
    EngineOptions options(EngineFactory kind) {
        EngineOptions options = kind.defaultOptions();
        options = with(kind, options, "--table", "table", table);
        options = with(kind, options, "--threads", "threads", threads);
        options = with(kind, options, "--level", "level", level);
        for (String other : others) {
            String[] parts = other.split("=", 2);
            if (parts.length < 2) {
                throw new BadInput("--option", "'" + other + "' is not of the form NAME=VALUE");
            }
            options = with(kind, options, "--option " + parts[0], parts[0], parts[1]);
        }
        return options;
    }

    private static EngineOptions with(
            EngineFactory kind,
            EngineOptions options,
            String option,
            String name,
            @Nullable String value) {
        return BadInput.ifInvalid(
                option,
                () ->
                        value == null
                                ? options
                                : PlayerSpecs.withOption(kind, options, name, value.strip()));
    }
}
