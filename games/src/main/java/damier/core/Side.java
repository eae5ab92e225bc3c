package damier.core;

/** The two sides. The game determines which side moves first. */
public enum Side {
    WHITE,
    BLACK;

    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
