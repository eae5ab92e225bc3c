package damier.search;

import damier.core.Endgames;
import damier.core.Evaluator;
import damier.core.Position;
import damier.core.ProbCutErrors;
import damier.core.Rules;
import damier.core.SearchParameter;
import damier.core.SearchParameters;

/**
 * What distinguishes the search of one game from that of another.
 *
 * @param recorded whether a recorder receives every node; other searches contain no such check
 */
record SearchSpec(
        Rules<Position> rules,
        Evaluator<Position> evaluator,
        SearchParameters parameters,
        ProbCutErrors errors,
        Endgames<Position> endgames,
        boolean recorded) {
    boolean hasTables() {
        return parameters.has(SearchParameter.ENDGAMES) && endgames.prober().isPresent();
    }
}
