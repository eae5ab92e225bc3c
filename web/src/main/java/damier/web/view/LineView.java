package damier.web.view;

import damier.core.Game;
import damier.search.SearchInfo;
import damier.web.api.ApiType;
import damier.web.api.ApiType.OfLength;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a search.
 *
 * @param arrows the first moves, each from its start to its end square
 */
@ApiType("Line")
public record LineView(
        ScoreView score,
        int depth,
        long nodes,
        List<String> moves,
        List<@OfLength(2) List<String>> arrows) {
    private static final int MAX_MOVES = 20;
    private static final int MAX_ARROWS = 3;

    /** The line of a search from the current position of a game. */
    public static LineView of(Game game, SearchInfo info) {
        ScoreView score =
                ScoreView.of(game.kind(), game.position(), info.score(), info.confidence());
        return of(game, score, info.depth(), info.nodes(), info.principalVariation());
    }

    public static LineView of(Game game, ScoreView score, int depth, long nodes, List<Long> line) {
        Game after = game.copy();
        List<String> moves = new ArrayList<>();
        List<List<String>> arrows = new ArrayList<>();
        for (long move : line) {
            if (moves.size() == MAX_MOVES || after.ending().isPresent()) {
                break;
            }
            moves.add(after.kind().notation().format(after.position(), move));
            List<Integer> squares = after.paths(move, 1).getFirst().squares();
            if (arrows.size() < MAX_ARROWS && !squares.isEmpty()) {
                arrows.add(
                        List.of(
                                after.kind().notation().square(squares.getFirst()),
                                after.kind().notation().square(squares.getLast())));
            }
            after.play(move);
        }
        return new LineView(score, depth, nodes, moves, arrows);
    }
}
