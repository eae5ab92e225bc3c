package damier.search;

import java.util.List;
import java.util.Optional;

/**
 * The result of a search.
 *
 * @param lines the best lines of the last complete iteration, best first; empty if there is no move
 */
public record SearchResult(List<SearchInfo> lines, long nodes, long nanos) {
    public Optional<SearchInfo> best() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getFirst());
    }
}
