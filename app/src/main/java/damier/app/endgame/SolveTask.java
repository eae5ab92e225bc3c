package damier.app.endgame;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.record.MoveNode;
import damier.record.WrittenGame;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A position to solve.
 *
 * @param expected the scores of some moves, in hundredths for the side to move
 */
record SolveTask(GameDefinition kind, Position position, Map<Long, Integer> expected) {
    SolveTask(GameDefinition kind, Position position) {
        this(kind, position, Map.of());
    }

    /** The start position of a game; its first moves may have scores. */
    static SolveTask of(WrittenGame game) {
        Map<Long, Integer> expected = new LinkedHashMap<>();
        for (MoveNode move : game.root().children()) {
            Double score = move.remarks().evaluation();
            if (move.isMove() && score != null) {
                expected.put(move.move(), (int) Math.round(100 * score));
            }
        }
        return new SolveTask(game.kind(), game.start(), expected);
    }

    String text() {
        return kind.notation().format(position);
    }

    String text(long move) {
        return kind.notation().format(position, move);
    }

    boolean hasMoves() {
        return kind.rules().moves(position).length > 0;
    }
}
