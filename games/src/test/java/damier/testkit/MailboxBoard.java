package damier.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The size of a board, the colour of its corner, and how its dark squares are numbered. */
public enum MailboxBoard {
    /** 46 is a1, the bottom-left corner. */
    TEN(10, 4, true, false),
    /** 29 is a1, the bottom-left corner. */
    EIGHT(8, 3, true, false),
    /** The bottom-right corner is dark and is 32. */
    EIGHT_MIRRORED(8, 3, false, false),
    /** The bottom-right corner is dark and is 1; counting goes leftwards and up. */
    EIGHT_MIRRORED_FROM_BELOW(8, 3, false, true);

    private final int size;
    private final int ranksOfMen;
    private final boolean bottomLeftIsDark;

    @SuppressWarnings("ImmutableEnumChecker") // It is an immutable copy.
    private final List<MailboxSquare> squares;

    @SuppressWarnings("ImmutableEnumChecker") // It is an immutable copy.
    private final Map<MailboxSquare, Integer> numbers;

    MailboxBoard(int size, int ranksOfMen, boolean bottomLeftIsDark, boolean numberedFromBelow) {
        this.size = size;
        this.ranksOfMen = ranksOfMen;
        this.bottomLeftIsDark = bottomLeftIsDark;
        List<MailboxSquare> leftToRightAndDown = new ArrayList<>();
        for (int rank = size - 1; rank >= 0; rank--) {
            for (int file = 0; file < size; file++) {
                MailboxSquare square = new MailboxSquare(rank, file);
                if (isDark(square)) {
                    leftToRightAndDown.add(square);
                }
            }
        }
        if (numberedFromBelow) {
            Collections.reverse(leftToRightAndDown);
        }
        this.squares = List.copyOf(leftToRightAndDown);
        Map<MailboxSquare, Integer> numbered = new HashMap<>();
        for (MailboxSquare square : squares) {
            numbered.put(square, numbered.size() + 1);
        }
        this.numbers = Map.copyOf(numbered);
    }

    public int size() {
        return size;
    }

    /** The dark squares, 1 first. */
    public List<MailboxSquare> squares() {
        return squares;
    }

    public MailboxSquare square(int number) {
        return squares.get(number - 1);
    }

    public int number(MailboxSquare square) {
        return numbers.getOrDefault(square, 0);
    }

    boolean contains(MailboxSquare square) {
        return square.rank() >= 0
                && square.rank() < size
                && square.file() >= 0
                && square.file() < size;
    }

    boolean isLastRank(MailboxSquare square, MailboxSide side) {
        return square.rank() == (side == MailboxSide.WHITE ? size - 1 : 0);
    }

    /** Whether a man of {@code side} stands here at the start of the game. */
    boolean isHome(MailboxSquare square, MailboxSide side) {
        return side == MailboxSide.WHITE
                ? square.rank() < ranksOfMen
                : square.rank() >= size - ranksOfMen;
    }

    private boolean isDark(MailboxSquare square) {
        boolean likeTheCorner = (square.rank() + square.file()) % 2 == 0;
        return likeTheCorner == bottomLeftIsDark;
    }
}
