package damier.terminal.tree;

import damier.terminal.screen.Canvas;
import damier.terminal.screen.Key;
import damier.terminal.screen.Signs;
import damier.terminal.screen.TypedLine;
import damier.terminal.screen.Window;
import damier.tree.SearchTree;
import damier.tree.SearchTree.Node;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.DoubleFunction;

/** Browses a search tree on the full screen: keys navigate, fold and search it. */
public final class TreeBrowser implements Window {
    private static final String CUTOFFS = "cutoff";

    private final TreeRows rows;
    private final TreePainter painter;

    private int cursor;

    /** The first visible row. */
    private int top;

    private final TypedLine typed = new TypedLine();

    /** The last search text. */
    private String sought = "";

    private String message = "";
    private boolean help;
    private boolean ended;

    /**
     * @param title describes the tree
     * @param number formats values
     */
    public TreeBrowser(SearchTree tree, String title, DoubleFunction<String> number, Signs signs) {
        rows = new TreeRows(tree, number);
        painter = new TreePainter(tree, title, number, signs);
    }

    @Override
    public Canvas paint(int height, int columns) {
        scroll(height);
        boolean isTyping = typed.isQuestion();
        String bottom = isTyping ? typed.prompt() + typed.text() : message;
        return painter.paint(
                rows, new TreePainter.View(cursor, top, bottom, isTyping, help), height, columns);
    }

    private void scroll(int height) {
        int room = TreePainter.listHeight(height);
        top = Math.clamp(top, Math.max(0, cursor - room + 1), cursor);
    }

    @Override
    public boolean hasEnded() {
        return ended;
    }

    private TreeRow row() {
        return rows.all().get(cursor);
    }

    @Override
    public void press(Key key, int height, int columns) {
        if (key.kind() == Key.Kind.END) {
            ended = true;
        } else if (key.kind() == Key.Kind.OTHER) {
            return;
        } else if (help) {
            help = false;
        } else if (typed.isQuestion()) {
            typed.press(key);
        } else {
            message = "";
            scroll(height);
            pressInTree(key, height);
        }
    }

    private void pressInTree(Key key, int height) {
        int page = TreePainter.listHeight(height);
        switch (key.kind()) {
            case UP -> go(cursor - 1);
            case DOWN -> go(cursor + 1);
            case WHEEL_UP -> go(cursor - 3);
            case WHEEL_DOWN -> go(cursor + 3);
            case PAGE_UP -> go(cursor - page);
            case PAGE_DOWN -> go(cursor + page);
            case FIRST -> go(0);
            case LAST -> go(rows.all().size() - 1);
            case LEFT -> left();
            case RIGHT -> right();
            case ENTER -> toggle();
            case ESCAPE -> show("");
            case CLICK -> click(key.row(), height);
            case LETTER -> letter(key.letter());
            default -> {}
        }
    }

    private void letter(char letter) {
        switch (letter) {
            case 'k' -> go(cursor - 1);
            case 'j' -> go(cursor + 1);
            case 'h' -> left();
            case 'l' -> right();
            case ' ' -> toggle();
            case 'g' -> go(0);
            case 'G' -> go(rows.all().size() - 1);
            case 'b' -> cursor = rows.unfoldBestLine();
            case '*' -> keeping(() -> rows.foldBelow(row().node()));
            case '0' -> keeping(rows::foldAll);
            case 'c' -> find(CUTOFFS, 1);
            case 'C' -> find(CUTOFFS, -1);
            case '/' -> ask();
            case 'n' -> find(sought, 1);
            case 'N' -> find(sought, -1);
            case 'f' -> filter();
            case '?' -> help = true;
            case 'q', 'Q' -> ended = true;
            default -> {}
        }
    }

    private void go(int row) {
        cursor = Math.clamp(row, 0, rows.all().size() - 1);
    }

    /** Changes the rows; the cursor stays at its node or moves to the nearest visible ancestor. */
    private void keeping(Runnable change) {
        TreeRow stood = row();
        change.run();
        int found = rows.rowOf(stood.node());
        for (TreeRow at = stood.parent(); found == 0 && at != null; at = at.parent()) {
            found = rows.rowOf(at.node());
        }
        go(found);
    }

    private void right() {
        TreeRow at = row();
        if (at.isNode() && !rows.fold(at.node(), false) && rows.isUnfolded(at.node())) {
            go(cursor + 1);
        }
    }

    private void left() {
        TreeRow at = row();
        TreeRow parent = at.parent();
        if (at.isNode() && rows.isUnfolded(at.node()) && parent != null) {
            rows.fold(at.node(), true);
        } else if (parent != null) {
            go(rows.rowOf(parent.node()));
        }
    }

    private void toggle() {
        Node node = row().node();
        if (row().isNode() && cursor > 0) {
            rows.fold(node, rows.isUnfolded(node));
        }
    }

    private void click(int screenRow, int height) {
        int row = screenRow - TreePainter.ABOVE + top;
        boolean isInList =
                screenRow >= TreePainter.ABOVE
                        && screenRow < TreePainter.ABOVE + TreePainter.listHeight(height)
                        && row < rows.all().size();
        if (isInList && row == cursor) {
            toggle();
        } else if (isInList) {
            cursor = row;
        }
    }

    private void ask() {
        typed.ask(
                "/",
                "",
                text -> {
                    sought = text;
                    find(text, 1);
                });
    }

    private void find(String text, int step) {
        if (text.isEmpty()) {
            message = "/ finds a move or a reason, such as /32-28 or /beta";
            return;
        }
        if (rows.isFiltered()) {
            show("");
        }
        int found = rows.find(row().node(), text, step);
        if (found < 0) {
            message = "Nothing matches " + text + ".";
        } else {
            cursor = found;
        }
    }

    private void filter() {
        if (rows.isFiltered()) {
            show("");
        } else if (sought.isEmpty()) {
            message = "Search first, such as /32-28 or /beta";
        } else {
            show(sought);
        }
    }

    /** Shows only the paths to matches of a text, or everything for an empty text. */
    private void show(String text) {
        keeping(
                () -> {
                    int found = rows.filter(text);
                    message =
                            text.isEmpty()
                                    ? ""
                                    : "%d positions match %s; f shows all again"
                                            .formatted(found, text);
                });
    }

    /** The moves from the root to a row. */
    static List<String> line(TreeRow row) {
        Deque<String> moves = new ArrayDeque<>();
        for (TreeRow at = row; at != null; at = at.parent()) {
            if (at.isNode() && !at.node().move().isEmpty()) {
                moves.addFirst(at.node().move());
            }
        }
        return List.copyOf(moves);
    }
}
