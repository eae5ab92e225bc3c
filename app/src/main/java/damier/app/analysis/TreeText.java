package damier.app.analysis;

import damier.app.console.TextTable;
import damier.tree.SearchTree;
import damier.tree.SearchTree.Node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;

/**
 * A tree as rows of text. A node shows all its searched moves or none: the nodes of the principal
 * variation are unfolded first, then ply by ply, up to the number of rows.
 */
final class TreeText {
    private static final String NONE = "-";

    private final SearchTree tree;
    private final DoubleFunction<String> number;
    private final int fold;
    private final Set<Node> unfolded = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Node> best = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The children of the root that are shown: all, up to the number of rows. */
    private final int rootRows;

    private int room;
    private long shown;

    /**
     * @param number formats a value
     * @param rows the maximum number of rows, including the root
     * @param fold the maximum number of plies
     */
    TreeText(SearchTree tree, DoubleFunction<String> number, int rows, int fold) {
        this.tree = tree;
        this.number = number;
        this.fold = fold;
        room = rows - 1;
        rootRows = fold > 0 ? Math.min(room, tree.root().children().size()) : 0;
        unfold();
    }

    private void unfold() {
        unfolded.add(tree.root());
        room -= rootRows;
        int ply = 1;
        Optional<Node> next = tree.root().bestMove();
        while (next.isPresent()) {
            best.add(next.get());
            unfold(next.get(), ply++);
            next = next.get().bestMove();
        }
        Deque<Node> level = new ArrayDeque<>(tree.root().children());
        for (int plies = 1; plies < fold && !level.isEmpty(); plies++) {
            Deque<Node> below = new ArrayDeque<>();
            for (Node node : level) {
                unfold(node, plies);
                if (unfolded.contains(node)) {
                    below.addAll(node.children());
                }
            }
            level = below;
        }
    }

    private void unfold(Node node, int ply) {
        if (ply < fold && node.children().size() <= room && unfolded.add(node)) {
            room -= node.children().size();
        }
    }

    List<String> lines() {
        var table = new TextTable("lrrrrlrrrr");
        table.add(
                "move",
                "depth",
                "alpha",
                "beta",
                "value",
                "left by",
                "static",
                "order",
                "moves",
                "not shown");
        addNode(table, "", tree.maximiser().title(), tree.root());
        addChildren(table, "", tree.root(), rootRows);
        List<String> lines = new ArrayList<>(table.lines());
        lines.addAll(notes());
        lines.add("");
        return lines;
    }

    private void addChildren(TextTable table, String indent, Node node, int count) {
        for (int i = 0; i < count; i++) {
            Node child = node.children().get(i);
            boolean last = i == count - 1;
            shown++;
            String branch = (last ? "└" : "├") + (best.contains(child) ? "▸ " : "─ ");
            addNode(table, indent + branch, child.move(), child);
            if (unfolded.contains(child)) {
                addChildren(table, indent + (last ? "   " : "│  "), child, child.children().size());
            }
        }
    }

    private void addNode(TextTable table, String branch, String name, Node node) {
        table.add(
                branch + name,
                Integer.toString(node.depth()),
                number.apply(node.alpha()),
                number.apply(node.beta()),
                number.apply(node.value()),
                node.end().toString(),
                node.evaluation().isPresent()
                        ? number.apply(node.evaluation().getAsDouble())
                        : NONE,
                isRoot(node) ? NONE : Integer.toString(node.order()),
                node.searched() + "/" + node.legalMoves(),
                notShown(node));
    }

    private String notShown(Node node) {
        if (isRoot(node)) {
            return rootRows < node.searched() ? (node.searched() - rootRows) + " moves" : "";
        }
        boolean folded = !unfolded.contains(node) || node.children().isEmpty();
        return folded && node.below() > 0 ? Long.toString(node.below()) : "";
    }

    private static boolean isRoot(Node node) {
        return node.move().isEmpty();
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (shown < tree.recorded()) {
            notes.add(
                    "%d of %d positions are not shown; --lines and --fold show more"
                            .formatted(tree.nodes() - shown, tree.nodes()));
        }
        if (!tree.isComplete()) {
            notes.add(
                    "%d of %d positions are recorded; --max-nodes records more"
                            .formatted(tree.recorded(), tree.nodes()));
        }
        return notes;
    }
}
