package damier.web.view;

import damier.core.BoardLayout;
import damier.web.api.ApiType;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A board without pieces.
 *
 * @param chequered whether only the dark squares are playable
 * @param letters the name of each square by file and rank
 */
@ApiType("Shape")
public record Shape(
        int files,
        int ranks,
        boolean chequered,
        List<Square> squares,
        Map<String, String> letters) {
    /**
     * A playable square.
     *
     * @param file from the left as White sees the board
     * @param rank from the top
     */
    @ApiType("Square")
    public record Square(String name, int file, int rank) {}

    static Shape of(BoardLayout layout) {
        List<Square> squares = new ArrayList<>();
        Map<String, String> letters = new LinkedHashMap<>();
        for (BoardLayout.Square square : layout.squares()) {
            squares.add(new Square(square.name(), square.file(), square.rank()));
            letters.put(square.name(), square.coordinates());
        }
        return new Shape(layout.size(), layout.size(), layout.chequered(), squares, letters);
    }
}
