package damier.draughts.tables;

import static damier.core.EndgameProber.LOSS;

import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;

import java.util.Arrays;

/**
 * Finds the shortest forced line from a won position to a <i>conversion</i>: a capture or a move of
 * a man that keeps the win. The losing side avoids conversions as long as it can. Not thread-safe.
 */
final class ConversionSearch {
    private static final int MAX_DEPTH = 41;

    /** The search gives up after this number of nodes. */
    private static final int MAX_NODES = 20_000;

    private static final int CACHE_BITS = 17;

    private final TableProber prober;
    private final Rules<DraughtsPosition> rules;
    private final DraughtsPosition[] positions = new DraughtsPosition[MAX_DEPTH + 1];
    private final MoveList[] moveLists = new MoveList[MAX_DEPTH + 1];

    /**
     * Cache of lost positions from which no conversion can be forced: the key, and one more than
     * the depth to which that was searched.
     */
    private final long[] keys = new long[1 << CACHE_BITS];

    private final byte[] depths = new byte[1 << CACHE_BITS];

    private int nodes;

    ConversionSearch(TableProber prober, Rules<DraughtsPosition> rules) {
        this.prober = prober;
        this.rules = rules;
        for (int ply = 0; ply <= MAX_DEPTH; ply++) {
            positions[ply] = rules.newPosition();
            moveLists[ply] = new MoveList();
        }
    }

    /**
     * Returns the number of plies to the earliest conversion that one of the winning moves forces,
     * or 0 if the search finds none.
     */
    int shortest(DraughtsPosition at, MoveList winning) {
        nodes = 0;
        Arrays.fill(depths, (byte) 0);
        for (int depth = 1; depth < MAX_DEPTH; depth += 2) {
            for (int i = 0; i < winning.size(); i++) {
                if (converts(at, winning.get(i), depth)) {
                    return depth;
                }
            }
            if (nodes > MAX_NODES) {
                return 0;
            }
        }
        return 0;
    }

    /**
     * Whether a winning move forces a conversion within {@code depth} plies, including the move
     * itself.
     */
    boolean converts(DraughtsPosition at, long move, int depth) {
        if (rules.isIrreversible(at, move)) {
            return true;
        }
        rules.play(at, move, positions[depth]);
        return lostConverts(positions[depth], depth - 1);
    }

    /** Whether every move of a lost position is a conversion or leads to one. */
    private boolean lostConverts(DraughtsPosition at, int depth) {
        long key = at.key();
        int slot = (int) key & (keys.length - 1);
        if (keys[slot] == key && depths[slot] > depth) {
            return false;
        }
        nodes++;
        MoveList moves = moveLists[depth];
        rules.generate(at, moves);
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (!rules.isIrreversible(at, move)) {
                if (depth == 0 || nodes > MAX_NODES) {
                    return false;
                }
                rules.play(at, move, positions[depth]);
                if (!wonConverts(positions[depth], depth - 1)) {
                    keys[slot] = key;
                    depths[slot] = (byte) (depth + 1);
                    return false;
                }
            }
        }
        return true;
    }

    private boolean wonConverts(DraughtsPosition at, int depth) {
        MoveList moves = moveLists[depth];
        DraughtsPosition after = positions[depth];
        rules.generate(at, moves);
        for (int i = 0; i < moves.size() && depth > 0; i++) {
            long move = moves.get(i);
            if (rules.isIrreversible(at, move) || depth > 1) {
                rules.play(at, move, after);
                if (prober.probe(after) == LOSS && converts(at, move, depth)) {
                    return true;
                }
            }
        }
        return false;
    }
}
