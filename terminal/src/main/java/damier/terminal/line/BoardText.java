package damier.terminal.line;

import damier.core.Position;
import damier.terminal.BoardShape;
import damier.terminal.Piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A board in letters: {@code w} and {@code b} are men, {@code W} and {@code B} kings; where nothing
 * stands, the name of the square.
 */
final class BoardText {
    private static final int WIDTH = 4;

    private BoardText() {}

    /**
     * @param flipped whether Black sits below
     */
    static List<String> lines(BoardShape shape, Position position, boolean flipped) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < shape.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < shape.size(); column++) {
                int file = flipped ? shape.size() - 1 - column : column;
                int rank = flipped ? shape.size() - 1 - row : row;
                String text =
                        shape.at(file, rank)
                                .map(square -> text(shape, position, square))
                                .orElse("");
                line.append(String.format(Locale.ROOT, "%" + WIDTH + "s", text));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String text(BoardShape shape, Position position, BoardShape.Square square) {
        Optional<Piece> piece = shape.piece(position, square);
        return piece.map(BoardText::letter).orElse(square.name());
    }

    private static String letter(Piece piece) {
        return switch (piece) {
            case WHITE_MAN -> "w";
            case WHITE_KING -> "W";
            case BLACK_MAN -> "b";
            case BLACK_KING -> "B";
        };
    }
}
