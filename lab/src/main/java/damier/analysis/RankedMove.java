package damier.analysis;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.Player;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A legal move and what it is worth to the side that makes it.
 *
 * @param score in hundredths
 * @param line how the game should go on, the move itself first
 */
public record RankedMove(String move, int score, int depth, List<String> line) {
    /**
     * Every legal move, best first. The engine finds them all in one search; another player is
     * asked after each move in turn.
     *
     * @param limits for all of them together
     * @param schemes how players that live outside are named
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public static <P extends Position> List<RankedMove> all(
            EngineKind<P> kind,
            String player,
            List<? extends PlayerScheme> schemes,
            Game<P> game,
            Limits limits) {
        int moves = game.legalMoves().length;
        if (moves == 0) {
            return List.of();
        }
        if (PlayerSpecs.isEngine(player)) {
            String asked =
                    PlayerText.parse(player).with("lines", Integer.toString(moves)).toString();
            try (Player engine = PlayerSpecs.parse(kind, asked).create()) {
                return inOneSearch(engine, game, limits);
            }
        }
        try (Player other = PlayerSpecs.parse(kind, player, schemes).create()) {
            return oneByOne(other, game, share(limits, moves));
        }
    }

    private static Limits share(Limits limits, int moves) {
        return limits.nanos() == Long.MAX_VALUE ? limits : limits.withTime(limits.nanos() / moves);
    }

    private static <P extends Position> List<RankedMove> inOneSearch(
            Player engine, Game<P> game, Limits limits) {
        List<SearchInfo> lines = new ArrayList<>();
        engine.choose(
                game,
                limits,
                new SearchListener() {
                    @Override
                    public void finished(SearchResult result) {
                        lines.addAll(result.lines());
                    }
                });
        return lines.stream()
                .map(info -> of(game, info.score(), info.depth(), info.principalVariation()))
                .toList();
    }

    private static <P extends Position> List<RankedMove> oneByOne(
            Player player, Game<P> game, Limits limits) {
        List<RankedMove> moves = new ArrayList<>();
        for (long move : game.legalMoves()) {
            Game<P> after = game.copy();
            after.play(move);
            Value value = Value.of(player, after, limits).before(move);
            moves.add(of(game, value.score(), value.depth(), value.line()));
        }
        moves.sort(Comparator.comparingInt(RankedMove::score).reversed());
        return moves;
    }

    private static <P extends Position> RankedMove of(
            Game<P> game, int score, int depth, List<Long> line) {
        List<String> texts = FaultText.texts(game, line);
        return new RankedMove(texts.getFirst(), score, depth, texts);
    }
}
