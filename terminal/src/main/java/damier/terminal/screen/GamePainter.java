package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.Game;
import damier.core.MovePath;
import damier.terminal.ResultText;
import damier.terminal.TerminalGame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws the full screen of a game. */
final class GamePainter {
    private static final String KEYS =
            "? help  Q quit  U undo  R redo  H hint  A analyse  F flip  S save";

    private static final List<String> HELP =
            List.of(
                    "Type a move: 32-28, 3228, 28x19, b3c4, f5. Tab completes, Return plays it.",
                    "Return alone plays the only legal move.",
                    "Arrow keys move the cursor, Return or Space chooses a square, Tab moves to the"
                            + " next piece. The mouse chooses squares too. Esc clears the entry.",
                    "",
                    "U undo  R redo  H hint  A start or stop analysis  F flip the board",
                    "S save  M mark every destination  N move now  P pause the programs  O change"
                            + " the opponent",
                    "D offer a draw  G resign  Q quit",
                    "",
                    "Movable pieces and their destinations are highlighted; the path of a capture"
                        + " is traced, and the captured pieces are dimmed. Without colours:"
                        + " (movable) .legal. <destination> +path+ [chosen] xcapturedx 'last move'",
                    "",
                    "Press any key to continue.");

    private final BoardLayout shape;
    private final Signs signs;
    private final ColourDepth depth;

    GamePainter(BoardLayout shape, Signs signs, ColourDepth depth) {
        this.shape = shape;
        this.signs = signs;
        this.depth = depth;
    }

    Canvas paint(TerminalGame terminalGame, View view, int rows, int columns) {
        Canvas canvas = new Canvas(rows, columns);
        Layout layout = Layout.of(rows, columns, shape.size());
        if (view.help()) {
            canvas.putWrapped(0, 1, HELP);
            return canvas;
        }
        if (!layout.fits()) {
            canvas.put(0, 0, "The screen is too small: enlarge it, or use --plain.");
            canvas.put(1, 0, "Q quits.");
            return canvas;
        }
        paintTitle(canvas, terminalGame);
        boolean colours = depth != ColourDepth.NONE;
        new BoardPainter(canvas, layout, shape, signs, colours, view.flipped())
                .paint(terminalGame.game().pieces(), marks(terminalGame, view), view.cursor());
        boolean discs = !shape.chequered();
        double part = Graphs.part(terminalGame.score(), discs);
        Graphs.paintBar(canvas, layout, part, view.flipped(), signs, colours);
        new PanelPainter(canvas, layout, signs, terminalGame, shape).paint(view.flipped());
        paintBottom(canvas, terminalGame, view);
        return canvas;
    }

    private static void paintTitle(Canvas canvas, TerminalGame terminalGame) {
        String state =
                terminalGame.session().isOver()
                        ? ""
                        : terminalGame.game().side().title()
                                + " to move"
                                + only(terminalGame)
                                + paused(terminalGame)
                                + (terminalGame.adviser().isAnalysing() ? ", analysing" : "");
        String title = terminalGame.game().kind().name();
        canvas.put(0, 1, title, Style.PLAIN.asBold());
        canvas.put(0, title.length() + 3, state);
    }

    private static String paused(TerminalGame terminalGame) {
        return terminalGame.session().fault().isPresent()
                ? ", its player failed, P asks it again"
                : terminalGame.session().isPaused() ? ", paused" : "";
    }

    private static String only(TerminalGame terminalGame) {
        return terminalGame.session().isPersonsTurn()
                ? terminalGame.onlyMove().map(move -> ", Return plays " + move).orElse("")
                : "";
    }

    private static void paintBottom(Canvas canvas, TerminalGame terminalGame, View view) {
        int bottom = canvas.rows() - 1;
        String message =
                view.message().isEmpty() && terminalGame.session().isOver()
                        ? ResultText.of(terminalGame.game())
                        : view.message();
        List<String> lines = Paragraph.of(List.of(message.split(" ", -1)), canvas.columns() - 2);
        int top = bottom - 1 - lines.size();
        for (int line = 0; line < lines.size(); line++) {
            String shown = lines.get(line);
            // A longer message covers the board until the next key.
            String rest =
                    lines.size() == 1 ? "" : " ".repeat(canvas.columns() - shown.length() - 1);
            canvas.put(top + line, 1, shown + rest, Style.PLAIN.asBold());
        }
        canvas.put(bottom - 1, 1, view.prompt() + view.typed());
        int cursor = 1 + view.prompt().length() + view.typed().length();
        canvas.put(bottom - 1, cursor, " ", Style.PLAIN.reversed());
        canvas.put(
                bottom,
                1,
                Paragraph.beginning(KEYS, canvas.columns() - 1),
                Style.of(Palette.GREY, null));
    }

    /** The marks of the squares; later ones replace earlier ones. */
    private static Map<Integer, Mark> marks(TerminalGame terminalGame, View view) {
        Map<Integer, Mark> marks = new HashMap<>();
        lastPath(terminalGame.game())
                .ifPresent(path -> path.squares().forEach(square -> marks.put(square, Mark.LAST)));
        if (terminalGame.session().isPersonsTurn()) {
            Entry entry = view.entry();
            if (entry.isEmpty()) {
                if (view.points()) {
                    terminalGame
                            .destinations()
                            .forEach(square -> marks.putIfAbsent(square, Mark.POINT));
                }
                entry.starts().forEach(square -> marks.put(square, Mark.MOVABLE));
            }
            entry.destinations().forEach(square -> marks.put(square, Mark.DESTINATION));
            entry.chosen().forEach(square -> marks.put(square, Mark.SELECTED));
            view.traced()
                    .ifPresent(
                            way -> {
                                way.captured().forEach(square -> marks.put(square, Mark.CAPTURED));
                                way.squares().forEach(square -> marks.put(square, Mark.PATH));
                            });
        }
        return marks;
    }

    private static Optional<MovePath> lastPath(Game game) {
        int last = game.ply() - 1;
        return last < 0
                ? Optional.empty()
                : game.kind().board().paths(game.position(last), game.move(last), 1).stream()
                        .findFirst();
    }
}
