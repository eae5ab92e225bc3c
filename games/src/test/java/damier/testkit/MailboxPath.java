package damier.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * The way a piece takes: the squares it stands on, the start and the end included, and what it
 * captures on the way.
 *
 * @param byKing whether it was a king at the start
 * @param kinds the captured pieces in order, {@code K} a king and {@code m} a man
 */
public record MailboxPath(
        boolean byKing, List<MailboxSquare> squares, List<MailboxSquare> captured, String kinds) {

    static MailboxPath startingAt(MailboxSquare square, boolean byKing) {
        return new MailboxPath(byKing, List.of(square), List.of(), "");
    }

    MailboxPath stepTo(MailboxSquare square) {
        return new MailboxPath(byKing, append(squares, square), captured, kinds);
    }

    MailboxPath jumpTo(MailboxSquare landing, MailboxSquare over, boolean overKing) {
        return new MailboxPath(
                byKing,
                append(squares, landing),
                append(captured, over),
                kinds + (overKing ? 'K' : 'm'));
    }

    public MailboxSquare start() {
        return squares.getFirst();
    }

    public MailboxSquare end() {
        return squares.getLast();
    }

    int pieces() {
        return captured.size();
    }

    int kings() {
        int kings = 0;
        for (int i = 0; i < kinds.length(); i++) {
            kings += kinds.charAt(i) == 'K' ? 1 : 0;
        }
        return kings;
    }

    boolean endsDirectlyBehindItsLastCapture() {
        MailboxSquare last = captured.getLast();
        return Math.abs(end().rank() - last.rank()) == 1;
    }

    private static List<MailboxSquare> append(List<MailboxSquare> squares, MailboxSquare square) {
        List<MailboxSquare> longer = new ArrayList<>(squares);
        longer.add(square);
        return List.copyOf(longer);
    }
}
