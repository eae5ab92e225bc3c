package damier.app;

import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.EngineSide;
import damier.protocol.LineOutput;
import damier.protocol.hub.HubEngine;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.util.function.Consumer;

/** Damier as the engine of another program. */
@Command(
        name = "engine",
        header = "Speaks a protocol, so that other programs can use Damier as their engine.",
        description = {
            "",
            "hub: draughts, by lines on standard input and output, of which nothing else is"
                    + " written.",
            ""
        },
        footer = {"", "Example: damier engine hub --game frisian"})
final class EngineCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "PROTOCOL", description = "hub.")
    private String protocol;

    @Option(
            names = "--game",
            defaultValue = "international",
            description = "What is played. Default: ${DEFAULT-VALUE}")
    private String game;

    @Override
    protected int run() throws IOException {
        EngineSide.converse(System.in, side(new LineOutput(out())));
        return Exit.DONE;
    }

    private EngineSide side(Consumer<String> lines) throws IOException {
        try {
            Engines engines = new Engines(new Games());
            return switch (protocol) {
                case "hub" -> new HubEngine(engines, game, Version.number(), lines);
                default -> throw new BadInput("protocol", "there is no '" + protocol + "'");
            };
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }
}
