package damier.analysis;

import damier.core.Game;
import damier.core.GameBoard;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Unit;

import java.util.OptionalInt;

/**
 * The meaning of scores in a game: the expected result of a lead, and the words for its unit.
 *
 * @param weaker the message for a weaker move, in the unit of the game
 * @param scale the lead, in hundredths, with an expected result of 73 %
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

    /** The expected result of a score, from 0 (a loss) to 1 (a win). */
    double expected(int score) {
        if (Scores.isWin(score)) {
            return 1;
        }
        return Scores.isLoss(score) ? 0 : 1 / (1 + Math.exp(-score / scale));
    }

    /** The material lead of a side, in games where material counts. */
    static OptionalInt lead(Game game, Side side) {
        GameBoard<Position> board = game.kind().board();
        Position at = game.position();
        return game.kind().unit() == Unit.MAN
                ? OptionalInt.of(board.count(at, side) - board.count(at, side.opponent()))
                : OptionalInt.empty();
    }
}
