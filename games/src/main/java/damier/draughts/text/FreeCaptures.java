package damier.draughts.text;

import damier.core.MovePath;
import damier.core.Rules;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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
        return Arrays.stream(rules.moves(at))
                .filter(Moves::isCapture)
                .boxed()
                .flatMap(move -> ways(at, move))
                .toList();
    }

    private Stream<Capture> ways(DraughtsPosition at, long move) {
        return new CapturePaths(free, at, move)
                .first(MAX_PATHS).stream().map(path -> capture(at, move, path));
    }

    private Capture capture(DraughtsPosition at, long move, MovePath path) {
        List<Boolean> kings = path.captured().stream().map(square -> isKing(at, square)).toList();
        boolean byKing = isKing(at, board.from(move));
        return new Capture(move, path.squares(), path.captured(), kings, byKing);
    }

    private boolean isKing(DraughtsPosition at, int square) {
        return (at.kings() & board.bitboard(square)) != 0;
    }
}
