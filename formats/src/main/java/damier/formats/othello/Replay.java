package damier.formats.othello;

import damier.core.MoveList;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

/**
 * Plays written moves one after the other. Files may omit passes: if the side to move has to pass
 * and a square is written, the pass is inserted.
 */
final class Replay {
    private static final OthelloRules RULES = new OthelloRules();

    private final MoveList moves = new MoveList();
    private final OthelloPosition at = RULES.newPosition();
    private final OthelloPosition usualStart = RULES.newPosition();

    void start() {
        start(usualStart);
    }

    void start(OthelloPosition position) {
        RULES.copy(position, at);
        moves.clear();
    }

    /** The current position; changes with every move. */
    OthelloPosition position() {
        return at;
    }

    /** The moves so far, with all passes; changes with every move. */
    MoveList moves() {
        return moves;
    }

    /** Plays {@code move}, after a compulsory pass if necessary; returns whether it was legal. */
    boolean play(long move) {
        if (move == OthelloRules.PASS) {
            return pass();
        }
        int square = (int) move;
        if (flips(square)) {
            add(square);
            return true;
        }
        if (!pass()) {
            return false;
        }
        if (flips(square)) {
            add(square);
            return true;
        }
        RULES.play(at, OthelloRules.PASS, at);
        moves.setSize(moves.size() - 1);
        return false;
    }

    private boolean flips(int square) {
        return (at.empties() & OthelloSquares.bit(square)) != 0
                && Flips.of(at.own(), at.opponent(), square) != 0;
    }

    private boolean pass() {
        boolean legal = RULES.isLegal(at, OthelloRules.PASS);
        if (legal) {
            add(OthelloRules.PASS);
        }
        return legal;
    }

    private void add(long move) {
        RULES.play(at, move, at);
        moves.add(move);
    }
}
