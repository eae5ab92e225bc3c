package damier.core;

import damier.core.Perft.Leaves;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/**
 * One thread, no hash, one position and one list per ply; exists only in copies, one for each game.
 */
final class PathCounter<P extends Position> extends Perft<P> {
    private static final boolean PLAYS_LEAVES =
            Specialised.data(MethodHandles.lookup(), Leaves.class) == Leaves.PLAYED;

    private final Rules<P> rules;
    private final boolean endedGamesCount;
    private final List<P> positions = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();

    PathCounter(Rules<P> rules, boolean endedGamesCount) {
        this.rules = rules;
        this.endedGamesCount = endedGamesCount;
    }

    @Override
    public long count(P at, int depth) {
        if (depth == 0) {
            return 1;
        }
        while (positions.size() < depth) {
            positions.add(rules.newPosition());
            lists.add(new MoveList());
        }
        return paths(at, depth);
    }

    private long paths(P at, int depth) {
        if (!PLAYS_LEAVES && depth == 1) {
            int count = rules.count(at);
            return count == 0 && endedGamesCount ? 1 : count;
        }
        MoveList moves = lists.get(depth - 1);
        P next = positions.get(depth - 1);
        rules.generate(at, moves);
        int size = moves.size();
        if (size == 0 && endedGamesCount) {
            return 1;
        }
        if (depth == 1) {
            return playAll(at, moves, next);
        }
        long total = 0;
        for (int i = 0; i < size; i++) {
            rules.play(at, moves.get(i), next);
            total += paths(next, depth - 1);
        }
        return total;
    }

    private long playAll(P at, MoveList moves, P next) {
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            rules.play(at, moves.get(i), next);
            total++;
        }
        return total;
    }
}
