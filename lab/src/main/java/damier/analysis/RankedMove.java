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
 * A legal move and what it is worth to the side that makes it.
 *
 * @param score in hundredths
 * @param line how the game should go on, the move itself first
 */
public record RankedMove(String move, int score, int depth, List<String> line) {
    private static final Comparator<RankedMove> BEST_FIRST =
            Comparator.comparingInt(RankedMove::score).reversed();

    /** Hears of moves while they are being ranked, from any thread. */
    public interface Listener {
        /** Hears nothing. */
        Listener NONE = known -> {};

        /** What is known so far, best first; not every move is among it at the beginning. */
        void ranked(List<RankedMove> known);

        /**
         * It has begun.
         *
         * @param stop makes an end with what is known; may be called from any thread
         */
        default void began(Runnable stop) {}
    }

    /**
     * Every legal move, best first. The engine finds them all in one search; another player is
     * asked after each move in turn.
     *
     * @param limits for all of them together
     * @param schemes how players that live outside are named
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

    /** The same, and tells of the way there; fewer moves where it was stopped. */
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
        List<String> texts = FaultText.texts(game, line);
        return new RankedMove(texts.getFirst(), score, depth, texts);
    }
}
