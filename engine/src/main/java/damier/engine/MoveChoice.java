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
 * Chooses the move to play from the searched moves. At full strength it is the best move. With
 * varied openings it is one of the moves of equal value; at a level it is a move within the error
 * of that level.
 *
 * @param lines the number of best lines to search, among which the move is chosen
 * @param reportedLines the number of best lines that the caller asked for
 */
record MoveChoice(int lines, int reportedLines, int depth, int error, long seed) {
    /** Openings vary during this number of plies. */
    private static final int OPENING_PLIES = 10;

    private static final int OPENING_MOVES = 4;
    private static final int OPENING_ERROR = 5;

    /**
     * The loss of a move that changes the outcome: only a level with an error of at least this
     * overlooks a win or a loss.
     */
    private static final int OUTCOME_LOSS = 500;

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
                lines,
                options.lines(),
                Integer.MAX_VALUE,
                varies ? OPENING_ERROR : 0,
                options.seed());
    }

    Limits limit(Limits limits) {
        return limits.withDepth(Math.min(limits.depth(), depth));
    }

    /** The result with the chosen line first. */
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
                List.copyOf(lines.subList(0, Math.min(reportedLines, lines.size()))),
                result.nodes(),
                result.nanos());
    }

    private static int loss(int best, int score) {
        boolean decides =
                Scores.isWin(best) != Scores.isWin(score)
                        || Scores.isLoss(best) != Scores.isLoss(score);
        return decides ? OUTCOME_LOSS : best - score;
    }
}
