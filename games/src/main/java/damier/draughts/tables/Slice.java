package damier.draughts.tables;

import damier.draughts.BoardGeometry;

/** The positions of one material and their states while they are being solved. */
final class Slice {
    private final SliceIndex index;
    private final SliceStates states;
    private final long[][] sets;

    Slice(BoardGeometry board, Material material) {
        index = new SliceIndex(board, material);
        states = new SliceStates(index.size());
        sets = index.subsets();
    }

    Material material() {
        return index.material();
    }

    long size() {
        return index.size();
    }

    SliceIndex index() {
        return index;
    }

    SliceStates states() {
        return states;
    }

    /** Creates a decoder of positions for one thread. */
    SliceWalk walk() {
        return new SliceWalk(index, sets);
    }
}
