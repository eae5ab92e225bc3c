package damier.analysis;

import damier.core.Game;
import damier.core.GameBoard;
import damier.core.Position;
import damier.core.Side;
import damier.core.Unit;

import java.util.OptionalInt;

/**
 * The meaning of scores in a game: how grave a loss is, and the words for its unit. Where men
 * count, a loss is one of winning chances; where discs count, every disc is part of the result.
 */
enum MaterialScale {
    MEN(ReviewMessages.LESS_IN_MEN) {
        @Override
        double loss(Game game, int played, int best) {
            return points(game, best) - points(game, played);
        }
    },
    DISCS(ReviewMessages.LESS_IN_DISCS) {
        @Override
        double loss(Game game, int played, int best) {
            return Math.min((best - played) / ALL_LOST_HUNDREDTHS, 1);
        }
    };

    /** The loss of discs, in hundredths, that is as grave as a loss of all winning chances. */
    private static final double ALL_LOST_HUNDREDTHS = 4000;

    private final ReviewMessages weaker;

    MaterialScale(ReviewMessages weaker) {
        this.weaker = weaker;
    }

    static MaterialScale of(Game game) {
        return switch (game.kind().unit()) {
            case MAN -> MEN;
            case DISC -> DISCS;
        };
    }

    /** The message for a weaker move, in the unit of the game. */
    ReviewMessages weaker() {
        return weaker;
    }

    /** How grave it is to play a move of this score instead of the best one, from 0 to 1. */
    abstract double loss(Game game, int played, int best);

    private static double points(Game game, int score) {
        return game.kind().points(game.position(), score);
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
