package damier.core;

import java.util.Map;

/**
 * What works on the positions of one game, all written for the same class of positions.
 *
 * @param protocolForms the game as protocols write it, by the name of the protocol
 */
public record GameParts<P extends Position>(
        Rules<P> rules,
        Notation<P> notation,
        GameBoard<P> board,
        Explainer<P> explainer,
        EvaluatorSource<P> evaluators,
        Map<String, ProtocolForm<P>> protocolForms) {
    public GameParts {
        protocolForms = Map.copyOf(protocolForms);
    }
}
