package damier.testkit;

import java.util.List;
import java.util.Set;

/**
 * A move: captures with the same start, end and set of captured squares are one, however many paths
 * lead there.
 *
 * @param promotes whether the piece that moves is a man that ends as a king
 */
public record MailboxMove(
        MailboxSquare start,
        MailboxSquare end,
        Set<MailboxSquare> captured,
        boolean promotes,
        List<MailboxPath> paths) {

    public boolean isCapture() {
        return !captured.isEmpty();
    }
}
