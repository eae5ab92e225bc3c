package damier.lab;

import damier.bits.Hashing;
import damier.core.Game;
import damier.core.GameDefinition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Random moves from the start to distinct positions that pass the balance check. The same seed
 * gives the same openings, regardless of how many are requested and by which thread.
 */
public final class RandomOpenings implements Openings {
    /**
     * The number of consecutive attempts without a new position after which the openings count as
     * exhausted.
     */
    private static final int MAX_FAILURES = 10_000;

    private final GameDefinition kind;
    private final Balance balance;
    private final int plies;
    private final long seed;
    private final List<Game> found = new ArrayList<>();
    private final Set<Long> keys = new HashSet<>();
    private long attempts;
    private boolean exhausted;

    /**
     * Finds the first opening.
     *
     * @throws IllegalArgumentException with a one-line message, if there is none
     */
    public RandomOpenings(GameDefinition kind, Balance balance, int plies, long seed) {
        this.kind = kind;
        this.balance = balance;
        this.plies = plies;
        this.seed = seed;
        findNext();
        if (exhausted) {
            throw new IllegalArgumentException(
                    "no opening of %d random plies is balanced as wanted".formatted(plies));
        }
    }

    @Override
    public synchronized int size() {
        return exhausted ? found.size() : Integer.MAX_VALUE;
    }

    @Override
    public synchronized Game opening(int index) {
        while (found.size() <= index && !exhausted) {
            findNext();
        }
        return found.get(index % found.size()).copy();
    }

    private void findNext() {
        for (int failures = 0; failures < MAX_FAILURES; failures++) {
            Game game = attempt(attempts++);
            if (game.ply() == plies
                    && game.ending().isEmpty()
                    && !keys.contains(game.position().key())
                    && balance.holds(game)) {
                keys.add(game.position().key());
                found.add(game);
                return;
            }
        }
        exhausted = true;
    }

    /** A game of random moves, shorter if it ended. */
    private Game attempt(long number) {
        var random = new SplittableRandom(Hashing.key(seed, number, plies));
        Game game = new Game(kind);
        while (game.ply() < plies) {
            long[] moves = game.legalMoves();
            if (moves.length == 0) {
                break;
            }
            game.play(moves[random.nextInt(moves.length)]);
        }
        return game;
    }
}
