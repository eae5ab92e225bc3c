package damier.lab;

import damier.core.Result;
import damier.core.Side;

/**
 * What counts of a game that is over.
 *
 * @param halfPoints what it brought the first player: 0, 1 or 2
 */
record Finished(int halfPoints, Reason reason) {
    static Finished of(int number, Result result, Reason reason) {
        if (result == Result.DRAW) {
            return new Finished(1, reason);
        }
        Side first = GameRecord.firstPlayersSide(number);
        return new Finished(result == Result.winOf(first) ? 2 : 0, reason);
    }
}
