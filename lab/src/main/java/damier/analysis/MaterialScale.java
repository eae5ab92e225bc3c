package damier.analysis;

import damier.core.Game;
import damier.core.GameBoard;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Unit;

import java.util.OptionalInt;

/**
 * What scores mean in a game: how sure a lead is, and in which words it is counted.
 *
 * @param weaker says that a move gives something away, in the unit that is counted
 * @param scale a lead of so many hundredths is expected to bring 73 of 100 points
 */
record MaterialScale(ReviewMessages weaker, double scale) {
    private static final MaterialScale MEN = new MaterialScale(ReviewMessages.LESS_IN_MEN, 100);
    private static final MaterialScale DISCS = new MaterialScale(ReviewMessages.LESS_IN_DISCS, 800);

    static MaterialScale of(Game game) {
        return switch (game.kind().unit()) {
            case MAN -> MEN;
            case DISC -> DISCS;
        };
    }

    /** The result that a score lets expect, from 0, a loss, to 1, a win. */
    double expected(int score) {
        if (Scores.isWin(score)) {
            return 1;
        }
        return Scores.isLoss(score) ? 0 : 1 / (1 + Math.exp(-score / scale));
    }

    /** How many pieces more than the opponent a side has, where pieces are what is fought for. */
    static OptionalInt lead(Game game, Side side) {
        GameBoard<Position> board = game.kind().board();
        Position at = game.position();
        return game.kind().unit() == Unit.MAN
                ? OptionalInt.of(board.count(at, side) - board.count(at, side.opponent()))
                : OptionalInt.empty();
    }
}
