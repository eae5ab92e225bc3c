package damier.app;

import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.DraughtsGame;
import damier.protocol.EngineSide;
import damier.protocol.LineOutput;
import damier.protocol.hub.HubEngine;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "hub: draughts, by lines on standard input and output, which hold nothing else.",
            "dxp: draughts, over a connection. Limits hold besides the time of the games.",
            ""
        },
        footer = {"", "Example: damier engine hub --game frisian"})
final class EngineCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "PROTOCOL", description = "hub or dxp.")
    private String protocol;

    @Option(
            names = "--game",
            defaultValue = "international",
            description = "What is played. Default: ${DEFAULT-VALUE}")
    private String game;

    @Mixin private DxpOptions dxp;
    @Mixin private LimitOptions limits;

    @Override
    protected int run() throws IOException {
        var lines = new LineOutput(out());
        switch (protocol) {
            case "hub" -> converse(hub(lines));
            case "dxp" -> dxp.run(draughts(), LimitOptions.parse(limits.given()), lines);
            default ->
                    throw new BadInput(
                            "protocol", "there is no '" + protocol + "'; there are hub and dxp");
        }
        return Exit.DONE;
    }

    private static void converse(EngineSide side) throws IOException {
        EngineSide.converse(System.in, side);
    }

    private EngineSide hub(Consumer<String> lines) throws IOException {
        return new HubEngine(new Engines(new Games()), draughts().id(), Version.number(), lines);
    }

    private DraughtsGame draughts() {
        EngineKind<?> kind = EngineKinds.named(game);
        try {
            return DraughtsGame.of(kind);
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }
}
