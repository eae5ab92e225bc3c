package damier.tree;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The node counts of a search.
 *
 * @param nodes moves played
 * @param leaves nodes below which nothing was searched
 * @param evaluations calls of the static evaluation
 * @param ends the number of nodes that ended for each reason
 */
public record TreeCounts(long nodes, long leaves, long evaluations, Map<NodeEnd, Long> ends) {
    public TreeCounts {
        Map<NodeEnd, Long> all = new EnumMap<>(NodeEnd.class);
        for (NodeEnd end : NodeEnd.values()) {
            all.put(end, ends.getOrDefault(end, 0L));
        }
        ends = Collections.unmodifiableMap(all);
    }

    public long ends(NodeEnd end) {
        return ends.getOrDefault(end, 0L);
    }
}
