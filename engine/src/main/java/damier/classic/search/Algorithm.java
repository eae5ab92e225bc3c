package damier.classic.search;

import damier.core.Position;
import damier.tree.TreeRecorder;

/** Makes a search of a tree: {@code Minimax::new}, {@code PlainAlphaBeta::new}. */
@FunctionalInterface
public interface Algorithm<P extends Position> {
    GameTree<P> tree(TreeShape<P> shape, Budget budget, TreeRecorder recorder);
}
