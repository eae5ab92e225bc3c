package damier.othello.text;

import damier.core.Notation;
import damier.core.NotationException;
import damier.core.Sentence;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

import java.util.List;
import java.util.Locale;

/**
 * Boards as 64 squares {@code a1 b1 … h8} and the side to move, moves as {@code f5} and {@code
 * pass}.
 *
 * <p>Black is read as any of {@code X * B}, White as {@code O W}, an empty square as {@code - .},
 * in either case and with white space anywhere.
 */
public final class OthelloNotation implements Notation<OthelloPosition> {
    static final String PASS = "pass";

    /** The words for a pass; no word is a prefix of a later one. */
    static final List<String> PASSES = List.of(PASS, "pa", "ps", "--");

    private static final String POSITION = "position";
    private static final String MOVE = "move";

    @Override
    public OthelloPosition position(String text) {
        long black = 0;
        long white = 0;
        int symbols = 0;
        int last = -1;
        for (int index = 0; index < text.length(); index++) {
            char symbol = text.charAt(index);
            if (Character.isWhitespace(symbol)) {
                continue;
            }
            boolean isBlack = isBlack(symbol);
            boolean isWhite = isWhite(symbol);
            if (!isBlack && !isWhite && !isEmpty(symbol)) {
                throw new NotationException(
                        POSITION, wrong(symbols).with(Quoted.symbol(text, index)), index + 1);
            }
            if (symbols < OthelloSquares.COUNT) {
                black |= isBlack ? OthelloSquares.bit(symbols) : 0;
                white |= isWhite ? OthelloSquares.bit(symbols) : 0;
            }
            symbols++;
            last = index;
        }
        return OthelloPosition.of(black, white, side(text, symbols, last));
    }

    /** Reads the side to move; {@code last} is the index of the last square or side symbol. */
    private static Side side(String text, int symbols, int last) {
        boolean standsAlone = last > 0 && Character.isWhitespace(text.charAt(last - 1));
        boolean isSide = symbols > OthelloSquares.COUNT || standsAlone;
        int squares = isSide ? symbols - 1 : symbols;
        if (squares != OthelloSquares.COUNT) {
            throw new NotationException(
                    POSITION,
                    Sentence.of(OthelloParseErrors.SQUARE_COUNT)
                            .with("count", squares)
                            .with("size", OthelloSquares.COUNT),
                    0);
        }
        if (!isSide) {
            throw new NotationException(
                    POSITION, Sentence.of(OthelloParseErrors.NO_SIDE), text.length() + 1);
        }
        char side = text.charAt(last);
        if (isEmpty(side)) {
            throw new NotationException(
                    POSITION,
                    OthelloParseErrors.NOT_A_SIDE.with(Quoted.symbol(text, last)),
                    last + 1);
        }
        return isBlack(side) ? Side.BLACK : Side.WHITE;
    }

    @Override
    public String format(OthelloPosition position) {
        StringBuilder text = new StringBuilder(OthelloSquares.COUNT + 2);
        long black = position.discs(Side.BLACK);
        long white = position.discs(Side.WHITE);
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            long bit = OthelloSquares.bit(square);
            text.append((black & bit) != 0 ? 'X' : (white & bit) != 0 ? 'O' : '-');
        }
        return text.append(' ').append(position.side() == Side.BLACK ? 'X' : 'O').toString();
    }

    @Override
    public long move(OthelloPosition at, String text) {
        long move = anyMove(text);
        if (!WofRules.isLegal(at, move)) {
            throw new NotationException(MOVE, WofRules.fault(at, move), start(text) + 1);
        }
        return move;
    }

    @Override
    public long[] candidates(OthelloPosition at, String text) {
        long move = anyMove(text);
        return WofRules.isLegal(at, move) ? new long[] {move} : new long[0];
    }

    /** Whether {@code text} is one of the words for a pass. */
    public static boolean isPass(String text) {
        return PASSES.contains(text.strip().toLowerCase(Locale.ROOT));
    }

    /** A move by its form, legal or not. */
    static long anyMove(String text) {
        if (isPass(text)) {
            return OthelloRules.PASS;
        }
        String move = text.strip();
        int square = move.length() == 2 ? OthelloSquares.named(move.charAt(0), move.charAt(1)) : -1;
        if (square < 0) {
            throw new NotationException(
                    MOVE,
                    OthelloParseErrors.NEITHER_SQUARE_NOR_PASS.with(Quoted.text(text.strip())),
                    start(text) + 1);
        }
        return square;
    }

    @Override
    public String format(OthelloPosition at, long move) {
        return move == OthelloRules.PASS ? PASS : OthelloSquares.name((int) move);
    }

    @Override
    public String square(int square) {
        return OthelloSquares.name(square);
    }

    @Override
    public int square(String text) {
        String name = text.strip().toLowerCase(Locale.ROOT);
        int square = name.length() == 2 ? OthelloSquares.named(name.charAt(0), name.charAt(1)) : -1;
        if (square < 0) {
            throw new NotationException(
                    "square",
                    OthelloParseErrors.NO_SUCH_SQUARE.with(Quoted.text(text.strip())),
                    start(text) + 1);
        }
        return square;
    }

    /** The error for a symbol other than a disc after {@code symbols} squares and sides. */
    private static OthelloParseErrors wrong(int symbols) {
        if (symbols < OthelloSquares.COUNT) {
            return OthelloParseErrors.NO_PART_OF_A_BOARD;
        }
        return symbols == OthelloSquares.COUNT
                ? OthelloParseErrors.NOT_A_SIDE
                : OthelloParseErrors.AFTER_THE_SIDE;
    }

    /** The index where the text begins, after white space. */
    private static int start(String text) {
        return text.length() - text.stripLeading().length();
    }

    private static boolean isBlack(char symbol) {
        return "Xx*Bb".indexOf(symbol) >= 0;
    }

    private static boolean isWhite(char symbol) {
        return "OoWw".indexOf(symbol) >= 0;
    }

    private static boolean isEmpty(char symbol) {
        return symbol == '-' || symbol == '.';
    }
}
