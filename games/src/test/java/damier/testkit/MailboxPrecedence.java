package damier.testkit;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Which of the captures must be chosen; those that compare as greatest are all legal. */
enum MailboxPrecedence {
    FREE((_, _) -> 0),

    MOST_PIECES(Comparator.comparingInt(MailboxPath::pieces)),

    MOST_PIECES_THEN_MOST_KINGS(
            Comparator.comparingInt(MailboxPath::pieces).thenComparingInt(MailboxPath::kings)),

    KING_CAPTURES(Comparator.comparing(MailboxPath::byKing)),

    /**
     * Most pieces; with a king rather than a man; most kings; kings met first, place by place. In
     * alphabetical order {@code KKm} comes before {@code KmK}, so the least string is the greatest.
     */
    ITALIAN_CHAIN(
            Comparator.comparingInt(MailboxPath::pieces)
                    .thenComparing(MailboxPath::byKing)
                    .thenComparingInt(MailboxPath::kings)
                    .thenComparing(MailboxPath::kinds, Comparator.reverseOrder())),

    /**
     * For every n, n kings are worth more than 2n-1 men and less than 2n men. So a king is two men
     * less a trifle, and of two captures worth the same in whole men the one with fewer kings is
     * worth more. A tie goes to the king that captures.
     */
    HIGHEST_VALUE(
            Comparator.comparingInt((MailboxPath path) -> path.pieces() + path.kings())
                    .thenComparing(MailboxPath::kings, Comparator.reverseOrder())
                    .thenComparing(MailboxPath::byKing));

    @SuppressWarnings("ImmutableEnumChecker") // It has no state.
    private final Comparator<MailboxPath> order;

    MailboxPrecedence(Comparator<MailboxPath> order) {
        this.order = order;
    }

    List<MailboxPath> best(List<MailboxPath> captures) {
        if (captures.isEmpty()) {
            return captures;
        }
        MailboxPath greatest = Collections.max(captures, order);
        return captures.stream().filter(path -> order.compare(path, greatest) == 0).toList();
    }
}
