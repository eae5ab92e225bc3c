package damier.web.play;

import damier.core.Game;
import damier.core.Side;
import damier.session.GameSession;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Visitor;

/** Checks who may do what in a game. */
final class Rights {
    private Rights() {}

    static void checkGoesOn(GameSettings game) {
        if (game.ended() != null) {
            throw new Refused(ServerMessages.GAME_OVER);
        }
    }

    static void requireSeat(GameSettings game, Side side, Visitor visitor) {
        if (!game.seat(side).isOf(visitor.session())) {
            throw new Refused(ServerMessages.NOT_YOUR_TURN);
        }
    }

    static void requireAnySeat(GameSettings game, Visitor visitor) {
        if (!game.white().isOf(visitor.session()) && !game.black().isOf(visitor.session())) {
            throw new Refused(ServerMessages.NO_SEAT);
        }
    }

    /** Refuses a pause in a game with other players. */
    static void requirePause(GameSettings game, Visitor visitor) {
        boolean own = game.hasPersons() || isCreator(game, visitor);
        if (!own || !game.isAllOf(visitor.session())) {
            throw new Refused(ServerMessages.NOT_YOURS_ALONE);
        }
    }

    static void requireRematch(GameSettings game, Visitor visitor) {
        if (game.ended() == null) {
            throw new Refused(ServerMessages.REMATCH_TOO_EARLY);
        }
        if (game.hasPersons()) {
            requireAnySeat(game, visitor);
        } else if (!isCreator(game, visitor)) {
            throw new Refused(ServerMessages.REMATCH_NOT_YOURS);
        }
    }

    static void requireHint(GameSettings game, Visitor visitor) {
        requireAnySeat(game, visitor);
        if (!game.isAllOf(visitor.session())) {
            throw new Refused(ServerMessages.NO_HINT);
        }
    }

    /** The number of plies to undo, back to the turn of a person who plays alone. */
    static int pliesToUndo(GameSession<SeatSettings> session) {
        return session.pliesToPersonsTurn()
                .orElseThrow(() -> new Refused(ServerMessages.NOTHING_TO_UNDO));
    }

    /** The number of plies to undo, back to the last turn of a side. */
    static int pliesToTurn(GameSession<SeatSettings> session, Side side) {
        Game game = session.game();
        for (int plies = 1; plies <= game.ply(); plies++) {
            if (game.position(game.ply() - plies).side() == side) {
                return plies;
            }
        }
        throw new Refused(ServerMessages.NOTHING_TO_UNDO);
    }

    private static boolean isCreator(GameSettings game, Visitor visitor) {
        return game.creator().equals(visitor.session()) || visitor.isOwner();
    }
}
