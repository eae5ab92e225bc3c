package damier.app;

import damier.engine.EngineKind;
import damier.players.WeightsScheme;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.nio.file.Path;

/** Which weights learning begins with, to be mixed in. */
final class WeightsOption {
    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Take the weights of this file, not those of the program.")
    private @Nullable Path weights;

    /** The engines of a game, with these weights. */
    EngineKind<?> engines(String game) {
        EngineKind<?> kind = EngineKinds.named(game);
        try {
            return weights == null ? kind : WeightsScheme.withWeights(kind, weights);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--weights", String.valueOf(e.getMessage()));
        }
    }
}
