package damier.core;

/**
 * A position. It is mutable so that a search can reuse one position per ply. Everything that
 * changes the legal moves is part of the position and of its key; draw counters are part of the
 * position but not of the key.
 */
public interface Position {
    Side side();

    /**
     * A 64-bit hash of everything that determines the legal moves: the pieces, the side to move
     * and, in some variants, more.
     */
    long key();
}
