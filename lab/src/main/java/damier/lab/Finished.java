package damier.lab;

import damier.core.Ending.Reason;
import damier.core.Result;

/**
 * The counted result of a finished game.
 *
 * @param halfPoints of the first player: 0, 1 or 2
 */
record Finished(int halfPoints, Reason reason) {
    static Finished of(Fixture fixture, Result result, Reason reason) {
        if (result == Result.DRAW) {
            return new Finished(1, reason);
        }
        return new Finished(result == Result.winOf(fixture.firstPlayersSide()) ? 2 : 0, reason);
    }
}
