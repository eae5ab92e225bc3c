package damier.testkit;

/**
 * A square, dark or light, on the board or off it; rank 0, file 0 is White's bottom-left corner.
 */
public record MailboxSquare(int rank, int file) {

    public MailboxSquare plus(MailboxDirection direction) {
        return new MailboxSquare(rank + direction.ranks(), file + direction.files());
    }

    /** {@code a1} is White's bottom-left corner on every board. */
    public String letters() {
        return "" + (char) ('a' + file) + (rank + 1);
    }

    @Override
    public String toString() {
        return letters();
    }
}
