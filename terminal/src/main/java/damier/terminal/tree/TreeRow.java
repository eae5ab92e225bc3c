package damier.terminal.tree;

import damier.tree.SearchTree.Node;

import org.jspecify.annotations.Nullable;

/**
 * A line of a tree that is shown: a position that was searched, or what is not there below one.
 *
 * @param parent the row of the position before; null at the root
 * @param node the position; of a remark, the one it is about
 * @param remark what is not there, and why; empty where the row is a position
 * @param isLast whether no row of the same parent follows
 */
record TreeRow(@Nullable TreeRow parent, Node node, String remark, boolean isLast) {
    boolean isNode() {
        return remark.isEmpty();
    }

    int ply() {
        return parent == null ? 0 : parent.ply() + 1;
    }
}
