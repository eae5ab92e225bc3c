package damier.terminal.tree;

import damier.tree.SearchTree.Node;

import org.jspecify.annotations.Nullable;

/**
 * A visible row of a tree: a searched position, or a remark about moves that are not shown.
 *
 * @param parent the row of the parent; null at the root
 * @param node the position, or the position that the remark is about
 * @param remark which moves are not shown, and why; empty if the row is a position
 * @param isLast whether this is the last row of its parent
 */
record TreeRow(@Nullable TreeRow parent, Node node, String remark, boolean isLast) {
    boolean isNode() {
        return remark.isEmpty();
    }

    int ply() {
        return parent == null ? 0 : parent.ply() + 1;
    }
}
