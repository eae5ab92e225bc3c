package damier.terminal.tree;

import damier.terminal.screen.Canvas;
import damier.terminal.screen.Colour;
import damier.terminal.screen.Paragraph;
import damier.terminal.screen.Signs;
import damier.terminal.screen.Style;
import damier.tree.NodeEnd;
import damier.tree.SearchTree;
import damier.tree.SearchTree.Node;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/** Draws a search tree: its rows, and below them the details of the row at the cursor. */
final class TreePainter {
    /**
     * The state of the view.
     *
     * @param top the first visible row
     * @param bottom a message, or the search text that is typed
     */
    record View(int cursor, int top, String bottom, boolean isTyping, boolean help) {}

    /**
     * A column of node data.
     *
     * @param rank the priority on narrow screens; 0 is the highest
     */
    private record Column(String title, int width, int rank, Function<Node, String> text) {}

    /** The title and the column headings. */
    static final int ABOVE = 2;

    private static final int DETAILS = 5;
    private static final int BELOW = 2;
    private static final int MIN_ROWS = 4;
    private static final int MIN_TREE_WIDTH = 26;
    private static final int INDENT = 2;

    private static final Style GREY = Style.of(new Colour(0x8a8a8a, 8), null);
    private static final Style CUT = Style.of(new Colour(0xe08060, 9), null);
    private static final Style KNOWN = Style.of(new Colour(0x6aa0e0, 12), null);
    private static final Style BEST = Style.of(new Colour(0xe8b830, 11), null).asBold();

    private static final String KEYS =
            "? help  q quit  arrows  b best line  c cut  / search  n next  f filter  0 fold";

    private static final List<String> HELP =
            List.of(
                    "Up, Down, PgUp, PgDn, Home, End, mouse click and wheel: move to a position.",
                    "Right unfolds it, or moves to its first child; Left folds it, or moves to its"
                            + " parent.",
                    "Return folds or unfolds it; * folds or unfolds its subtree; 0 folds"
                            + " everything.",
                    "b  unfolds the best line and goes to its end",
                    "c  goes to the next cutoff, C to the previous one",
                    "/  finds a move or a reason: /32-28, /beta, /table, /horizon",
                    "n  goes to the next match, N to the previous one",
                    "f  shows only the paths to matches, or everything again",
                    "q  quits",
                    "",
                    "A row: the move, the number of positions folded below it, the remaining depth,"
                            + " the window on entry, the value, why the search left it, the static"
                            + " evaluation, the moves searched and the legal moves.",
                    "Values are for the side that the first row names.",
                    "",
                    "Press any key to continue.");

    private final SearchTree tree;
    private final String title;
    private final DoubleFunction<String> number;
    private final Signs signs;
    private final List<Column> columns;

    TreePainter(SearchTree tree, String title, DoubleFunction<String> number, Signs signs) {
        this.tree = tree;
        this.title = title;
        this.number = number;
        this.signs = signs;
        columns =
                List.of(
                        new Column("depth", 6, 4, node -> "" + node.depth()),
                        new Column("alpha", 9, 2, node -> number.apply(node.alpha())),
                        new Column("beta", 9, 3, node -> number.apply(node.beta())),
                        new Column("value", 9, 0, node -> number.apply(node.value())),
                        new Column("left by", 14, 1, node -> node.end().toString()),
                        new Column("static", 9, 5, this::evaluation),
                        new Column("moves", 7, 6, TreePainter::moves));
    }

    private String evaluation(Node node) {
        return node.evaluation().isPresent() ? number.apply(node.evaluation().getAsDouble()) : "-";
    }

    private static String moves(Node node) {
        return node.searched() + "/" + node.legalMoves();
    }

    /** The number of tree rows on a screen of a height. */
    static int listHeight(int height) {
        int alone = height - ABOVE - BELOW;
        return Math.max(1, hasDetails(height) ? alone - DETAILS : alone);
    }

    private static boolean hasDetails(int height) {
        return height - ABOVE - BELOW - DETAILS >= MIN_ROWS;
    }

    Canvas paint(TreeRows rows, View view, int height, int width) {
        Canvas canvas = new Canvas(height, width);
        if (view.help()) {
            canvas.putWrapped(1, 2, HELP);
            return canvas;
        }
        String kept =
                tree.isComplete()
                        ? "%d positions".formatted(tree.nodes())
                        : "%d of %d positions recorded".formatted(tree.recorded(), tree.nodes());
        canvas.put(0, 1, title, Style.PLAIN.asBold());
        canvas.put(0, title.length() + 3, kept);
        paintRows(canvas, rows, view);
        TreeRow row = rows.all().get(view.cursor());
        if (hasDetails(height)) {
            paintDetails(canvas, row, ABOVE + listHeight(height));
        }
        canvas.put(height - 2, 1, view.bottom(), Style.PLAIN.asBold());
        if (view.isTyping()) {
            canvas.put(height - 2, 1 + view.bottom().length(), " ", Style.PLAIN.reversed());
        }
        canvas.put(height - 1, 1, Paragraph.beginning(KEYS, width - 1), GREY);
        return canvas;
    }

