package damier.draughts.tables;

import static damier.core.EndgameProber.LOSS;
import static damier.core.EndgameProber.NO_DISTANCE;
import static damier.core.EndgameProber.UNKNOWN;
import static damier.core.EndgameProber.WIN;

import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;

/**
 * Chooses the best moves of a position in the tables: moves that keep its result and, if it is won
 * or lost, win as early or lose as late as possible. Not thread-safe.
 *
 * <p>Results alone do not win a game, because a side could keep a won position forever. Without
 * stored distances, a {@link ConversionSearch} finds the shortest line to an irreversible move. A
 * game has finitely many of those, so the win makes progress.
 */
public final class TableMoves {
    private final Rules<DraughtsPosition> rules;
    private final TableProber prober;
    private final ConversionSearch conversion;
    private final DraughtsPosition after;
    private int[] ranks = new int[0];

    public TableMoves(EndgameTables tables, Rules<DraughtsPosition> rules) {
        this.rules = rules;
        prober = new TableProber(tables, rules);
        conversion = new ConversionSearch(prober, rules);
        after = rules.newPosition();
    }

    public int probe(DraughtsPosition at) {
        return prober.probe(at);
    }

    public int distance(DraughtsPosition at) {
        return prober.distance(at);
    }

    /**
     * Writes the best legal moves into {@code moves}.
     *
     * @return the result of the position; if it is {@code UNKNOWN}, {@code moves} has every legal
     *     move
     */
    public int best(DraughtsPosition at, MoveList moves) {
        rules.generate(at, moves);
        int value = prober.probe(at);
        if (value == UNKNOWN || moves.isEmpty()) {
            return value;
        }
        ranks = ranks.length < moves.size() ? new int[moves.size()] : ranks;
        for (int i = 0; i < moves.size(); i++) {
            rules.play(at, moves.get(i), after);
            ranks[i] = prober.probe(after) == -value ? 1 : 0;
        }
        keepHighestRanked(moves);
        if (value == LOSS) {
            rankByDistance(at, moves, 1);
            keepHighestRanked(moves);
        } else if (value == WIN && moves.size() > 1) {
            keepFastestWins(at, moves);
        }
        return value;
    }

    private void keepFastestWins(DraughtsPosition at, MoveList moves) {
        boolean known = rankByDistance(at, moves, -1);
        if (!known) {
            rankByConversion(at, moves);
        }
        keepHighestRanked(moves);
    }

    /**
     * Ranks moves by the distance of the positions that they lead to.
     *
     * @param sign 1 if the longest distance is best, -1 if the shortest is
     * @return whether any distance is known; moves with an unknown distance rank last
     */
    private boolean rankByDistance(DraughtsPosition at, MoveList moves, int sign) {
        boolean known = false;
        for (int i = 0; i < moves.size(); i++) {
            rules.play(at, moves.get(i), after);
            int distance = prober.distance(after);
            known |= distance != NO_DISTANCE;
            ranks[i] = distance == NO_DISTANCE ? Integer.MIN_VALUE : sign * distance;
        }
        return known;
    }

    private void rankByConversion(DraughtsPosition at, MoveList moves) {
        int depth = conversion.shortest(at, moves);
        for (int i = 0; i < moves.size(); i++) {
            ranks[i] = depth > 0 && conversion.converts(at, moves.get(i), depth) ? 1 : 0;
        }
    }

    private void keepHighestRanked(MoveList moves) {
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            highest = Math.max(highest, ranks[i]);
        }
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (ranks[i] == highest) {
                moves.set(kept++, moves.get(i));
            }
        }
        moves.setSize(kept);
    }
}
