package damier.core;

import damier.core.Perft.Leaves;

import java.lang.invoke.MethodHandles;

/**
 * The implementation of {@link Perft}: one thread, no hash table, one position and one list per
 * ply. It exists only as specialised copies, one for each game, so that the rules are a constant to
 * the compiler.
 */
final class PathCounter extends Perft {
    /** The parameters of a specialised copy. */
    record Spec(Rules<Position> rules, boolean endedGamesCount, Leaves leaves) {}

    private static final Spec SPEC = Specialised.data(MethodHandles.lookup(), Spec.class);
    private static final Rules<Position> RULES = SPEC.rules();
    private static final boolean ENDED_GAMES_COUNT = SPEC.endedGamesCount();
    private static final boolean PLAYS_LEAVES = SPEC.leaves() == Leaves.PLAYED;

    private Position[] positions = new Position[0];
    private MoveList[] lists = new MoveList[0];

    PathCounter() {}

    @Override
    public long count(Position at, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (positions.length < depth) {
            positions = new Position[depth];
            lists = new MoveList[depth];
            for (int i = 0; i < depth; i++) {
                positions[i] = RULES.newPosition();
                lists[i] = new MoveList();
            }
        }
        return paths(at, depth);
    }

    private long paths(Position at, int depth) {
        if (!PLAYS_LEAVES && depth == 1) {
            int count = RULES.count(at);
            return count == 0 && ENDED_GAMES_COUNT ? 1 : count;
        }
        MoveList moves = lists[depth - 1];
        RULES.generate(at, moves);
        int size = moves.size();
        if (size == 0 && ENDED_GAMES_COUNT) {
            return 1;
        }
        Position next = positions[depth - 1];
        return depth == 1 ? playAll(at, moves, next) : followAll(at, moves, next, depth - 1);
    }

    private static int playAll(Position at, MoveList moves, Position next) {
        long[] array = moves.array();
        int size = moves.size();
        for (int i = 0; i < size; i++) {
            RULES.play(at, array[i], next);
        }
        return size;
    }

    private long followAll(Position at, MoveList moves, Position next, int depth) {
        long[] array = moves.array();
        int size = moves.size();
        long total = 0;
        for (int i = 0; i < size; i++) {
            RULES.play(at, array[i], next);
            total += paths(next, depth);
        }
        return total;
    }
}
