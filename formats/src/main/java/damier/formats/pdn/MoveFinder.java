package damier.formats.pdn;

import damier.core.BoardLayout;
import damier.core.GameBoard;
import damier.core.MoveList;
import damier.core.Position;

import java.util.Arrays;
import java.util.List;

/**
 * Finds the legal moves that a text may denote. Most moves are two squares with one sign between
 * them; they are found without the notation, which is ten times slower.
 */
final class MoveFinder {
    private static final int NONE = -1;

    private final Dialect dialect;
    private final GameBoard<Position> board;
    private final int[] squareOfNumber;

    /** The squares by rank from the top, then by file. */
    private final int[] squareAtPlace;

    private final MoveList legal = new MoveList();

    MoveFinder(Dialect dialect) {
        this.dialect = dialect;
        board = dialect.kind().board();
        boolean numbered = board.layout().chequered();
        int size = board.layout().size();
        squareAtPlace = new int[size * size];
        Arrays.fill(squareAtPlace, NONE);
        for (BoardLayout.Square square : board.layout().squares()) {
            squareAtPlace[square.rank() * size + square.file()] = square.index();
        }
        squareOfNumber = new int[numbered ? board.layout().squares().size() + 1 : 0];
        for (int number = 1; number < squareOfNumber.length; number++) {
            squareOfNumber[number] = dialect.notation().square(Integer.toString(number));
        }
    }

    /**
     * No move, the move, or several if the text is ambiguous.
     *
     * @throws damier.core.NotationException if the text does not have the form of a move
     */
    long[] find(Position at, String text) {
        int sign = sign(text);
        int from = sign < 0 ? NONE : square(text, 0, sign);
        int to = sign < 0 ? NONE : square(text, sign + 1, text.length());
        if (from != NONE && to != NONE) {
            boolean asCapture = text.charAt(sign) != '-';
            dialect.kind().rules().generate(at, legal);
            int found = NONE;
            int count = 0;
            for (int i = 0; i < legal.size(); i++) {
                long move = legal.get(i);
                if (board.from(move) == from
                        && board.to(move) == to
                        && (!asCapture || board.isCapture(at, move))) {
                    found = i;
                    count++;
                }
            }
            if (count == 1) {
                return new long[] {legal.get(found)};
            }
        }
        return dialect.notation().candidates(at, text);
    }

    /** Among ambiguous captures, the one after which most of {@code following} can be played. */
    Choice choose(Position at, long[] candidates, List<String> following) {
        long best = candidates[0];
        int most = NONE;
        boolean sure = false;
        for (long candidate : candidates) {
            int plies = playable(at, candidate, following);
            if (plies > most) {
                best = candidate;
                most = plies;
                sure = true;
            } else if (plies == most) {
                sure = false;
            }
        }
        return new Choice(best, sure);
    }

    /** A move, and whether it is certain. */
    record Choice(long move, boolean sure) {}

    private int playable(Position at, long move, List<String> following) {
        var rules = dialect.kind().rules();
        Position position = rules.newPosition();
        rules.play(at, move, position);
        int plies = 0;
        for (String text : following) {
            long[] found = find(position, text);
            if (found.length == 0) {
                break;
            }
            Position next = rules.newPosition();
            rules.play(position, found[0], next);
            position = next;
            plies++;
        }
        return plies;
    }

    /** The index of the only sign; negative if there is none. */
    private static int sign(String text) {
        for (int i = 1; i < text.length() - 1 && i <= 3; i++) {
            char symbol = text.charAt(i);
            if (symbol == '-' || symbol == 'x' || symbol == ':') {
                return i;
            }
        }
        return NONE;
    }

    private int squareOfLetters(int file, int digit) {
        int size = board.layout().size();
        int place = (size - digit) * size + file;
        return place >= 0 && place < squareAtPlace.length ? squareAtPlace[place] : NONE;
    }

    private int square(String text, int start, int end) {
        int length = end - start;
        if (length < 1 || length > 2) {
            return NONE;
        }
        int first = text.charAt(start);
        int last = text.charAt(end - 1) - '0';
        if (last < 0 || last > 9) {
            return NONE;
        }
        if (first >= 'a' && first <= 'h' && length == 2) {
            return squareOfLetters(first - 'a', last);
        }
        if (first < '0' || first > '9') {
            return NONE;
        }
        int number = length == 1 ? last : 10 * (first - '0') + last;
        return number > 0 && number < squareOfNumber.length ? squareOfNumber[number] : NONE;
    }
}
