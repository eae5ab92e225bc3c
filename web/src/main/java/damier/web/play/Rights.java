package damier.web.play;

import damier.core.Game;
import damier.core.Side;
import damier.web.Refused;
import damier.web.Says;
import damier.web.Visitor;

/** Who may do what in a game. */
final class Rights {
    private Rights() {}

    static void checkGoesOn(Agreement game) {
        if (game.ended() != null) {
            throw new Refused(Refused.CONFLICT, Says.GAME_OVER);
        }
    }

    static void requireSeat(Agreement game, Side side, Visitor visitor) {
        if (!game.seat(side).isOf(visitor.session())) {
            throw new Refused(Refused.FORBIDDEN, Says.NOT_YOUR_TURN);
        }
    }

    static void requireAnySeat(Agreement game, Visitor visitor) {
        if (!game.white().isOf(visitor.session()) && !game.black().isOf(visitor.session())) {
            throw new Refused(Refused.FORBIDDEN, Says.NO_SEAT);
        }
    }

    /** A game that others play too does not wait for one of them. */
    static void requirePause(Agreement game, Visitor visitor) {
        boolean own = game.hasPersons() || isCreator(game, visitor);
        if (!own || !game.isAllOf(visitor.session())) {
            throw new Refused(Refused.FORBIDDEN, Says.NOT_YOURS_ALONE);
        }
    }

    static void requireRematch(Agreement game, Visitor visitor) {
        if (game.ended() == null) {
            throw new Refused(Refused.CONFLICT, Says.REMATCH_TOO_EARLY);
        }
        if (game.hasPersons()) {
            requireAnySeat(game, visitor);
        } else if (!isCreator(game, visitor)) {
            throw new Refused(Refused.FORBIDDEN, Says.REMATCH_NOT_YOURS);
        }
    }

    static void requireHint(Agreement game, Visitor visitor) {
        requireAnySeat(game, visitor);
        if (!game.isAllOf(visitor.session())) {
            throw new Refused(Refused.FORBIDDEN, Says.NO_HINT);
        }
    }

    /** Back to the asker's own turn; between two people only what was not answered yet. */
    static int pliesToUndo(Agreement agreement, Game game, Visitor visitor) {
        boolean alone = agreement.isAllOf(visitor.session());
        int plies = 1;
        if (alone) {
            while (plies <= game.ply()
                    && !agreement.seat(game.position(game.ply() - plies).side()).isHuman()) {
                plies++;
            }
        }
        boolean answered = !alone && agreement.seat(game.side()).isOf(visitor.session());
        if (answered || plies > game.ply()) {
            throw new Refused(
                    Refused.CONFLICT, alone ? Says.NOTHING_TO_UNDO : Says.ANSWERED_ALREADY);
        }
        return plies;
    }

    private static boolean isCreator(Agreement game, Visitor visitor) {
        return game.creator().equals(visitor.session()) || visitor.isOwner();
    }
}
