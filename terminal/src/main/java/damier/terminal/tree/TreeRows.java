package damier.terminal.tree;

import damier.tree.NodeEnd;
import damier.tree.SearchTree;
import damier.tree.SearchTree.Node;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;

/** The visible rows of a tree: those of unfolded nodes, or the paths to matches of a search. */
final class TreeRows {
    private final SearchTree tree;
    private final DoubleFunction<String> number;

    /** All nodes in search order. */
    private final List<Node> nodes = new ArrayList<>();

    /** The index of each node in that order; compared by identity, since nodes may be equal. */
    private final IdentityHashMap<Node, Integer> places = new IdentityHashMap<>();

    private final IdentityHashMap<Node, Node> parents = new IdentityHashMap<>();
    private final Set<Node> unfolded = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Node> best = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The nodes on paths to matches; null if there is no filter. */
    private @Nullable Set<Node> onPathToMatch;

    private List<TreeRow> rows = List.of();

    TreeRows(SearchTree tree, DoubleFunction<String> number) {
        this.tree = tree;
        this.number = number;
        collect(tree.root(), nodes);
        for (Node node : nodes) {
            places.put(node, places.size());
            node.children().forEach(child -> parents.put(child, node));
        }
        for (Optional<Node> next = tree.root().bestMove();
                next.isPresent();
                next = next.get().bestMove()) {
            best.add(next.get());
        }
        unfolded.add(tree.root());
        renew();
    }

    List<TreeRow> all() {
        return rows;
    }

    boolean isBest(Node node) {
        return best.contains(node);
    }

    boolean isUnfolded(Node node) {
        return unfolded.contains(node);
    }

    static boolean canUnfold(Node node) {
        return node.searched() > 0;
    }

    /** Folds or unfolds a node; returns whether that changed anything. */
    boolean fold(Node node, boolean folded) {
        boolean changed = folded ? unfolded.remove(node) : canUnfold(node) && unfolded.add(node);
        if (changed) {
            renew();
        }
        return changed;
    }

    /** Unfolds the subtree of a node, or folds it if it is unfolded already. */
    void foldBelow(Node node) {
        List<Node> below = new ArrayList<>();
        collect(node, below);
        boolean changed = false;
        for (Node each : below) {
            changed |= canUnfold(each) && unfolded.add(each);
        }
        if (!changed) {
            below.forEach(unfolded::remove);
        }
        renew();
    }

    private static void collect(Node node, List<Node> into) {
        into.add(node);
        node.children().forEach(child -> collect(child, into));
    }

    /** Folds all but the moves of the root. */
    void foldAll() {
        unfolded.clear();
        unfolded.add(tree.root());
        renew();
    }

    /** Unfolds the best line and returns the row of its last position. */
    int unfoldBestLine() {
        unfolded.add(tree.root());
        Node last = tree.root();
        for (Optional<Node> next = last.bestMove(); next.isPresent(); next = last.bestMove()) {
            last = next.get();
            if (next.get().bestMove().isPresent()) {
                unfolded.add(last);
            }
        }
        onPathToMatch = null;
        renew();
        return rowOf(last);
    }

    /** The row of a node; 0 if it is not visible. */
    int rowOf(Node node) {
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).isNode() && place(rows.get(row).node()) == place(node)) {
                return row;
            }
        }
        return 0;
    }

    /** Whether a text is found in the move of a node, or in the reason why the search left it. */
    static boolean matches(Node node, String text) {
        String sought = text.toLowerCase(Locale.ROOT);
        return !sought.isEmpty()
                && (node.move().toLowerCase(Locale.ROOT).contains(sought)
                        || node.end().toString().contains(sought));
    }

    /**
     * Finds the next match in search order, cyclically, and unfolds its ancestors.
     *
     * @param step 1 or -1
     * @return the row of the match; -1 if nothing matches
     */
    int find(Node from, String text, int step) {
        for (int i = 1; i <= nodes.size(); i++) {
            Node node = nodes.get(Math.floorMod(place(from) + i * step, nodes.size()));
            if (matches(node, text)) {
                for (Node at = parents.get(node); at != null; at = parents.get(at)) {
                    unfolded.add(at);
                }
                renew();
                return rowOf(node);
            }
        }
        return -1;
    }

    private int place(Node node) {
        return places.getOrDefault(node, 0);
    }

    /**
     * Shows only the paths to matches; an empty text shows everything again.
     *
     * @return the number of matches
     */
    int filter(String text) {
        onPathToMatch = null;
        int found = 0;
        if (!text.isEmpty()) {
            Set<Node> leading = Collections.newSetFromMap(new IdentityHashMap<>());
            found = gather(tree.root(), text, leading);
            onPathToMatch = found > 0 ? leading : null;
        }
        renew();
        return found;
    }

    boolean isFiltered() {
        return onPathToMatch != null;
    }

    private int gather(Node node, String text, Set<Node> leading) {
        int below = 0;
        for (Node child : node.children()) {
            below += gather(child, text, leading);
        }
        if (below > 0) {
            unfolded.add(node);
        }
        int found = below + (matches(node, text) ? 1 : 0);
        if (found > 0) {
            leading.add(node);
        }
        return found;
    }

    private void renew() {
        List<TreeRow> renewed = new ArrayList<>();
        add(null, tree.root(), true, renewed);
        rows = renewed;
    }

    private void add(@Nullable TreeRow parent, Node node, boolean isLast, List<TreeRow> into) {
        TreeRow row = new TreeRow(parent, node, "", isLast);
        into.add(row);
        if (!unfolded.contains(node)) {
            return;
        }
        Set<Node> leading = onPathToMatch;
        List<Node> children =
                leading == null
                        ? node.children()
                        : node.children().stream().filter(leading::contains).toList();
        List<String> remarks = leading == null ? remarks(node) : List.of();
        for (int i = 0; i < children.size(); i++) {
            boolean last = i == children.size() - 1 && remarks.isEmpty();
            add(row, children.get(i), last, into);
        }
        for (int i = 0; i < remarks.size(); i++) {
            into.add(new TreeRow(row, node, remarks.get(i), i == remarks.size() - 1));
        }
    }

    /** Remarks on children that were not searched, or searched but not recorded. */
    private List<String> remarks(Node node) {
        List<String> remarks = new ArrayList<>();
        int unrecorded = node.searched() - node.children().size();
        if (unrecorded > 0) {
            remarks.add("%d searched, not recorded (--max-nodes)".formatted(unrecorded));
        }
        int cut = node.legalMoves() - node.searched();
        if (cut > 0 && node.searched() > 0) {
            remarks.add("%d not searched: %s".formatted(cut, reason(node)));
        }
        return remarks;
    }

    private String reason(Node node) {
        if (node.end() == NodeEnd.BETA_CUTOFF) {
            return "%s reaches beta %s"
                    .formatted(number.apply(node.value()), number.apply(node.beta()));
        }
        if (node.end() == NodeEnd.ALPHA_CUTOFF) {
            return "%s reaches alpha %s"
                    .formatted(number.apply(node.value()), number.apply(node.alpha()));
        }
        return node.end().toString();
    }
}
