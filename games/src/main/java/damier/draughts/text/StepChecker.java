package damier.draughts.text;

import static java.lang.Math.abs;
import static java.lang.Math.max;

import damier.core.Sentence;
import damier.core.Sentence.Term;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.Promotion;

import java.util.ArrayList;
import java.util.List;

/**
 * Checks the parts of a move: whether a piece can go from one square to another in one step or one
 * jump, and if not, which rule forbids it.
 */
final class StepChecker {
    /** A part of a move, or why it is not legal. */
    sealed interface Leg {}

    record Step() implements Leg {}

    record Jump(int over) implements Leg {}

    record Fault(Sentence sentence) implements Leg {}

    /**
     * A piece during its move.
     *
     * @param start the square before the move; it counts as empty
     * @param jumped the pieces jumped so far, which stay on the board until the move ends
     * @param claims whether the text claims a capture
     */
    record Mover(
            DraughtsPosition at, int start, int square, boolean king, long jumped, boolean claims) {
        boolean capturing() {
            return jumped != 0;
        }
    }

    private final Variant variant;
    private final RuleBook book;
    private final BoardGeometry board;
    private final SquareNames names;

    StepChecker(Variant variant, SquareNames names) {
        this.variant = variant;
        this.book = variant.book();
        this.board = variant.board();
        this.names = names;
    }

    Mover mover(DraughtsPosition at, int square, boolean claims) {
        return new Mover(at, square, square, has(at.kings(), square), 0, claims);
    }

    Mover after(Mover mover, Jump jump, int landing) {
        boolean promoted =
                variant.promotion() == Promotion.IN_PASSING
                        && has(board.promotionRank(mover.at().side()), landing);
        return new Mover(
                mover.at(),
                mover.start(),
                landing,
                mover.king() || promoted,
                mover.jumped() | board.bitboard(jump.over()),
                mover.claims());
    }

    Leg leg(Mover mover, int to) {
        long occupied = occupied(mover);
        if (has(occupied, to)) {
            return new Fault(
                    book.say(RuleMessages.OCCUPIED, moveTopic(mover))
                            .with("square", names.name(to)));
        }
        if (to == mover.square()) {
            return new Fault(
                    book.say(RuleMessages.STANDS_THERE, moveTopic(mover))
                            .with("square", names.name(to)));
        }
        if (endsByPromotion(mover)) {
            return new Fault(
                    book.say(RuleMessages.PROMOTION_ENDS, Topic.PROMOTION_IN_CAPTURE)
                            .with("square", names.name(mover.square())));
        }
        boolean diagonal = abs(rows(mover, to)) == abs(columns(mover, to));
        boolean straight = rows(mover, to) == 0 || columns(mover, to) == 0;
        if (!diagonal && !(straight && variant.orthogonalCaptures())) {
            return notInLine(mover, to);
        }
        List<Integer> between = between(mover, to, occupied);
        return between.isEmpty() ? step(mover, to, diagonal) : jump(mover, to, between);
    }

    private Leg notInLine(Mover mover, int to) {
        Phrase line = variant.orthogonalCaptures() ? Phrase.ANY_LINE : Phrase.DIAGONAL;
        Sentence sentence =
                mover.capturing()
                        ? book.say(RuleMessages.JUMP_NOT_IN_LINE, captureTopic(mover))
                        : book.say(RuleMessages.NOT_IN_LINE, moveTopic(mover))
                                .with("how", how(mover));
        return new Fault(
                sentence.with("to", names.name(to))
                        .with("from", names.name(mover.square()))
                        .with("line", line.term()));
    }

    private Leg step(Mover mover, int to, boolean diagonal) {
        if (mover.capturing() || mover.claims()) {
            return new Fault(
                    book.say(RuleMessages.NOTHING_BETWEEN, captureTopic(mover))
                            .with("from", names.name(mover.square()))
                            .with("to", names.name(to)));
        }
        boolean oneStep = max(abs(rows(mover, to)), abs(columns(mover, to))) == 1;
        boolean possible = diagonal && (oneStep || flies(mover));
        if (!possible) {
            return new Fault(
                    book.say(RuleMessages.MOVES_SO, moveTopic(mover)).with("how", how(mover)));
        }
        if (!mover.king() && !isForward(mover, to)) {
            return new Fault(book.say(RuleMessages.FORWARD_ONLY, Topic.MAN_MOVE));
        }
        return new Step();
    }

