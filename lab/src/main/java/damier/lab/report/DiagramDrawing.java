package damier.lab.report;

import damier.core.BoardLayout;
import damier.core.Piece;
import damier.core.Side;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Draws positions as SVG. The pieces are drawn once for the page and used by every board. */
final class DiagramDrawing {
    /** Must be on the page before the first board. */
    static final String PIECES =
            """
            <svg class="pieces"><defs>
            <circle id="wm" class="white" cx=".5" cy=".5" r=".4"/>
            <circle id="bm" class="black" cx=".5" cy=".5" r=".4"/>
            <g id="wk"><use href="#wm"/><circle class="king" cx=".5" cy=".5" r=".2"/></g>
            <g id="bk"><use href="#bm"/><circle class="king" cx=".5" cy=".5" r=".2"/></g>
            <rect id="sq" width="1" height="1"/>
            </defs></svg>
            """;

    private DiagramDrawing() {}

    static String html(List<Diagram> diagrams) {
        StringBuilder html = new StringBuilder("<div class=\"boards\">");
        for (Diagram diagram : diagrams) {
            html.append("<div>")
                    .append(svg(diagram))
                    .append("<p>")
                    .append(Page.escaped(diagram.caption()))
                    .append("</p></div>\n");
        }
        return html.append("</div>\n").toString();
    }

    private static String svg(Diagram diagram) {
        BoardLayout layout = diagram.layout();
        String look = layout.chequered() ? "chequered" : "plain";
        StringBuilder svg = new StringBuilder();
        svg.append(
                "<svg class=\"board %s\" viewBox=\"0 0 %d %d\"><rect class=\"light\" width=\"%d\""
                                .formatted(look, layout.size(), layout.size(), layout.size())
                        + " height=\"%d\"/>".formatted(layout.size()));
        for (BoardLayout.Square square : layout.squares()) {
            svg.append(use("sq", square));
        }
        Map<Integer, Piece> pieces = new TreeMap<>(diagram.pieces());
        pieces.forEach(
                (index, piece) -> {
                    String side = piece.side() == Side.WHITE ? "w" : "b";
                    BoardLayout.Square square = layout.squares().get(index);
                    svg.append(use(side + (piece.isKing() ? "k" : "m"), square));
                });
        return svg.append("</svg>").toString();
    }

    private static String use(String what, BoardLayout.Square square) {
        return "<use href=\"#%s\" x=\"%d\" y=\"%d\"/>"
                .formatted(what, square.file(), square.rank());
    }
}
