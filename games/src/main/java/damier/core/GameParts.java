package damier.core;

import java.util.Map;
import java.util.function.Consumer;

/**
 * The parts of a game that work on its positions, all written for the same class of positions.
 *
 * @param protocolForms how protocols write the game, by the name of the protocol
 */
public record GameParts<P extends Position>(
        Rules<P> rules,
        Notation<P> notation,
        GameBoard<P> board,
        Explainer<P> explainer,
        EvaluatorSource<P> evaluators,
        Endgames<P> endgames,
        Map<String, ProtocolForm<P>> protocolForms) {
    public GameParts {
        protocolForms = Map.copyOf(protocolForms);
    }

    GameParts<P> withTables(String folder, Consumer<String> faults) {
        return new GameParts<>(
                rules,
                notation,
                board,
                explainer,
                evaluators,
                endgames.in(folder, faults),
                protocolForms);
    }
}
