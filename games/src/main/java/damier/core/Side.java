package damier.core;

/** The two sides. The game determines which side moves first. */
public enum Side {
    WHITE,
    BLACK;

    /** The English name, {@code White} or {@code Black}. */
    public String title() {
        return this == WHITE ? "White" : "Black";
    }

    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
