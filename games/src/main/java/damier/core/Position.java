package damier.core;

/**
 * A position, mutable so that a search can keep one per ply and write into it. Everything that
 * changes the legal moves is in it and in its key; draw counters are in it but not in the key.
 */
public interface Position {
    Side side();

    /** A 64-bit hash of the pieces, the side to move and whatever else changes the legal moves. */
    long key();
}
