package damier.lab;

import damier.core.Game;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;

/**
 * A game of a match that is over.
 *
 * @param number from 0; two games that follow each other have the same opening
 * @param detail what is to be said of a loser's fault; empty where there is none
 * @param openingPlies how many of the moves were given
 */
public record GameRecord<P extends Position>(
        int number, Result result, Reason reason, String detail, Game<P> game, int openingPlies) {
    public Side firstPlayersSide() {
        return firstPlayersSide(number);
    }

    /** The pair of games that it belongs to. */
    static int pair(int number) {
        return number / 2;
    }

    /** The colour that the first player has in this game. */
    static Side firstPlayersSide(int number) {
        return number % 2 == 0 ? Side.WHITE : Side.BLACK;
    }
}
