package damier.hexapawn;

import damier.core.Endgames;
import damier.core.Evaluator;
import damier.core.EvaluatorSource;
import damier.core.GameDefinition;
import damier.core.GameParts;

import java.util.Map;

/** Hexapawn as a game. */
public final class Hexapawn {
    private Hexapawn() {}

    public static GameDefinition definition() {
        return GameDefinition.of("hexapawn", "Hexapawn", Hexapawn::parts)
                .protocolName("pdn", "")
                .build();
    }

    private static GameParts<HexapawnPosition> parts() {
        return new GameParts<>(
                new HexapawnRules(),
                new HexapawnNotation(),
                new HexapawnBoard(),
                new HexapawnExplainer(),
                new Evaluators(),
                Endgames.none(),
                Map.of());
    }

    private static final class Evaluators implements EvaluatorSource<HexapawnPosition> {
        @Override
        public Evaluator<HexapawnPosition> standard() {
            return new HexapawnEvaluator();
        }

        @Override
        public Evaluator<HexapawnPosition> withWeights(String file, byte[] content) {
            throw new IllegalArgumentException(file + ": Hexapawn has no weights to read");
        }
    }
}
