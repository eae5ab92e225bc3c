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
 * Random moves from the start that lead to different positions, balanced as wanted. The same seed
 * gives the same openings, however many are asked for and by whom.
 */
public final class RandomOpenings implements Openings {
    /** So many attempts in a row that bring nothing new mean that there is nothing new. */
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
     * Finds the first, or says that there is none.
     *
     * @throws IllegalArgumentException in one line, if there is none
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

    /** A game of random moves, shorter where it ended. */
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
