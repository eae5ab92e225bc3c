package damier.testkit;

/** White moves up the board, Black down. */
public enum MailboxSide {
    WHITE('w', 'W', 1),
    BLACK('b', 'B', -1);

    private final char man;
    private final char king;
    private final int forward;

    MailboxSide(char man, char king, int forward) {
        this.man = man;
        this.king = king;
        this.forward = forward;
    }

    public char man() {
        return man;
    }

    public char king() {
        return king;
    }

    /** What a step forward adds to the rank. */
    public int forward() {
        return forward;
    }

    public boolean owns(char piece) {
        return piece == man || piece == king;
    }

    public MailboxSide opponent() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** {@code W} or {@code B}, as in a FEN. */
    public String letter() {
        return this == WHITE ? "W" : "B";
    }
}