    /** The columns that fit, in their order. */
    private List<Column> fitting(int width) {
        int room = width - MIN_TREE_WIDTH;
        List<Column> chosen = new ArrayList<>();
        for (Column column :
                columns.stream().sorted(Comparator.comparingInt(Column::rank)).toList()) {
            if (column.width() > room) {
                break;
            }
            room -= column.width();
            chosen.add(column);
        }
        return columns.stream().filter(chosen::contains).toList();
    }

    private void paintRows(Canvas canvas, TreeRows rows, View view) {
        List<Column> shown = fitting(canvas.columns());
        int treeWidth = canvas.columns() - shown.stream().mapToInt(Column::width).sum() - 1;
        int at = treeWidth;
        canvas.put(1, 1, "move", GREY);
        for (Column column : shown) {
            at += column.width();
            canvas.put(1, at - column.title().length(), column.title(), GREY);
        }
        int shift = shift(rows.all().get(view.cursor()), treeWidth);
        int last = Math.min(rows.all().size(), view.top() + listHeight(canvas.rows()));
        for (int i = view.top(); i < last; i++) {
            int line = ABOVE + i - view.top();
            paintRow(canvas, line, rows, rows.all().get(i), shown, treeWidth, shift);
            if (i == view.cursor()) {
                canvas.reverse(line);
            }
        }
    }

    /** The shift to the left that keeps the move at the cursor visible in deep rows. */
    private static int shift(TreeRow row, int treeWidth) {
        int needed = row.ply() * INDENT + row.node().move().length() + 10;
        return Math.max(0, needed - treeWidth);
    }

    private void paintRow(
            Canvas canvas,
            int line,
            TreeRows rows,
            TreeRow row,
            List<Column> shown,
            int treeWidth,
            int shift) {
        Node node = row.node();
        Style style = !row.isNode() ? GREY : rows.isBest(node) ? BEST : Style.PLAIN;
        String branch = branch(row, row.isNode() && rows.isBest(node));
        String name = row.isNode() ? name(node) : row.remark();
        int width = row.isNode() ? treeWidth : canvas.columns() - 1;
        put(canvas, line, 1 - shift, branch, GREY, width);
        put(canvas, line, 1 - shift + branch.length(), name, style, width);
        if (!row.isNode()) {
            return;
        }
        if (!rows.isUnfolded(node) && node.below() > 0) {
            String folded = " +" + node.below();
            int column = 1 - shift + branch.length() + name.length();
            put(canvas, line, column, folded, GREY, width);
        }
        int at = treeWidth;
        for (Column column : shown) {
            at += column.width();
            String text = column.text().apply(node);
            canvas.put(line, at - text.length(), text, column.rank() == 1 ? ending(node) : style);
        }
    }

    private static void put(
            Canvas canvas, int line, int column, String text, Style style, int end) {
        int room = Math.max(0, end - column);
        canvas.put(line, column, text.length() > room ? text.substring(0, room) : text, style);
    }

    private static Style ending(Node node) {
        return switch (node.end()) {
            case ALPHA_CUTOFF, BETA_CUTOFF -> CUT;
            case TABLE, ENDGAME, PREDICTED, REPETITION, NEARER_WIN -> KNOWN;
            default -> Style.PLAIN;
        };
    }

    private String name(Node node) {
        return node.move().isEmpty() ? tree.maximiser().title() : node.move();
    }

    private String branch(TreeRow row, boolean isBest) {
        TreeRow parent = row.parent();
        if (parent == null) {
            return "";
        }
        StringBuilder branch = new StringBuilder();
        branch.append(letter(row.isLast() ? '└' : '├')).append(letter(isBest ? '▸' : '─'));
        for (TreeRow at = parent; at.parent() != null; at = at.parent()) {
            branch.insert(0, at.isLast() ? "  " : letter('│') + " ");
        }
        return branch.append(' ').toString();
    }

    private String letter(char unicode) {
        if (signs.unicode()) {
            return "" + unicode;
        }
        return switch (unicode) {
            case '└' -> "`";
            case '├', '│' -> "|";
            case '▸' -> ">";
            default -> "-";
        };
    }

    private void paintDetails(Canvas canvas, TreeRow row, int top) {
        int width = canvas.columns() - 2;
        Node node = row.node();
        canvas.put(top, 1, letter('─').repeat(width), GREY);
        String line = String.join(" ", TreeBrowser.line(row));
        int overflow = Math.max(0, line.length() - width);
        canvas.put(top + 1, 1, line.isEmpty() ? tree.position() : line.substring(overflow));
        List<String> facts =
                List.of(
                        "value " + number.apply(node.value()) + ",",
                        "window (%s, %s),"
                                .formatted(number.apply(node.alpha()), number.apply(node.beta())),
                        "static " + evaluation(node) + ",",
                        "depth " + node.depth() + ",",
                        row.ply() == 0 ? "" : "move order " + node.order() + ",",
                        "moves " + moves(node) + ",",
                        "below it " + node.below() + ".",
                        reason(node.end()));
        List<String> words = facts.stream().filter(fact -> !fact.isEmpty()).toList();
        List<String> lines = Paragraph.of(List.of(String.join(" ", words).split(" ", -1)), width);
        for (int i = 0; i < Math.min(lines.size(), DETAILS - 2); i++) {
            canvas.put(top + 2 + i, 1, lines.get(i));
        }
    }

    private static String reason(NodeEnd end) {
        return "Left by %s: %s.".formatted(end, EndText.of(end));
    }
}
