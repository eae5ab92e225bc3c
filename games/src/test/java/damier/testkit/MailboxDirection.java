package damier.testkit;

import java.util.List;

/** From a dark square to the next dark square on the same line. */
public record MailboxDirection(int ranks, int files) {
    static final List<MailboxDirection> DIAGONALS =
            List.of(
                    new MailboxDirection(1, -1),
                    new MailboxDirection(1, 1),
                    new MailboxDirection(-1, -1),
                    new MailboxDirection(-1, 1));

    /** Along ranks and files every other square is light and is passed over. */
    static final List<MailboxDirection> STRAIGHTS =
            List.of(
                    new MailboxDirection(2, 0),
                    new MailboxDirection(0, -2),
                    new MailboxDirection(0, 2),
                    new MailboxDirection(-2, 0));

    boolean isForwardFor(MailboxSide side) {
        return ranks * side.forward() > 0;
    }
}
