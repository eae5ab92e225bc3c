package damier.terminal.line;

import damier.core.BoardLayout;
import damier.core.Piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A board as text: {@code w} and {@code b} are men, {@code W} and {@code B} kings; an empty square
 * shows its name.
 */
final class BoardText {
    private static final int WIDTH = 4;

    private BoardText() {}

    /**
     * @param points the squares that are marked with a point before their names
     * @param flipped whether Black is at the bottom
     */
    static List<String> lines(
            BoardLayout layout, Map<Integer, Piece> pieces, Set<Integer> points, boolean flipped) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < layout.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < layout.size(); column++) {
                int file = flipped ? layout.size() - 1 - column : column;
                int rank = flipped ? layout.size() - 1 - row : row;
                String text =
                        layout.at(file, rank)
                                .map(square -> text(pieces, points, square))
                                .orElse("");
                line.append(String.format(Locale.ROOT, "%" + WIDTH + "s", text));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String text(
            Map<Integer, Piece> pieces, Set<Integer> points, BoardLayout.Square square) {
        Piece piece = pieces.get(square.index());
        String point = points.contains(square.index()) ? "." : "";
        return piece == null ? point + square.name() : letter(piece);
    }

    private static String letter(Piece piece) {
        return switch (piece) {
            case WHITE_MAN, WHITE_DISC -> "w";
            case WHITE_KING -> "W";
            case BLACK_MAN, BLACK_DISC -> "b";
            case BLACK_KING -> "B";
        };
    }
}
