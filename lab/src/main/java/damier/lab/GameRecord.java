package damier.lab;

import damier.core.Game;
import damier.core.Result;
import damier.core.Side;

import java.util.List;

/**
 * A game of a match or of a tournament that is over.
 *
 * @param detail what is to be said of a loser's fault; empty where there is none
 * @param openingPlies how many of the moves were given
 * @param moves those that were chosen, in order
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
