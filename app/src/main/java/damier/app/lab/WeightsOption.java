package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.Program;
import damier.engine.EngineFactory;
import damier.players.WeightsScheme;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.nio.file.Path;

/** The initial weights of self-play and training, a mixin. */
final class WeightsOption {
    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Initial weights, instead of the program's.")
    private @Nullable Path weights;

    /** The engines of a game, with these weights. */
    EngineFactory engines(Program program, String game) {
        EngineFactory kind = program.engines(game);
        return BadInput.ifInvalid(
                "--weights",
                () -> weights == null ? kind : WeightsScheme.withWeights(kind, weights));
    }
}
