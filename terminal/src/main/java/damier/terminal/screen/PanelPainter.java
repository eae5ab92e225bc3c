package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.Quotes;
import damier.core.Side;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.terminal.PlayerSeat;
import damier.terminal.SearchText;
import damier.terminal.TerminalGame;
import damier.terminal.Thought;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws the panel beside the board: players, clocks, analysis, moves. */
final class PanelPainter {
    private static final int COLUMN = 17;

    private final Canvas canvas;
    private final Layout layout;
    private final Signs signs;
    private final TerminalGame terminalGame;
    private final GameSession<PlayerSeat> session;
    private final BoardLayout shape;
    private int row;

    PanelPainter(
            Canvas canvas,
            Layout layout,
            Signs signs,
            TerminalGame terminalGame,
            BoardLayout shape) {
        this.canvas = canvas;
        this.layout = layout;
        this.signs = signs;
        this.terminalGame = terminalGame;
        session = terminalGame.session();
        this.shape = shape;
        row = layout.top();
    }

    /**
     * @param flipped whether Black is at the bottom
     */
    void paint(boolean flipped) {
        if (layout.isPanelBelow()) {
            paintBelow();
            return;
        }
        if (layout.panelWidth() < 12) {
            return;
        }
        paintPlayer(flipped ? Side.WHITE : Side.BLACK);
        paintPlayer(flipped ? Side.BLACK : Side.WHITE);
        row++;
        paintThoughts();
        List<Integer> scores = terminalGame.scores();
        put(Graphs.sparkline(scores, !shape.chequered(), layout.panelWidth(), signs), Style.PLAIN);
        row++;
        paintMoves();
    }

    /** Draws as many lines as fit: side to move and clocks, the last moves, the analysis. */
    private void paintBelow() {
        int width = canvas.columns() - 2;
        String thoughts = String.join(" ", newest());
        List<String> lines =
                List.of(
                        "%s  %s  %s"
                                .formatted(
                                        brief(Side.WHITE),
                                        brief(Side.BLACK),
                                        terminalGame.scoreText()),
                        lastMoves(width),
                        thoughts);
        int top = layout.top() + layout.boardHeight();
        for (int i = 0; i < Math.min(lines.size(), layout.rowsBelow()); i++) {
            String line = lines.get(i);
            canvas.put(top + i, 1, line.substring(0, Math.min(line.length(), width)));
        }
    }

    private String brief(Side side) {
        String time = session.clocks().isTimed() ? " " + clock(side) : "";
        return turn(side) + side.title() + " " + pieces(side) + time;
    }

    private String turn(Side side) {
        return !session.isOver() && session.game().side() == side ? signs.turn() + " " : "  ";
    }

    private String lastMoves(int width) {
        List<String> pairs = pairs();
        String line = "";
        for (int i = pairs.size() - 1; i >= 0; i--) {
            String longer = pairs.get(i).strip() + (line.isEmpty() ? "" : "  " + line);
            if (longer.length() > width) {
                break;
            }
            line = longer;
        }
        return line;
    }

    private void put(String text, Style style) {
        int width = layout.panelWidth();
        String shown = text.length() > width ? text.substring(0, width) : text;
        canvas.put(row++, layout.panelLeft(), shown, style);
    }

    private void paintPlayer(Side side) {
        boolean toMove = !session.isOver() && session.game().side() == side;
        String sign = turn(side);
        String colour = "%s %2d ".formatted(side.title(), pieces(side));
        String time = session.clocks().isTimed() ? clock(side) : "";
        int room = layout.panelWidth() - sign.length() - colour.length() - time.length() - 1;
        String name = Quotes.oneLine(session.seat(side).label());
        String cut = name.length() > room ? name.substring(0, Math.max(0, room)) : name;
        String line =
                sign + colour + cut + " ".repeat(Math.max(0, room - cut.length())) + " " + time;
        put(line, toMove ? Style.PLAIN.asBold() : Style.PLAIN);
    }

    private long pieces(Side side) {
        return session.game().pieces().values().stream()
                .filter(piece -> piece.side() == side)
                .count();
    }

    private String clock(Side side) {
        long tenths = Math.max(0, session.clocks().left(side)) / 100_000_000;
        long seconds = tenths / 10;
        return seconds < 20
                ? String.format(Locale.ROOT, "0:%02d.%d", seconds, tenths % 10)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    private void paintThoughts() {
        List<String> parts = new ArrayList<>();
        parts.add(terminalGame.scoreText());
        Optional<Thought> thought = terminalGame.lastThought();
        if (thought.isPresent()) {
            parts.add("depth " + thought.get().depth());
            parts.add(count(thought.get().nodes()) + " nodes");
        } else if (terminalGame.isThinking()) {
            parts.add("thinking");
        }
        put(fitting(parts, layout.panelWidth()), Style.PLAIN.asBold());
        List<String> lines = Paragraph.of(newest(), layout.panelWidth());
        for (int i = 0; i < 2; i++) {
            put(i < lines.size() ? lines.get(i) : "", Style.PLAIN);
        }
    }

    /**
     * The principal variation of the newest search; for a player that searches without showing one,
     * its report.
     */
    private List<String> newest() {
        List<PlayedMove> moves = session.moves();
        int at = moves.size() - 1;
        while (at >= 0 && moves.get(at).choice().decision().isEmpty()) {
            at--;
        }
        int reported = at;
        return terminalGame
                .lastThought()
                .filter(found -> found.ply() > reported)
                .map(Thought::line)
                .orElseGet(() -> reported < 0 ? List.of() : SearchText.of(moves.get(reported)));
    }

    /** The first parts that fit into a width; the first in any case. */
    static String fitting(List<String> parts, int width) {
        String line = parts.getFirst();
        for (String part : parts.subList(1, parts.size())) {
            String longer = line + "  " + part;
            if (longer.length() > width) {
                break;
            }
            line = longer;
        }
        return line;
    }

    static String count(long nodes) {
        return nodes < 10_000
                ? "" + nodes
                : nodes < 10_000_000 ? nodes / 1_000 + "k" : nodes / 1_000_000 + "M";
    }

    /** Draws the last moves that fit, in columns. */
    private void paintMoves() {
        List<String> pairs = pairs();
        int height = Math.max(0, layout.top() + layout.boardHeight() - row);
        int columns = Math.max(1, layout.panelWidth() / COLUMN);
        int first = Math.max(0, pairs.size() - height * columns);
        if (columns > 1 && height > 0) {
            // Scrolls by whole columns, so that moves keep their rows.
            first = (first + height - 1) / height * height;
        }
        int top = row;
        for (int i = first; height > 0 && i < pairs.size(); i++) {
            int at = i - first;
            int left = layout.panelLeft() + at / height * COLUMN;
            canvas.put(top + at % height, left, pairs.get(i));
        }
    }

    private List<String> pairs() {
        List<String> pairs = new ArrayList<>();
        Side first = session.game().start().side();
        for (PlayedMove move : session.moves()) {
            if (move.side() == first || pairs.isEmpty()) {
                pairs.add("%2d. %s".formatted(pairs.size() + 1, move.text()));
            } else {
                pairs.set(pairs.size() - 1, pairs.getLast() + " " + move.text());
            }
        }
        return pairs;
    }
}
