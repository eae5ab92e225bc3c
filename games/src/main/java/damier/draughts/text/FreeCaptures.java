package damier.draughts.text;

import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;

/** Every complete capture, without capture precedence. */
final class FreeCaptures {
    /** The maximum number of paths of a move that are examined. */
    private static final int MAX_PATHS = 1_000;

    private final Variant free;
    private final BoardGeometry board;
    private final Rules<DraughtsPosition> rules;

    FreeCaptures(Variant variant) {
        free = variant.withFreeChoice();
        board = free.board();
        rules = Draughts.rules(free);
    }

    List<Capture> of(DraughtsPosition at) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        List<Capture> captures = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (Moves.isCapture(moves.get(i))) {
                addWays(at, moves.get(i), captures);
            }
        }
        return captures;
    }

    private void addWays(DraughtsPosition at, long move, List<Capture> captures) {
        for (CapturePaths.Path path : new CapturePaths(free, at, move).first(MAX_PATHS)) {
            List<Boolean> kings =
                    path.captured().stream().map(square -> isKing(at, square)).toList();
            boolean byKing = isKing(at, board.from(move));
            captures.add(new Capture(move, path.squares(), path.captured(), kings, byKing));
        }
    }

    private boolean isKing(DraughtsPosition at, int square) {
        return (at.kings() & board.bitboard(square)) != 0;
    }
}
