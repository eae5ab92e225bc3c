package damier.othello.solver;

import damier.bits.Hashing;
import damier.othello.Flips;
import damier.othello.Mobility;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

import java.util.ArrayList;
import java.util.List;

/**
 * Extracts the principal variation for a known score. The transposition table has most of the
 * moves; if an entry was replaced, the position is searched again.
 */
final class BestLine {
    private final TreeSearch search;
    private final SolverTable table;
    private final Selectivity pass;

    BestLine(TreeSearch search, SolverTable table, Selectivity pass) {
        this.search = search;
        this.table = table;
        this.pass = pass;
    }

    /**
     * The principal variation from a position with the given score, to the end of the game or until
     * the search is stopped.
     */
    List<Long> of(long own, long opponent, int score) {
        List<Long> line = new ArrayList<>();
        try {
            addTo(line, own, opponent, score);
        } catch (Abandoned e) {
            // Return the moves found so far.
        }
        return line;
    }

    /**
     * A move that keeps the lower bound of a position; empty if the game is over or the search is
     * stopped.
     */
    List<Long> firstMove(long own, long opponent, int lower) {
        boolean isOver =
                Mobility.of(own, opponent) == 0
                        && Mobility.of(/* own= */ opponent, /* opponent= */ own) == 0;
        try {
            return isOver ? List.of() : List.of(move(own, opponent, lower));
        } catch (Abandoned e) {
            return List.of();
        }
    }

    private void addTo(List<Long> line, long own, long opponent, int score) {
        long ours = own;
        long theirs = opponent;
        int value = score;
        while (Mobility.of(ours, theirs) != 0
                || Mobility.of(/* own= */ theirs, /* opponent= */ ours) != 0) {
            long move = move(ours, theirs, value);
            line.add(move);
            long flips = flips(ours, theirs, move);
            long moved = ours | flips | placed(move);
            ours = theirs ^ flips;
            theirs = moved;
            value = -value;
        }
    }

    private static long flips(long own, long opponent, long move) {
        return move == OthelloRules.PASS ? 0 : Flips.of(own, opponent, (int) move);
    }

    private static long placed(long move) {
        return move == OthelloRules.PASS ? 0 : OthelloSquares.bit((int) move);
    }

    /**
     * A move with a score of at least {@code score}; if there is none, the table's move or the
     * first legal one.
     */
    private long move(long own, long opponent, int score) {
        long moves = Mobility.of(own, opponent);
        if (moves == 0) {
            return OthelloRules.PASS;
        }
        int known = SolverTable.move(table.probe(Hashing.key(own, opponent, 0)));
        int first = Long.numberOfTrailingZeros(moves);
        if (known < OthelloSquares.COUNT && (moves & OthelloSquares.bit(known)) != 0) {
            first = known;
        }
        if (keeps(own, opponent, first, score)) {
            return first;
        }
        for (long left = moves & ~OthelloSquares.bit(first); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (keeps(own, opponent, square, score)) {
                return square;
            }
        }
        return first;
    }

    private boolean keeps(long own, long opponent, int square, int score) {
        if (score <= -Discs.ALL) {
            return true;
        }
        long flips = Flips.of(own, opponent, square);
        long moved = own | flips | OthelloSquares.bit(square);
        int reply = search.search(opponent ^ flips, moved, -score, Discs.ALL, pass);
        return reply <= -score;
    }
}
