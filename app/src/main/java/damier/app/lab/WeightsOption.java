package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.Program;
import damier.core.GameDefinition;
import damier.core.Learnable;
import damier.core.Position;
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

    /** The evaluation of a game for training, with these weights. */
    Learnable<Position> learnable(GameDefinition game) {
        return BadInput.ifInvalid(
                        "--weights",
                        () ->
                                weights == null
                                        ? game.evaluators().learnable()
                                        : game.evaluators()
                                                .learnable(
                                                        weights.toString(),
                                                        WeightsScheme.content(weights)))
                .orElseThrow(() -> new BadInput("train", game.id() + ": its weights are fixed"));
    }
}
