package damier.terminal.screen;

import damier.core.BoardLayout;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Sentence;
import damier.core.TypedMove;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.terminal.Completion;
import damier.terminal.GameSetup;
import damier.terminal.PlayerFaultText;
import damier.terminal.PlayerSeat;
import damier.terminal.SavedGame;
import damier.terminal.ScoreText;
import damier.terminal.TerminalGame;
import damier.terminal.TerminalListener;
import damier.terminal.Thought;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** A game on the full screen: draws it, and handles keys and clicks. */
public final class ScreenGame implements Window, TerminalListener, AutoCloseable {
    private static final int MAX_BOARD_SIZE = 10;

    private final TerminalGame terminalGame;
    private final GameSession<PlayerSeat> session;
    private final SavedGame saved;
    private final BoardLayout shape;
    private final BoardCursor cursor;
    private final GamePainter painter;
    private final TypedLine typed = new TypedLine();

    private String message = "";
    private boolean flipped;

    /** Whether every legal destination is marked. */
    private boolean points;

    private boolean help;
    private boolean ended;

    /** Whether G was the last key; resigning takes it twice. */
    private boolean asksToResign;

    private boolean analyses;

    /** The key of the position whose analysis is complete. */
    private long analysedKey;

    public ScreenGame(GameSetup setup, EventLoop loop) {
        this(setup, loop::later, loop.signs(), loop.depth());
    }

    /**
     * @param later runs a task on the thread of the screen
     */
    ScreenGame(GameSetup setup, Consumer<Runnable> later, Signs signs, ColourDepth depth) {
        terminalGame = new TerminalGame(setup, later, this);
        session = terminalGame.session();
        saved = new SavedGame(session);
        shape = session.game().kind().board().layout();
        cursor = new BoardCursor(session.game(), shape);
        painter = new GamePainter(shape, signs, depth);
        flipped = terminalGame.isForBlack() && shape.chequered();
        points = terminalGame.isForBeginner();
    }

    /** Whether the board of every game fits. */
    public static boolean hasRoomForABoard(int rows, int columns) {
        return Layout.of(rows, columns, MAX_BOARD_SIZE).fits();
    }

    public GameSession<PlayerSeat> session() {
        return session;
    }

    TerminalGame game() {
        return terminalGame;
    }

    @Override
    public boolean hasEnded() {
        return ended;
    }

    @Override
    public Canvas paint(int rows, int columns) {
        return painter.paint(terminalGame, view(), rows, columns);
    }

    @Override
    public void wasSuspended(long nanos) {
        session.clocks().forgive(nanos);
    }

    View view() {
        return new View(
                flipped,
                points,
                cursor.square(),
                cursor.entry(),
                traced(),
                typed.prompt(),
                typed.text(),
                message,
                help);
    }

    /** The path of the typed move, or else that of the cursor. */
    private Optional<Entry.Way> traced() {
        if (typed.isEmpty() || typed.isQuestion() || !session.isPersonsTurn()) {
            return cursor.traced();
        }
        return TypedMove.of(session.game(), typed.text()) instanceof TypedMove.Legal(long move)
                ? cursor.way(move)
                : Optional.empty();
    }

    /** Lets the programs move, and checks the clocks. */
    @Override
    public void update() {
        session.checkFlag(0);
        if (!session.isPaused() && !session.isPersonsTurn()) {
            terminalGame.goOn();
        }
        boolean isIdle =
                !terminalGame.isThinking() && !terminalGame.adviser().isBusy() && !session.isOver();
        if (analyses && isIdle && session.game().position().key() != analysedKey) {
            terminalGame.adviser().analyse(Limits.INFINITE);
        }
    }

