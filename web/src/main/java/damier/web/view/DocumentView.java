package damier.web.view;

import damier.core.Position;
import damier.core.Side;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.WrittenGame;
import damier.search.SearchInfo;
import damier.web.api.ApiType;
import damier.web.api.ApiType.AlwaysSent;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game record: its tags and the tree of its moves.
 *
 * @param nodes main lines first, each after its parent
 * @param problems the errors found when it was read
 */
@ApiType("Document")
public record DocumentView(
        @AlwaysSent @Nullable String kind,
        @AlwaysSent @Nullable Map<String, String> tags,
        @AlwaysSent @Nullable String result,
        @AlwaysSent @Nullable List<NodeView> nodes,
        @AlwaysSent @Nullable List<String> problems) {
    public static DocumentView of(WrittenGame game, List<String> problems) {
        return new DocumentView(
                game.kind().id(),
                Collections.unmodifiableMap(new LinkedHashMap<>(game.tags())),
                game.result().text(),
                nodes(game),
                List.copyOf(problems));
    }

    private record Open(MoveNode node, @Nullable Integer parent, @Nullable Position before) {}

    private static List<NodeView> nodes(WrittenGame game) {
        List<NodeView> nodes = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        open.push(new Open(game.root(), null, null));
        while (!open.isEmpty()) {
            Open next = open.pop();
            Position at = position(game, next);
            int id = nodes.size();
            nodes.add(node(game, next, id, at));
            List<MoveNode> children = next.node().children();
            for (int i = children.size() - 1; i >= 0; i--) {
                open.push(new Open(children.get(i), id, at));
            }
        }
        return nodes;
    }

    private static Position position(WrittenGame game, Open open) {
        Position setup = open.node().setup();
        Position before = open.before();
        if (setup != null || before == null) {
            return game.positionAt(open.node());
        }
        Position at = game.kind().rules().newPosition();
        game.kind().rules().play(before, open.node().move(), at);
        return at;
    }

    private static NodeView node(WrittenGame game, Open open, int id, Position at) {
        MoveNode node = open.node();
        Position before = node.isMove() ? open.before() : null;
        Remarks remarks = node.remarks();
        return new NodeView(
                id,
                open.parent(),
                before == null ? null : MoveView.of(game.kind(), before, node.move()),
                game.kind().notation().format(at),
                remarks.before(),
                remarks.after(),
                remarks.strength().isEmpty() ? List.of() : List.of(remarks.strength()),
                remarks.nags(),
                millis(remarks.elapsed()),
                millis(remarks.clock()),
                before == null ? null : score(remarks.evaluation(), before.side()));
    }

    private static @Nullable Long millis(@Nullable Duration time) {
        return time == null ? null : time.toMillis();
    }

    private static @Nullable ScoreView score(@Nullable Double evaluation, Side mover) {
        return evaluation == null || !Double.isFinite(evaluation)
                ? null
                : ScoreView.of((int) Math.round(evaluation * 100), mover, SearchInfo.ESTIMATED);
    }
}
