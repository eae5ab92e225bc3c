package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;
import damier.core.Piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws the board. */
final class BoardPainter {
    private final Canvas canvas;
    private final Layout layout;
    private final BoardLayout shape;
    private final Signs signs;
    private final boolean colours;
    private final boolean flipped;
    private final Palette palette;

    /**
     * @param colours whether the terminal has colours
     * @param flipped whether Black is at the bottom
     */
    BoardPainter(
            Canvas canvas,
            Layout layout,
            BoardLayout shape,
            Signs signs,
            boolean colours,
            boolean flipped) {
        this.canvas = canvas;
        this.layout = layout;
        this.shape = shape;
        this.signs = signs;
        this.colours = colours;
        this.flipped = flipped;
        palette = Palette.of(shape.chequered());
    }

    /**
     * @param cursor the square of the cursor; -1 for none
     */
    void paint(Map<Integer, Piece> pieces, Map<Integer, Mark> marks, int cursor) {
        for (int file = 0; file < shape.size(); file++) {
            for (int rank = 0; rank < shape.size(); rank++) {
                Optional<Square> square = shape.at(file, rank);
                int row = layout.top() + place(rank) * layout.cellHeight();
                int column = layout.left() + place(file) * layout.cellWidth();
                if (square.isEmpty()) {
                    fill(row, column, Style.of(null, palette.light()));
                } else {
                    int index = square.get().index();
                    Mark mark = marks.getOrDefault(index, Mark.NONE);
                    Optional<Piece> piece = Optional.ofNullable(pieces.get(index));
                    paint(row, column, square.get(), piece, mark);
                    if (index == cursor && !colours) {
                        String body = body(square.get(), piece);
                        paintPlain(row, column, body, mark, Style.PLAIN.reversed());
                    } else if (index == cursor) {
                        paintCursor(row, column, mark);
                    }
                }
            }
        }
    }

    private int place(int fileOrRank) {
        return flipped ? shape.size() - 1 - fileOrRank : fileOrRank;
    }

    private void fill(int row, int column, Style style) {
        for (int line = 0; line < layout.cellHeight(); line++) {
            canvas.put(row + line, column, " ".repeat(layout.cellWidth()), colour(style));
        }
    }

    private Style colour(Style style) {
        return colours ? style : Style.PLAIN;
    }

    private void paint(int row, int column, Square square, Optional<Piece> piece, Mark mark) {
        // If every square is playable, two shades of one colour distinguish neighbours.
        boolean isLight = !shape.chequered() && (square.file() + square.rank()) % 2 == 0;
        boolean isPlain = mark == Mark.NONE || mark == Mark.POINT;
        Colour paper = isLight && isPlain ? palette.light() : palette.paper(mark);
        fill(row, column, Style.of(null, paper));
        if (!colours) {
            Style style = piece.isPresent() ? Style.PLAIN.asBold() : Style.PLAIN;
            paintPlain(row, column, body(square, piece), mark, style);
        } else if (piece.isEmpty()) {
            paintName(row, column, square.name(), mark, paper);
        } else if (signs.unicode() && layout.cellHeight() > 1) {
            paintDisc(row, column, piece.get(), mark, paper);
        } else {
            paintSign(row, column, piece.get(), mark, paper);
        }
    }

    /** Without colours, letters around the square show its mark. */
    private void paintPlain(int row, int column, String body, Mark mark, Style style) {
        String text = mark.left() + body + mark.right();
        int line = row + layout.cellHeight() / 2;
        int indent = Math.max(0, (layout.cellWidth() - 4) / 2);
        canvas.put(line, column + indent, cut(text), style);
    }

    private String body(Square square, Optional<Piece> piece) {
        return piece.map(known -> "" + signs.piece(known)).orElse(square.name());
    }

    private String cut(String text) {
        return text.substring(0, Math.min(text.length(), layout.cellWidth()));
    }

    private void paintName(int row, int column, String name, Mark mark, Colour paper) {
        Colour ink = mark == Mark.NONE ? palette.name() : Palette.WHITE;
        int indent = (layout.cellWidth() - name.length()) / 2;
        canvas.put(row, column + indent, name, Style.of(ink, paper));
        if (isPointed(mark) && layout.cellHeight() > 1) {
            String dot = mark == Mark.POINT ? signs.point() : signs.unicode() ? "●" : "*";
            int line = row + layout.cellHeight() / 2;
            canvas.put(line, column + layout.cellWidth() / 2, dot, Style.of(ink, paper));
        }
    }

    private static boolean isPointed(Mark mark) {
        return mark == Mark.DESTINATION || mark == Mark.POINT;
    }

    private void paintSign(int row, int column, Piece piece, Mark mark, Colour paper) {
        Colour ink = ink(piece, mark, paper);
        char sign = signs.unicode() ? (piece.isKing() ? '◆' : '●') : signs.piece(piece);
        int line = row + layout.cellHeight() / 2;
        int middle = column + (layout.cellWidth() - 1) / 2;
        canvas.put(line, middle, "" + sign, Style.of(ink, paper).asBold());
    }

    private static Colour ink(Piece piece, Mark mark, Colour paper) {
        Colour ink = Palette.piece(piece.side());
        return mark == Mark.CAPTURED ? ink.towards(paper, 45) : ink;
    }

    private void paintDisc(int row, int column, Piece piece, Mark mark, Colour paper) {
        Colour ink = ink(piece, mark, paper);
        Style style = Style.of(ink, paper);
        int width = layout.cellWidth();
        int height = layout.cellHeight();
        List<String> disc = disc(width, height);
        for (int line = 0; line < height; line++) {
            canvas.put(row + line, column, disc.get(line), style);
        }
        if (piece.isKing()) {
            String king = ("" + signs.king()).repeat(2);
            int line = row + (height - 1) / 2;
            canvas.put(line, column + width / 2 - 1, king, Style.of(Palette.GOLD, ink));
        }
    }

    /** The lines of a disc, shaped so that discs above each other stay separate. */
    private List<String> disc(int width, int height) {
        if (height == 2) {
            return shape.chequered() ? List.of("▗██▖", "▝██▘") : List.of("▗▄▄▖", "▝▀▀▘");
        }
        List<String> lines = new ArrayList<>();
        lines.add("  " + "▄".repeat(width - 4) + "  ");
        for (int line = 1; line < height - 1; line++) {
            lines.add(" " + "█".repeat(width - 2) + " ");
        }
        lines.add("  " + "▀".repeat(width - 4) + "  ");
        return lines;
    }

    private void paintCursor(int row, int column, Mark mark) {
        Style style = Style.of(Palette.WHITE, palette.paper(mark)).asBold();
        int right = column + layout.cellWidth() - 1;
        int bottom = row + layout.cellHeight() - 1;
        if (signs.unicode() && bottom > row) {
            canvas.put(row, column, "┏", style);
            canvas.put(row, right, "┓", style);
            canvas.put(bottom, column, "┗", style);
            canvas.put(bottom, right, "┛", style);
        } else {
            int line = row + layout.cellHeight() / 2;
            canvas.put(line, column, ">", style);
            canvas.put(line, right, "<", style);
        }
    }

    /** The square at a row and column of the screen; -1 if there is none. */
    static int squareAt(Layout layout, BoardLayout shape, boolean flipped, int row, int column) {
        int rank = Math.floorDiv(row - layout.top(), layout.cellHeight());
        int file = Math.floorDiv(column - layout.left(), layout.cellWidth());
        int last = shape.size() - 1;
        return shape.at(flipped ? last - file : file, flipped ? last - rank : rank)
                .map(Square::index)
                .orElse(-1);
    }
}
