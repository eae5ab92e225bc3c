package damier.core;

/** The two sides. Who moves first is a matter of the game. */
public enum Side {
    WHITE,
    BLACK;

    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
