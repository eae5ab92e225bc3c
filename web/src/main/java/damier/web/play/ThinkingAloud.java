package damier.web.play;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.web.play.GameView.LineView;
import damier.web.view.MoveView;
import damier.web.view.ScoreView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reports the lines of a search at a limited rate. */
final class ThinkingAloud implements SearchListener {
    private static final long NANOS_BETWEEN = 500_000_000;
    private static final int ARROWS = 2;

    private final Game game;
    private final boolean aloud;
    private final Consumer<LineView> consumer;
    private long last = System.nanoTime();

    ThinkingAloud(Game game, boolean aloud, Consumer<LineView> consumer) {
        this.game = game;
        this.aloud = aloud;
        this.consumer = consumer;
    }

    @Override
    public void iteration(SearchInfo info) {
        long now = System.nanoTime();
        if (aloud && info.line() == 1 && now - last > NANOS_BETWEEN) {
            last = now;
            consumer.accept(line(info));
        }
    }

    private LineView line(SearchInfo info) {
        GameDefinition kind = game.kind();
        List<String> moves = new ArrayList<>();
        List<List<String>> arrows = new ArrayList<>();
        Position at = game.position();
        for (long move : info.principalVariation()) {
            MoveView view = MoveView.of(kind, at, move);
            moves.add(view.text());
            if (arrows.size() < ARROWS && !view.path().isEmpty()) {
                arrows.add(List.of(view.path().getFirst(), view.path().getLast()));
            }
            Position next = kind.rules().newPosition();
            kind.rules().play(at, move, next);
            at = next;
        }
        return new LineView(
                ScoreView.of(info.score(), game.side(), false),
                info.depth(),
                info.nodes(),
                moves,
                arrows);
    }
}
