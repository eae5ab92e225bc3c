package damier.engine;

import damier.core.Game;
import damier.core.Level;
import damier.core.Limits;
import damier.core.Scores;
import damier.search.SearchInfo;
import damier.search.SearchResult;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Which of the moves that were searched is played. At full strength that is the best. Where the
 * opening is to vary it is one of those that are as good; at a level it is one that is not much
 * worse.
 *
 * @param lines how many of the best lines are searched, to choose among
 * @param told how many of them were asked for, and are told of
 */
record MoveChoice(int lines, int told, int depth, int error, long seed) {
    /** Openings vary for so many plies, among so many moves, of so little difference. */
    private static final int OPENING_PLIES = 10;

    private static final int OPENING_MOVES = 4;
    private static final int EQUAL = 5;

    /** What a game counts: only a level that gives away so much overlooks a win or a loss. */
    private static final int GAME = 500;

    static MoveChoice of(EngineOptions options, List<Level> levels, Game game) {
        if (options.level() != EngineOptions.FULL_STRENGTH) {
            Level level = levels.get(options.level() - 1);
            int lines = level.error() == 0 ? options.lines() : Integer.MAX_VALUE;
            return new MoveChoice(
                    lines, options.lines(), level.depth(), level.error(), options.seed());
        }
        boolean varies = options.variety() && game.ply() < OPENING_PLIES;
        int lines = varies ? Math.max(options.lines(), OPENING_MOVES) : options.lines();
        return new MoveChoice(
                lines, options.lines(), Integer.MAX_VALUE, varies ? EQUAL : 0, options.seed());
    }

    Limits limit(Limits limits) {
        return limits.withDepth(Math.min(limits.depth(), depth));
    }

    /** The result with the line that is to be played first. */
    SearchResult choose(SearchResult result, Game game) {
        if (error == 0 || result.lines().size() < 2) {
            return result;
        }
        SplittableRandom random = new SplittableRandom(seed ^ game.position().key());
        double[] weights = new double[result.lines().size()];
        double sum = 0;
        int best = result.lines().getFirst().score();
        for (int i = 0; i < weights.length; i++) {
            int loss = loss(best, result.lines().get(i).score());
            weights[i] = loss <= error ? Math.exp(-2.0 * loss / error) : 0;
            sum += weights[i];
        }
        double left = random.nextDouble() * sum;
        int chosen = 0;
        while (chosen < weights.length - 1 && left >= weights[chosen]) {
            left -= weights[chosen++];
        }
        List<SearchInfo> lines = new ArrayList<>(result.lines());
        lines.addFirst(lines.remove(chosen));
        return new SearchResult(
                List.copyOf(lines.subList(0, Math.min(told, lines.size()))),
                result.nodes(),
                result.nanos());
    }

    private static int loss(int best, int score) {
        boolean decides =
                Scores.isWin(best) != Scores.isWin(score)
                        || Scores.isLoss(best) != Scores.isLoss(score);
        return decides ? GAME : best - score;
    }
}