    @Override
    public void press(Key key, int rows, int columns) {
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
            boolean asked = asksToResign;
            pressInGame(key, Layout.of(rows, columns, shape.size()));
            asksToResign &= !asked;
        }
    }

    private void pressInGame(Key key, Layout layout) {
        switch (key.kind()) {
            case LETTER -> letter(key.letter());
            case BACKSPACE -> typed.erase();
            case ESCAPE -> forget();
            case TAB -> tab();
            case ENTER -> enter();
            case UP, DOWN, LEFT, RIGHT -> cursor.go(key.kind(), flipped);
            case CLICK ->
                    click(BoardPainter.squareAt(layout, shape, flipped, key.row(), key.column()));
            default -> {}
        }
    }

    /**
     * Lower-case letters and digits are moves; capitals, and letters that no move contains, are
     * commands.
     */
    private void letter(char letter) {
        Runnable command = command(letter);
        if (command != null && typed.isFresh()) {
            typed.clear();
            command.run();
        } else if (letter == '?') {
            help = true;
        } else if (Character.isLetterOrDigit(letter) || "-:.".indexOf(letter) >= 0) {
            typed.add(letter);
        }
    }

    private @Nullable Runnable command(char letter) {
        return switch (letter) {
            case 'U', 'u' -> () -> travel(session.undo(), "There is nothing to undo.");
            case 'R', 'r' -> () -> travel(session.redo(), "There is nothing to redo.");
            case 'H' -> this::advise;
            case 'A' -> this::analyse;
            case 'F' -> () -> flipped = !flipped;
            case 'M', 'm' -> () -> points = !points;
            case 'S', 's' -> this::askForFile;
            case 'N', 'n' -> terminalGame::hurry;
            case 'P', 'p' -> this::pause;
            case 'O', 'o' -> this::askForOpponent;
            case 'D' -> this::draw;
            case 'G' -> this::resign;
            case 'Q', 'q' -> () -> ended = true;
            case ' ' -> this::enter;
            default -> null;
        };
    }

    private void travel(boolean done, String otherwise) {
        message = done ? "" : otherwise;
        cursor.reset();
    }

    private void advise() {
        message = session.isOver() ? "The game is over." : "thinking about a hint";
        terminalGame.adviser().advise();
    }

    private void analyse() {
        analyses = !analyses;
        analysedKey = 0;
        if (!analyses) {
            terminalGame.adviser().drop();
        }
    }

    private void resign() {
        if (asksToResign) {
            terminalGame.resign();
        } else {
            asksToResign = true;
            message = "Press G again to resign.";
        }
    }

    private void pause() {
        if (session.isPaused()) {
            terminalGame.goOn();
        } else {
            terminalGame.pause();
        }
    }

    private void draw() {
        message = terminalGame.offerDraw() ? "" : "The draw is not accepted.";
    }

    private void askForFile() {
        typed.ask("file> ", saved.freeName(Path.of("")), file -> message = saved.save(file));
    }

    private void askForOpponent() {
        typed.ask(terminalGame.opponent().title() + "'s new player> ", "", this::replaceOpponent);
    }

    private void replaceOpponent(String player) {
        try {
            terminalGame.replaceOpponent(player.strip());
        } catch (IllegalArgumentException fault) {
            message = String.valueOf(fault.getMessage());
        }
    }

    private void forget() {
        typed.clear();
        cursor.hide();
        cursor.reset();
    }

    private void tab() {
        if (typed.isEmpty()) {
            cursor.next();
            return;
        }
        List<String> found = Completion.of(session.game(), shape, typed.text());
        if (found.isEmpty()) {
            message = "No move begins with " + typed.text() + ".";
        } else {
            typed.set(Completion.common(found));
            message = found.size() > 1 ? String.join("  ", found) : "";
        }
    }

    private void enter() {
        Game game = session.game();
        if (!typed.isEmpty()) {
            ifPersonsTurn(this::enterTyped);
        } else if (cursor.isShown()) {
            click(cursor.square());
        } else if (session.isPersonsTurn() && game.legalMoves().length == 1) {
            play(game.legalMoves()[0]);
        } else if (session.isPersonsTurn()) {
            message = game.legalMoves().length + " moves are legal.";
        }
    }

    private void ifPersonsTurn(Runnable action) {
        if (session.isPersonsTurn()) {
            action.run();
        } else {
            message = session.isOver() ? "The game is over." : "It is not your turn.";
        }
    }

    private void enterTyped() {
        switch (TypedMove.of(session.game(), typed.text())) {
            case TypedMove.Legal(long move) -> play(move);
            case TypedMove.Ambiguous(_, List<String> paths) ->
                    message = typed.text() + " can be: " + String.join("  ", paths);
            case TypedMove.Wrong wrong -> {
                message = reasons(wrong.texts());
                typed.refuse();
            }
        }
    }

    /** The reasons, without the introductory first sentence. */
    private static String reasons(List<String> sentences) {
        return String.join(
                "; ", sentences.size() > 1 ? sentences.subList(1, sentences.size()) : sentences);
    }

    private void play(long move) {
        typed.clear();
        terminalGame.play(move);
    }

    private void click(int square) {
        if (square != BoardCursor.NO_SQUARE) {
            ifPersonsTurn(() -> choose(square));
        }
    }

    private void choose(int square) {
        boolean stood = !cursor.entry().isEmpty();
        OptionalLong move = cursor.choose(square);
        move.ifPresent(this::play);
        if (move.isEmpty() && cursor.entry().isEmpty() && !stood) {
            Game game = session.game();
            List<Sentence> sentences = game.kind().explainer().square(game.position(), square);
            message = String.join("; ", Sentence.texts(sentences));
        }
    }

    @Override
    public void played(PlayedMove move) {
        if (session.seat(move.side()).isPerson()) {
            cursor.hide();
        }
        message = "";
        cursor.reset();
    }

    @Override
    public void advised(String move, Thought thought) {
        message = "Hint: %s (%s)".formatted(move, ScoreText.of(thought.score()));
        cursor.showHint(session.game().kind().notation().move(session.game().position(), move));
    }

    @Override
    public void analysed() {
        analysedKey = session.game().position().key();
    }

    @Override
    public void failed(RuntimeException fault) {
        message = PlayerFaultText.of(fault);
        if (session.fault().isPresent()) {
            message += "; P asks it again, O replaces it, or type a move to play for it";
        }
    }

    @Override
    public void close() {
        terminalGame.close();
    }
}
