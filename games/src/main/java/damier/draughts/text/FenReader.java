package damier.draughts.text;

import damier.core.Sentence;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a PDN FEN: the side to move, then lists of squares, each after its colour, then extras.
 *
 * <pre>
 *   W:W31-50:B1-20     ranges, colours in any order, empty lists, blanks and a last dot
 *   W:WKd2,c3:Bf8      K before a king or a range of kings; letters
 *   ?:WK46:BK5         the side to move is unknown: the one that begins the game
 *   :H12               plies since the last capture or move of a man
 *   :E3                plies since the beginning of an endgame with a move limit
 *   :+0+246            Frisian: Black's, then White's consecutive quiet moves with one king, and where
 *                      it stands, which may be left out where a side has only one king
 * </pre>
 *
 * Other extras, such as the number of the move, are ignored.
 */
final class FenReader {
    private static final Pattern PLIES = Pattern.compile("([HE])([0-9]+)");
    private static final Pattern RUNS =
            Pattern.compile("\\+([0-9])([0-9]{1,2})?\\+([0-9])([0-9]{1,2})?");

    /** More plies than any game has. */
    private static final int MAX_PLIES = 10_000;

    private record Run(int moves, int kingNumber, int column) {}

    private final Variant variant;
    private final SquareNames names;
    private final Cursor cursor;
    private final Setup setup;
    private final Map<Side, Run> runs = new EnumMap<>(Side.class);
    private boolean hasList;
    private int reversiblePlies;
    private int endgamePlies;

    private FenReader(Variant variant, SquareNames names, Cursor cursor) {
        this.variant = variant;
        this.names = names;
        this.cursor = cursor;
        this.setup = new Setup(variant, names);
    }

    static DraughtsPosition read(Variant variant, SquareNames names, String text) {
        return new FenReader(variant, names, new Cursor("position", text)).position();
    }

    private DraughtsPosition position() {
        Side side = sideToMove();
        while (cursor.skip(':')) {
            cursor.skipBlanks();
            @Nullable Side colour = side(cursor.peek());
            if (colour != null) {
                list(colour);
            } else if (cursor.skip('?')) {
                skipEmptyList();
            } else {
                extra();
            }
            cursor.skipBlanks();
        }
        cursor.skip('.');
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            throw cursor.fault(
                    ParseErrors.COLON_OR_END.with("next", cursor.next()), cursor.column());
        }
        if (!hasList) {
            throw cursor.fault(Sentence.of(ParseErrors.NO_PIECES_GIVEN), 0);
        }
        DraughtsPosition position = setup.position(side);
        position.setReversiblePlies(reversiblePlies);
        position.setEndgamePlies(endgamePlies);
        runs.forEach((runner, run) -> setRun(position, runner, run));
        return position;
    }

    private static @Nullable Side side(char letter) {
        return switch (letter) {
            case 'W', 'w' -> Side.WHITE;
            case 'B', 'b' -> Side.BLACK;
            default -> null;
        };
    }

    private Side sideToMove() {
        cursor.skipBlanks();
        int column = cursor.column();
        @Nullable Side side = cursor.peek() == '?' ? variant.firstSide() : side(cursor.peek());
        if (side == null) {
            throw cursor.fault(ParseErrors.EXPECTED_SIDE.with("next", cursor.next()), column);
        }
        cursor.advance();
        cursor.skipBlanks();
        if (cursor.peek() != ':') {
            throw cursor.fault(
                    ParseErrors.COLON_AFTER_SIDE.with("next", cursor.next()), cursor.column());
        }
        return side;
    }

    private void list(Side side) {
        hasList = true;
        cursor.advance();
        while (hasItem()) {
            item(side);
        }
    }

    private void skipEmptyList() {
        if (hasItem()) {
            throw cursor.fault(Sentence.of(ParseErrors.UNKNOWN_COLOUR), cursor.column());
        }
    }

    private boolean hasItem() {
        cursor.skipBlanks();
        while (cursor.skip(',')) {
            cursor.skipBlanks();
        }
        return !cursor.atEnd() && cursor.peek() != ':' && cursor.peek() != '.';
    }

    private void item(Side side) {
        boolean king = skipKing();
        int column = cursor.column();
        int first = cursor.square(names, Integer.MAX_VALUE);
        int last = first;
        cursor.skipBlanks();
        if (cursor.skip('-')) {
            cursor.skipBlanks();
            skipKing();
            last = cursor.square(names, Integer.MAX_VALUE);
        }
        for (int square = Math.min(first, last); square <= Math.max(first, last); square++) {
            setup.put(side, king, square, cursor, column);
        }
    }

    private boolean skipKing() {
        boolean king = cursor.skip('K') || cursor.skip('k');
        cursor.skipBlanks();
        return king;
    }

    private void extra() {
        int column = cursor.column();
        String text = cursor.upTo(':').strip();
        String extra = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        Matcher plies = PLIES.matcher(extra);
        if (plies.matches()) {
            int count = plies(plies.group(2), column);
            if (plies.group(1).equals("H")) {
                reversiblePlies = count;
            } else {
                endgamePlies = count;
            }
        }
        Matcher both = RUNS.matcher(extra);
        if (variant.kingRun() > 0 && both.matches()) {
            runs.put(Side.BLACK, run(both.group(1), both.group(2), column));
            runs.put(Side.WHITE, run(both.group(3), both.group(4), column));
        }
    }

    private int plies(String digits, int column) {
        int plies = new Cursor("position", digits).number(Integer.MAX_VALUE);
        if (plies > MAX_PLIES) {
            throw cursor.fault(ParseErrors.TOO_MANY_PLIES.with("count", MAX_PLIES), column);
        }
        return plies;
    }

    private Run run(String digit, @Nullable String king, int column) {
        int moves = Integer.parseInt(digit);
        if (moves > variant.kingRun()) {
            throw cursor.fault(ParseErrors.RUN_TOO_LONG.with("count", variant.kingRun()), column);
        }
        return new Run(moves, king == null ? 0 : Integer.parseInt(king), column);
    }

    /** A side without men may move one king without limit: it has no run. */
    private void setRun(DraughtsPosition position, Side side, Run run) {
        if (run.moves == 0 || setup.men(side) == 0) {
            return;
        }
        long kings = setup.kings(side);
        int square = names.ofNumber(run.kingNumber);
        if (square != SquareNames.NONE) {
            kings &= variant.board().bitboard(square);
        }
        if (Long.bitCount(kings) != 1) {
            ParseErrors which =
                    kings == 0 ? ParseErrors.NO_KING_RAN : ParseErrors.SEVERAL_KINGS_RAN;
            throw cursor.fault(which.with("king", Phrase.king(side)), run.column);
        }
        position.setKingRun(side, Long.numberOfTrailingZeros(kings), run.moves);
    }
}
