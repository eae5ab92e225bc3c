package damier.analysis;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.players.Player;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A legal move and its score for the side to move.
 *
 * @param score in hundredths
 * @param line the principal variation, beginning with the move itself
 */
public record RankedMove(String move, int score, int depth, List<String> line) {
    private static final Comparator<RankedMove> BEST_FIRST =
            Comparator.comparingInt(RankedMove::score).reversed();

    /** Receives the ranking while it is computed, from any thread. */
    public interface Listener {
        /** Ignores all updates. */
        Listener NONE = known -> {};

        /** The ranking so far, best first; at the beginning it lacks some moves. */
        void ranked(List<RankedMove> known);

        /**
         * The ranking has begun.
         *
         * @param stop ends the ranking with the moves known so far; any thread may call it
         */
        default void began(Runnable stop) {}
    }

    /**
     * Every legal move, best first. The engine ranks all moves in one search; another player
     * searches the position after each move.
     *
     * @param limits for all moves together
     * @param schemes the schemes of external players
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public static List<RankedMove> all(
            EngineFactory kind,
            String player,
            List<? extends PlayerScheme> schemes,
            Game game,
            Limits limits) {
        return all(kind, player, schemes, game, limits, Listener.NONE);
    }

    /** The same, with updates; fewer moves if it was stopped. */
    public static List<RankedMove> all(
            EngineFactory kind,
            String player,
            List<? extends PlayerScheme> schemes,
            Game game,
            Limits limits,
            Listener listener) {
        int moves = game.legalMoves().length;
        if (moves == 0) {
            return List.of();
        }
        if (PlayerSpecs.isEngine(player)) {
            String asked =
                    PlayerText.parse(player).with("lines", Integer.toString(moves)).toString();
            try (Player engine = PlayerSpecs.parse(kind, asked).create()) {
                return inOneSearch(engine, game, limits, listener);
            }
        }
        try (Player other = PlayerSpecs.parse(kind, player, schemes).create()) {
            return oneByOne(other, game, share(limits, moves), listener);
        }
    }

    private static Limits share(Limits limits, int moves) {
        return limits.nanos() == Long.MAX_VALUE ? limits : limits.withTime(limits.nanos() / moves);
    }

    private static List<RankedMove> inOneSearch(
            Player engine, Game game, Limits limits, Listener listener) {
        List<SearchInfo> lines = new ArrayList<>();
        Map<String, RankedMove> known = new ConcurrentHashMap<>();
        listener.began(engine::stop);
        engine.choose(
                game,
                limits,
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        RankedMove move = of(game, info);
                        known.put(move.move(), move);
                        listener.ranked(known.values().stream().sorted(BEST_FIRST).toList());
                    }

                    @Override
                    public void finished(SearchResult result) {
                        lines.addAll(result.lines());
                    }
                });
        return lines.stream().map(info -> of(game, info)).toList();
    }

    private static List<RankedMove> oneByOne(
            Player player, Game game, Limits limits, Listener listener) {
        AtomicBoolean stopped = new AtomicBoolean();
        listener.began(
                () -> {
                    stopped.set(true);
                    player.stop();
                });
        List<RankedMove> moves = new ArrayList<>();
        for (long move : game.legalMoves()) {
            if (stopped.get()) {
                break;
            }
            Game after = game.copy();
            after.play(move);
            Value value = Value.of(player, after, limits).before(move);
            moves.add(of(game, value.score(), value.depth(), value.line()));
            moves.sort(BEST_FIRST);
            listener.ranked(List.copyOf(moves));
        }
        return moves;
    }

    private static RankedMove of(Game game, SearchInfo info) {
        return of(game, info.score(), info.depth(), info.principalVariation());
    }

    private static RankedMove of(Game game, int score, int depth, List<Long> line) {
        List<String> texts = game.texts(line);
        return new RankedMove(texts.getFirst(), score, depth, texts);
    }
}
