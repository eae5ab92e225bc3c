package damier.web.view;

import damier.core.GameKind;
import damier.core.Position;
import damier.draughts.Board;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.othello.Squares;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A board without pieces.
 *
 * @param chequered whether only the dark squares are played on
 * @param letters the name of each square by file and rank
 */
public record Shape(
        int files,
        int ranks,
        boolean chequered,
        List<Square> squares,
        Map<String, String> letters) {
    /**
     * A square that is played on.
     *
     * @param file from the left as White sees the board
     * @param rank from the top
     */
    public record Square(String name, int file, int rank) {}

    static <P extends Position> Shape of(GameKind<P> kind) {
        return kind.rules().newPosition() instanceof DraughtsPosition
                ? draughts(kind, Variants.byId(kind.id()).board())
                : othello(kind);
    }

    private static Shape draughts(GameKind<?> kind, Board board) {
        List<Square> squares = new ArrayList<>();
        Map<String, String> letters = new LinkedHashMap<>();
        for (int square = 0; square < board.squareCount(); square++) {
            String name = kind.notation().square(square);
            int file = board.column(square);
            int rank = board.row(square);
            squares.add(new Square(name, file, rank));
            letters.put(name, (char) ('a' + file) + Integer.toString(board.size() - rank));
        }
        return new Shape(board.size(), board.size(), true, squares, letters);
    }

    private static Shape othello(GameKind<?> kind) {
        List<Square> squares = new ArrayList<>();
        Map<String, String> letters = new LinkedHashMap<>();
        for (int square = 0; square < Squares.COUNT; square++) {
            String name = kind.notation().square(square);
            squares.add(new Square(name, Squares.file(square), Squares.rank(square)));
            letters.put(name, name);
        }
        return new Shape(Squares.WIDTH, Squares.WIDTH, false, squares, letters);
    }
}
