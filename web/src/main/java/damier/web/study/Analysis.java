package damier.web.study;

import damier.classic.Decision;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.players.OpenPlayer;
import damier.players.Player;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.web.api.ApiType;
import damier.web.api.ApiType.NameOf;
import damier.web.view.LineView;
import damier.web.view.PositionView;
import damier.web.view.ScoreView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The analysis of a position by a player, as far as it has come. */
final class Analysis implements SearchListener {
    /** A move and its score. */
    @ApiType("MoveValue")
    record MoveValue(String move, ScoreView score, int depth) {}

    /**
     * The analysis sent to the page.
     *
     * @param player the analysing player
     * @param side the side to move
     */
    @ApiType("Analysis")
    record Update(
            String player,
            @NameOf(Side.class) String side,
            List<LineView> lines,
            List<MoveValue> values,
            boolean done) {}

    private final Game game;
    private final String player;
    private final int lines;
    private final boolean values;
    private final Map<Integer, SearchInfo> found = new TreeMap<>();
    private List<LineView> ownLines = List.of();
    private boolean changed = true;

    Analysis(Game game, String player, int lines, boolean values) {
        this.game = game;
        this.player = player;
        this.lines = lines;
        this.values = values;
    }

    /** Whether there is no move to search. */
    boolean isOver() {
        return game.ending().isPresent();
    }

    /** Searches until a limit is reached or the player is stopped. */
    void run(Player thinker, Limits limits) {
        if (thinker instanceof OpenPlayer open) {
            Decision decision = open.decide(game, limits);
            inOwnUnit(decision);
        } else {
            thinker.choose(game, limits, this);
        }
    }

    @Override
    public synchronized void iteration(SearchInfo info) {
        // Lines of an iteration come best first and replace those of the previous one.
        if (info.line() == 1) {
            found.clear();
        }
        found.put(info.line(), info);
        changed = true;
    }

    private synchronized void inOwnUnit(Decision decision) {
        double value = decision.value().orElse(Double.NaN);
        if (!decision.line().isEmpty() && !Double.isNaN(value)) {
            double forWhite = game.side() == Side.WHITE ? value : 0 - value;
            String text = String.format(Locale.ROOT, "%+.2f", forWhite);
            ScoreView score =
                    new ScoreView(
                            text,
                            Math.clamp(forWhite, -1_000_000, 1_000_000),
                            null,
                            SearchInfo.ESTIMATED,
                            null);
            long nodes = decision.counts().nodes();
            ownLines = List.of(LineView.of(game, score, decision.depth(), nodes, decision.line()));
        }
        changed = true;
    }

    /** Whether there is a result that was not sent yet. */
    synchronized boolean hasNews() {
        boolean news = changed;
        changed = false;
        return news;
    }

    /** Whether nothing is left to find out: every line that was asked for is proven. */
    synchronized boolean isSettled() {
        int moves = game.legalMoves().length;
        return found.size() == (values ? moves : Math.min(lines, moves))
                && found.values().stream().allMatch(Analysis::isProven);
    }

    private static boolean isProven(SearchInfo info) {
        return info.isProven() || Scores.isDecided(info.score());
    }

    synchronized Update update(boolean done) {
        List<LineView> shown = new ArrayList<>(ownLines);
        List<MoveValue> worth = new ArrayList<>();
        // Moves that are the same up to a symmetry of the board have the value of the best of them.
        Map<Long, SearchInfo> distinct = new HashMap<>();
        for (SearchInfo own : found.values()) {
            SearchInfo info = distinct.computeIfAbsent(keyAfter(own.move()), _ -> own);
            if (info.move() == own.move() && shown.size() < lines) {
                shown.add(LineView.of(game, info));
            }
            if (values) {
                String move = game.kind().notation().format(game.position(), own.move());
                ScoreView score =
                        ScoreView.of(game.kind(), game.position(), info.score(), info.confidence());
                worth.add(new MoveValue(move, score, info.depth()));
            }
        }
        worth.sort(Comparator.comparing(MoveValue::move));
        return new Update(player, PositionView.text(game.side()), shown, worth, done);
    }

    private long keyAfter(long move) {
        Position after = game.kind().rules().newPosition();
        game.kind().rules().play(game.position(), move, after);
        return game.kind().board().canonicalKey(after);
    }
}
