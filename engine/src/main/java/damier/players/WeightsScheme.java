package damier.players;

import damier.engine.EngineFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The engine with the weights of a file: {@code weights:new.weights[depth=6]}. */
public final class WeightsScheme implements PlayerScheme {
    private static final long MAX_BYTES = 64L << 20;

    @Override
    public String name() {
        return "weights";
    }

    @Override
    public Optional<EngineFactory> engines(EngineFactory kind, String address) {
        return Optional.of(withWeights(kind, Path.of(address)));
    }

    @Override
    public PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        return EngineSpec.parse(withWeights(kind, Path.of(address)), spec, options);
    }

    /**
     * The engine factory of a game with the weights of a file.
     *
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public static EngineFactory withWeights(EngineFactory kind, Path file) {
        return kind.withWeights(file.toString(), content(file));
    }

    /**
     * The content of a file of weights.
     *
     * @throws IllegalArgumentException with a one-line message, if the file cannot be read
     */
    public static byte[] content(Path file) {
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new IllegalArgumentException(file + ": too large for a file of weights");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": cannot be read as a file of weights", e);
        }
    }
}
