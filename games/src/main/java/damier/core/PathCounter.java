package damier.core;

import damier.core.Perft.Leaves;

import java.lang.invoke.MethodHandles;

/**
 * One thread, no hash, one position and one list per ply; exists only in copies, one for each game,
 * so that the rules are a constant to the compiler.
 */
final class PathCounter<P extends Position> extends Perft<P> {
    /** What a copy is made for. */
    record Made(Rules<?> rules, boolean endedGamesCount, Leaves leaves) {}

    private static final Made MADE = Specialised.data(MethodHandles.lookup(), Made.class);
    private static final Rules<?> RULES = MADE.rules();
    private static final boolean ENDED_GAMES_COUNT = MADE.endedGamesCount();
    private static final boolean PLAYS_LEAVES = MADE.leaves() == Leaves.PLAYED;

    private Position[] positions = new Position[0];
    private MoveList[] lists = new MoveList[0];

    PathCounter() {}

    @SuppressWarnings("unchecked")
    private static <P extends Position> Rules<P> rules() {
        return (Rules<P>) RULES;
    }

    @Override
    public long count(P at, int depth) {
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

    @SuppressWarnings("unchecked")
    private long paths(P at, int depth) {
        Rules<P> rules = rules();
        if (!PLAYS_LEAVES && depth == 1) {
            int count = rules.count(at);
            return count == 0 && ENDED_GAMES_COUNT ? 1 : count;
        }
        MoveList moves = lists[depth - 1];
        rules.generate(at, moves);
        int size = moves.size();
        if (size == 0 && ENDED_GAMES_COUNT) {
            return 1;
        }
        P next = (P) positions[depth - 1];
        return depth == 1 ? playAll(at, moves, next) : followAll(at, moves, next, depth - 1);
    }

    private static <P extends Position> int playAll(P at, MoveList moves, P next) {
        Rules<P> rules = rules();
        long[] array = moves.array();
        int size = moves.size();
        for (int i = 0; i < size; i++) {
            rules.play(at, array[i], next);
        }
        return size;
    }

    private long followAll(P at, MoveList moves, P next, int depth) {
        Rules<P> rules = rules();
        long[] array = moves.array();
        int size = moves.size();
        long total = 0;
        for (int i = 0; i < size; i++) {
            rules.play(at, array[i], next);
            total += paths(next, depth);
        }
        return total;
    }
}
