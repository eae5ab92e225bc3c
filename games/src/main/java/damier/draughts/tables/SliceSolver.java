package damier.draughts.tables;

import static damier.core.EndgameProber.LOSS;
import static damier.core.EndgameProber.WIN;

import damier.core.EndgameProber;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Solves the positions of one material by retrograde analysis, together with its <i>twin</i>: the
 * same material with the other side to move, which quiet moves lead to. The tables of all captures
 * and promotions must already exist.
 *
 * <h2>Algorithm</h2>
 *
 * <p>The first pass visits every position. If there is a capture, it probes the finished tables for
 * every capture, and the best result is final. Otherwise it counts the quiet moves that stay within
 * the two slices, and probes the finished tables for promotions.
 *
 * <p>The following passes work backwards, level by level. Level 0 has the positions without a move.
 * From each position decided at level {@code n}, the solver retracts the quiet moves that lead to
 * it: a man steps back, and a king returns to any square from which it could have come. If the
 * position is lost, each predecessor is won at level {@code n + 1}. If it is won, the count of each
 * predecessor decreases by one, and a predecessor whose count reaches 0 is lost at level {@code n +
 * 1}. Each move within the slices is therefore retracted once. A predecessor with a capture is
 * skipped, because the quiet move was not legal there. The positions that are undecided after the
 * last level are draws.
 *
 * <p>The first pass stores a win by promotion at its level, unless an earlier win replaces it
 * later. A position that loses after all other moves is lost at the level of its longest promotion
 * if that is higher; the promotions are probed when the count reaches 0.
 *
 * <p>If the finished tables have distances, a level is the number of plies to the end of the game.
 * If they have only results, every finished win or loss counts as immediate, and the levels have no
 * meaning outside this class. The algorithm is the same.
 *
 * <p>Losses have even levels and wins odd ones. If a side without a move wins, it is the reverse.
 */
final class SliceSolver {
    private final Context context;
    private final Slice first;
    private final Slice twin;
    private final List<Slice> slices;
    private final AtomicInteger highest = new AtomicInteger();

    /**
     * What solving a slice requires.
     *
     * @param tables the finished slices
     * @param distances whether the finished slices have distances
     */
    record Context(
            Variant variant,
            Rules<DraughtsPosition> rules,
            EndgameTables tables,
            boolean distances,
            ParallelRanges ranges) {
        boolean isWin(int level) {
            return ((level & 1) != 0) == (TableProber.noMoveResult(variant) == LOSS);
        }

        /** The level of a finished position without a distance. */
        int immediate(int value) {
            return value == TableProber.noMoveResult(variant) ? 0 : 1;
        }
    }

    SliceSolver(Context context, Material material) {
        this.context = context;
        first = new Slice(context.variant.board(), material);
        twin =
                material.equals(material.turned())
                        ? first
                        : new Slice(context.variant.board(), material.turned());
        slices = twin == first ? List.of(first) : List.of(first, twin);
    }

    /** The slice and its twin, or a single slice if both sides have the same pieces. */
    List<Slice> slices() {
        return slices;
    }

    /** The slice of the same pieces with the other side to move. */
    Slice twinOf(Slice slice) {
        return slice == first ? twin : first;
    }

    void solve() {
        slices.forEach(this::initialise);
        for (int level = 0; level <= highest.get(); level++) {
            for (Slice slice : slices) {
                propagate(slice, level);
            }
        }
    }

    private void initialise(Slice slice) {
        context.ranges.run(
                slice.size(),
                () -> {
                    SliceWorker worker = new SliceWorker(this, context, slice);
                    return (from, to) -> {
                        worker.initialise(from, to);
                        raiseHighest(worker.highest());
                    };
                });
    }

    private void propagate(Slice slice, int level) {
        context.ranges.run(
                slice.size(),
                () -> {
                    SliceWorker worker = new SliceWorker(this, context, slice);
                    return (from, to) -> {
                        worker.propagate(from, to, level);
                        raiseHighest(worker.highest());
                    };
                });
    }

    /** Throws unless the level of every position follows from its legal moves. */
    void check() {
        slices.forEach(this::check);
    }

    private void check(Slice slice) {
        context.ranges.run(slice.size(), () -> new SliceCheck(this, context, slice)::check);
    }

    private void raiseHighest(int level) {
        highest.accumulateAndGet(level, Math::max);
    }

    /** Counts the positions of a slice by result. */
    SliceHeader.Counts counts(Slice slice) {
        long wins = 0;
        long losses = 0;
        long size = slice.size();
        for (long number = 0; number < size; number++) {
            int value = value(slice, number);
            wins += value == WIN ? 1 : 0;
            losses += value == LOSS ? 1 : 0;
        }
        return new SliceHeader.Counts(wins, size - wins - losses, losses);
    }

    int value(Slice slice, long number) {
        int level = slice.states().level(number);
        if (level == SliceStates.UNDECIDED) {
            return EndgameProber.DRAW;
        }
        return context.isWin(level) ? WIN : LOSS;
    }
}
