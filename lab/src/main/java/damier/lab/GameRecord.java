package damier.lab;

import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Result;
import damier.core.Side;
import damier.session.PlayedMove;

import java.util.List;

/**
 * A finished game of a match or a tournament.
 *
 * @param detail the description of the loser's fault; empty if there is none
 * @param openingPlies the number of opening moves
 * @param moves the moves chosen by the players, in order
 */
public record GameRecord(
        Fixture fixture,
        Result result,
        Reason reason,
        String detail,
        Game game,
        int openingPlies,
        List<PlayedMove> moves) {
    public GameRecord {
        moves = List.copyOf(moves);
    }

    public int number() {
        return fixture.number();
    }

    public Side firstPlayersSide() {
        return fixture.firstPlayersSide();
    }
}
