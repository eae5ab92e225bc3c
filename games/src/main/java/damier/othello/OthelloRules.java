package damier.othello;

import damier.core.MoveList;
import damier.core.Rules;

/** The rules of Othello. A move is the index of its square, or {@link #PASS}. */
public final class OthelloRules implements Rules<OthelloPosition> {
    public static final long PASS = OthelloSquares.COUNT;

    /** The value of a disc in {@link #outcome}. */
    private static final int DISC = 100;

    @Override
    public OthelloPosition newPosition() {
        return new OthelloPosition();
    }

    @Override
    public void copy(OthelloPosition from, OthelloPosition to) {
        to.own = from.own;
        to.opponent = from.opponent;
        to.blackToMove = from.blackToMove;
        to.forget();
    }

    @Override
    public void turn(OthelloPosition from, OthelloPosition to) {
        play(from, PASS, to);
    }

    @Override
    public void generate(OthelloPosition at, MoveList moves) {
        moves.clear();
        long squares = at.moves();
        if (squares == 0) {
            if (opponentCanMove(at)) {
                moves.add(PASS);
            }
            return;
        }
        for (int left = Long.bitCount(squares); left > 0; left--) {
            moves.add(Long.numberOfTrailingZeros(squares));
            squares &= squares - 1;
        }
    }

    @Override
    public int count(OthelloPosition at) {
        long squares = at.moves();
        if (squares == 0) {
            return opponentCanMove(at) ? 1 : 0;
        }
        return Long.bitCount(squares);
    }

    @Override
    public boolean canMove(OthelloPosition at) {
        return at.moves() != 0 || opponentCanMove(at);
    }

    /** {@code from} and {@code to} may be the same position. */
    @Override
    public void play(OthelloPosition from, long move, OthelloPosition to) {
        long own = from.own;
        long opponent = from.opponent;
        to.blackToMove = !from.blackToMove;
        to.forget();
        if (move == PASS) {
            to.own = opponent;
            to.opponent = own;
            return;
        }
        long flips = Flips.of(own, opponent, (int) move);
        to.own = opponent ^ flips;
        to.opponent = own | flips | OthelloSquares.bit((int) move);
    }

    /** The final disc difference; empty squares count for the winner, as in competition. */
    @Override
    public int outcome(OthelloPosition at, int moveCount) {
        return moveCount > 0 ? ONGOING : DISC * finalScore(at);
    }

    /** The disc difference for the side to move, whether or not the game is over. */
    public static int finalScore(OthelloPosition at) {
        int difference = Long.bitCount(at.own) - Long.bitCount(at.opponent);
        return difference + Integer.signum(difference) * Long.bitCount(at.empties());
    }

    @Override
    public boolean isLegal(OthelloPosition at, long move) {
        long squares = at.moves();
        if (move == PASS) {
            return squares == 0 && opponentCanMove(at);
        }
        return move >= 0
                && move < OthelloSquares.COUNT
                && (squares & OthelloSquares.bit((int) move)) != 0;
    }

    /** Always true: no move is compulsory, and every move flips. */
    @Override
    public boolean isQuiet(OthelloPosition at) {
        return true;
    }

    @Override
    public boolean isThreatened(OthelloPosition at) {
        return false;
    }

    @Override
    public boolean isIrreversible(OthelloPosition at, long move) {
        return move != PASS;
    }

    @Override
    public int movesToEnd(OthelloPosition at) {
        return Long.bitCount(at.empties());
    }

    /** Every move except a pass fills a square, and two passes end the game: no position recurs. */
    @Override
    public int repetitionsToDraw() {
        return 0;
    }

    private static boolean opponentCanMove(OthelloPosition at) {
        return Mobility.of(/* own= */ at.opponent, /* opponent= */ at.own) != 0;
    }
}
