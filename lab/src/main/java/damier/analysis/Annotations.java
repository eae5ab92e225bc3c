package damier.analysis;

import damier.core.NotationException;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a review into a game as annotations. */
public final class Annotations {
    private Annotations() {}

    /**
     * Adds to every reviewed move its score, and to a mistake its mark, a comment, and the better
     * line as a variation. Existing annotations stay.
     */
    public static void add(WrittenGame game, List<ReviewedMove> review) {
        Map<Integer, ReviewedMove> byPly = new HashMap<>();
        review.forEach(move -> byPly.put(move.ply(), move));
        for (MoveNode node : game.mainLine()) {
            ReviewedMove move = byPly.get(node.ply() - 1);
            if (node.isMove() && move != null) {
                node.remark(remarks(node.remarks(), move));
                if (move.judgement().isMistake()) {
                    addLine(game, node.parent(), move.betterLine());
                }
            }
        }
    }

    private static Remarks remarks(Remarks before, ReviewedMove move) {
        Remarks remarks = before.withEvaluation(move.score() / 100.0);
        if (!move.judgement().isMistake()) {
            return remarks;
        }
        String comment = before.after();
        if (!comment.contains(move.text())) {
            remarks = remarks.withAfter((comment + " " + move.text()).strip());
        }
        return before.strength().isEmpty()
                ? remarks.withStrength(move.judgement().mark())
                : remarks;
    }

    private static void addLine(WrittenGame game, @Nullable MoveNode from, List<String> line) {
        @Nullable MoveNode at = from;
        for (String text : line) {
            if (at == null) {
                return;
            }
            at = child(at, move(game, at, text));
        }
    }

    private static long move(WrittenGame game, MoveNode at, String text) {
        try {
            return game.kind().notation().move(game.positionAt(at), text);
        } catch (NotationException e) {
            throw new IllegalStateException("a line that was found is not legal: " + text, e);
        }
    }

    private static MoveNode child(MoveNode at, long move) {
        return at.children().stream()
                .filter(child -> child.isMove() && child.move() == move)
                .findFirst()
                .orElseGet(() -> at.add(move));
    }
}
