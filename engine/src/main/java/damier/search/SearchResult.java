package damier.search;

import java.util.List;
import java.util.Optional;

/**
 * What a search came to.
 *
 * @param lines the best lines of the last full iteration, best first; none where there is no move
 */
public record SearchResult(List<SearchInfo> lines, long nodes, long nanos) {
    public Optional<SearchInfo> best() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getFirst());
    }
}
