package damier.app.engine;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.LimitOptions;
import damier.app.command.Version;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.protocol.EngineSide;
import damier.protocol.HubGame;
import damier.protocol.LineOutput;
import damier.protocol.gtp.GtpEngine;
import damier.protocol.hub.HubEngine;
import damier.protocol.nboard.NBoardEngine;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.util.function.Consumer;

/** Runs Damier as the engine of another program. */
@Command(
        name = "engine",
        header = "Run Damier as the engine of another program.",
        description = {
            "",
            "hub: draughts, on standard input and output, which carry nothing but the protocol.",
            "dxp: draughts, over a network connection. Limits apply in addition to the time of the"
                    + " games.",
            "nboard, gtp: Othello, on standard input and output. Limits apply if the host sets"
                    + " neither a depth nor a clock.",
            ""
        },
        footer = {
            "",
            "Example: damier engine hub --game frisian",
            "         damier engine dxp --listen 27531 --time 2s",
            "         damier engine nboard --depth 12",
            "         damier engine gtp --table 256 --threads 2 --option variety=on"
        })
public final class EngineCommand extends DamierCommand {
    /** In addition to the start of the virtual machine; hosts wait much longer. */
    private static final long WARM_UP = 1_000_000_000;

    @Parameters(
            index = "0",
            paramLabel = "PROTOCOL",
            description = "Protocol: hub, dxp, nboard or gtp.")
    private String protocol;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Game to play. Default: international; othello for nboard and gtp.")
    private @Nullable String game;

    @Mixin private EngineSetup setup;
    @Mixin private DxpOptions dxp;
    @Mixin private LimitOptions limits;

    @Override
    protected int run() throws IOException {
        var lines = new LineOutput(out());
        if (!protocol.equals("dxp")) {
            dxp.refuse();
        }
        switch (protocol) {
            case "hub" -> {
                limits.given().keySet().stream().findFirst().ifPresent(EngineCommand::refuseLimit);
                converse(hub(lines));
            }
            case "nboard" -> converse(new NBoardEngine(engine(), defaultLimits(), lines));
            case "gtp" ->
                    converse(new GtpEngine(engine(), Version.number(), defaultLimits(), lines));
            case "dxp" -> {
                HubGame kind = draughts();
                dxp.run(kind, setup.options(kind.engines()), limits.wanted(), lines);
            }
            default ->
                    throw new BadInput(
                            "PROTOCOL",
                            "unknown protocol '"
                                    + protocol
                                    + "'; known are hub, dxp, nboard and gtp");
        }
        return Exit.DONE;
    }

    private static void refuseLimit(String option) {
        throw new BadInput(option, "not allowed with hub, whose host sets the limits");
    }

    private static void converse(EngineSide side) throws IOException {
        EngineSide.converse(System.in, side);
    }

    private EngineSide hub(Consumer<String> lines) {
        HubGame kind = draughts();
        return new HubEngine(
                program().engines(),
                kind.id(),
                setup.options(kind.engines()),
                WARM_UP,
                Version.number(),
                lines);
    }

    private HubGame draughts() {
        EngineFactory kind = program().engines(game == null ? "international" : game);
        return BadInput.ifInvalid("game", () -> HubGame.of(kind));
    }

    /** The limits of a search for which the host gives none. */
    private Limits defaultLimits() {
        return limits.wanted().orElse(PlayerFactory.DEFAULT_LIMITS);
    }

    private Engine engine() {
        String wanted =
                game != null
                        ? game
                        : program().games().all().stream()
                                .filter(this::isKnown)
                                .findFirst()
                                .orElseThrow()
                                .id();
        EngineFactory engines = program().engines(wanted);
        if (!isKnown(engines.game())) {
            throw new BadInput("game", protocol + " is for Othello, not " + game);
        }
        return engines.engine(setup.options(engines));
    }

    private boolean isKnown(GameDefinition candidate) {
        return candidate.protocolName(protocol).isPresent();
    }
}