    private Leg jump(Mover mover, int to, List<Integer> between) {
        for (int square : between) {
            if (has(mover.at().own(), square)) {
                return new Fault(
                        book.say(RuleMessages.OWN_IN_THE_WAY, Topic.OWN_PIECES)
                                .with("square", names.name(square)));
            }
            if (has(mover.jumped(), square)) {
                return new Fault(
                        book.say(RuleMessages.JUMPED_IN_THE_WAY, Topic.JUMPED_ONCE)
                                .with("square", names.name(square)));
            }
        }
        if (between.size() > 1) {
            return new Fault(
                    book.say(RuleMessages.SEVERAL_IN_THE_WAY, captureTopic(mover))
                            .with("squares", between.stream().map(names::name).toList()));
        }
        int over = between.getFirst();
        // Two diagonal steps, or two along a row or column, where every other square is playable.
        boolean near = abs(rows(mover, to)) + abs(columns(mover, to)) == 4;
        if (!near && !flies(mover)) {
            return new Fault(
                    book.say(
                            mover.king()
                                    ? RuleMessages.KING_JUMPS_NEAR
                                    : RuleMessages.MAN_JUMPS_NEAR,
                            captureTopic(mover)));
        }
        if (!mover.king() && !variant.menCaptureBackward() && !isForward(mover, to)) {
            return new Fault(book.say(RuleMessages.CAPTURES_FORWARD, Topic.MEN_CAPTURE_DIRECTIONS));
        }
        if (!mover.king() && !variant.menCaptureKings() && has(mover.at().kings(), over)) {
            return new Fault(
                    book.say(RuleMessages.KING_SPARED, Topic.MEN_SPARE_KINGS)
                            .with("square", names.name(over)));
        }
        return new Jump(over);
    }

    /** How a piece moves without capturing. */
    private Term how(Mover mover) {
        return Phrase.move(mover.king(), variant.flyingKings());
    }

    private boolean endsByPromotion(Mover mover) {
        return mover.capturing()
                && !mover.king()
                && variant.promotion() == Promotion.ENDS_THE_MOVE
                && has(board.promotionRank(mover.at().side()), mover.square());
    }

    private List<Integer> between(Mover mover, int to, long occupied) {
        int row = board.row(mover.square());
        int column = board.column(mover.square());
        int rowStep = Integer.signum(rows(mover, to));
        int columnStep = Integer.signum(columns(mover, to));
        List<Integer> pieces = new ArrayList<>();
        int square = mover.square();
        while (square != to) {
            row += rowStep;
            column += columnStep;
            square = board.squareAt(row, column);
            if (square >= 0 && has(occupied, square)) {
                pieces.add(square);
            }
        }
        return pieces;
    }

    private long occupied(Mover mover) {
        DraughtsPosition at = mover.at();
        return (at.own() | at.opponent()) & ~board.bitboard(mover.start());
    }

    private int rows(Mover mover, int to) {
        return board.row(to) - board.row(mover.square());
    }

    private int columns(Mover mover, int to) {
        return board.column(to) - board.column(mover.square());
    }

    private boolean isForward(Mover mover, int to) {
        return mover.at().side() == Side.WHITE ? rows(mover, to) < 0 : rows(mover, to) > 0;
    }

    private boolean flies(Mover mover) {
        return mover.king() && variant.flyingKings();
    }

    private static Topic moveTopic(Mover mover) {
        return mover.king() ? Topic.KING_MOVE : Topic.MAN_MOVE;
    }

    private static Topic captureTopic(Mover mover) {
        return mover.king() ? Topic.KING_CAPTURE : Topic.MAN_CAPTURE;
    }

    private boolean has(long squares, int square) {
        return (squares & board.bitboard(square)) != 0;
    }
}
