package damier.othello;

import damier.core.MoveList;

import java.util.ArrayList;
import java.util.List;

/** Counts paths as the published tables do: a pass is a move, a game that has ended is one leaf. */
final class Perft {
    private static final int MOST_PLIES = 16;

    private final OthelloRules rules = new OthelloRules();
    private final List<OthelloPosition> positions = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();

    Perft(OthelloPosition start) {
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            positions.add(rules.newPosition());
            lists.add(new MoveList());
        }
        rules.copy(start, positions.getFirst());
    }

    long count(int depth) {
        return count(0, depth);
    }

    private long count(int ply, int depth) {
        OthelloPosition at = positions.get(ply);
        if (depth == 1) {
            return Math.max(1, rules.count(at));
        }
        MoveList moves = lists.get(ply);
        rules.generate(at, moves);
        long leaves = moves.isEmpty() ? 1 : 0;
        for (int index = 0; index < moves.size(); index++) {
            rules.play(at, moves.get(index), positions.get(ply + 1));
            leaves += count(ply + 1, depth - 1);
        }
        return leaves;
    }
}
