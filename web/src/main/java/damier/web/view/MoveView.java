package damier.web.view;

import damier.core.GameDefinition;
import damier.core.MovePath;
import damier.core.Position;
import damier.web.api.ApiType;

import java.util.List;

/**
 * A legal move.
 *
 * @param text in the notation of game records
 * @param path the start, every landing square, the end; in Othello one square; empty for a pass
 * @param captured in the order in which they are jumped
 * @param flipped the flipped discs in Othello
 * @param after the position after the move
 */
@ApiType("Move")
public record MoveView(
        String text, List<String> path, List<String> captured, List<String> flipped, String after) {
    public static MoveView of(GameDefinition kind, Position at, long move) {
        MovePath path = kind.board().paths(at, move, 1).getFirst();
        Position next = kind.rules().newPosition();
        kind.rules().play(at, move, next);
        List<String> gone = names(kind, path.captured());
        boolean flips = kind.board().flips();
        return new MoveView(
                kind.notation().format(at, move),
                names(kind, path.squares()),
                flips ? List.of() : gone,
                flips ? gone : List.of(),
                kind.notation().format(next));
    }

    private static List<String> names(GameDefinition kind, List<Integer> squares) {
        return squares.stream().map(square -> kind.notation().square(square)).toList();
    }
}
