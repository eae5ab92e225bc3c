package damier.terminal.screen;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Sentence;
import damier.terminal.BoardShape;
import damier.terminal.Completion;
import damier.terminal.GameSession;
import damier.terminal.PlayedMove;
import damier.terminal.SavedGame;
import damier.terminal.ScoreText;
import damier.terminal.SessionListener;
import damier.terminal.Thought;
import damier.terminal.TypedMove;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What keys and clicks mean, and what is to be seen: the screen's face without its terminal. */
final class ScreenGame<P extends Position> implements SessionListener {
    private static final String ASKS_FOR_FILE = "file> ";
    private static final int NO_SQUARE = -1;

    private final GameSession<P> session;
    private final BoardShape shape;

    private Entry entry;
    private Optional<Entry.Way> advised = Optional.empty();
    private int cursor = NO_SQUARE;
    private final StringBuilder typed = new StringBuilder();
    private String message = "";
    private boolean flipped;
    private boolean help;
    private boolean asksForFile;
    private boolean ended;

    /** Whether G was the last key: giving up takes it twice. */
    private boolean asksToResign;

    private boolean analyses;

    /** The position that there is no more to say about. */
    private long analysedKey;

    ScreenGame(Function<SessionListener, GameSession<P>> maker) {
        session = maker.apply(this);
        shape = BoardShape.of(session.game().kind());
        entry = Entry.of(session.game());
        flipped = session.seating().isForBlack() && shape.chequered();
    }

    GameSession<P> session() {
        return session;
    }

    BoardShape shape() {
        return shape;
    }

    boolean hasEnded() {
        return ended;
    }

    View view() {
        String prompt = asksForFile ? ASKS_FOR_FILE : "move> ";
        return new View(flipped, cursor, entry, traced(), prompt, "" + typed, message, help);
    }

    /** What is typed, or else where the cursor is, or else what was advised. */
    private Optional<Entry.Way> traced() {
        if (!typed.isEmpty() && !asksForFile && session.isPersonsTurn()) {
            return TypedMove.of(session.game(), "" + typed) instanceof TypedMove.Legal(long move)
                    ? way(move)
                    : Optional.empty();
        }
        return entry.preview(cursor).or(() -> advised);
    }

    private Optional<Entry.Way> way(long move) {
        return entry.ways().stream().filter(way -> way.move() == move).findFirst();
    }

    /** Lets the programs play, and the clocks run. */
    void goOn() {
        session.hasFlagFallen();
        if (!session.isPaused() && !session.isPersonsTurn()) {
            session.goOn();
        }
        boolean isIdle =
                !session.seating().isThinking() && !session.adviser().isBusy() && !session.isOver();
        if (analyses && isIdle && session.game().position().key() != analysedKey) {
            session.adviser().analyse(Limits.INFINITE);
        }
    }

    void press(Key key, Layout layout) {
        if (key.kind() == Key.Kind.END) {
            ended = true;
        } else if (key.kind() == Key.Kind.OTHER) {
            return;
        } else if (help) {
            help = false;
        } else if (asksForFile) {
            pressForFile(key);
        } else {
            message = "";
            boolean asked = asksToResign;
            pressInGame(key, layout);
            asksToResign &= !asked;
        }
    }

    private void pressForFile(Key key) {
        switch (key.kind()) {
            case LETTER -> typed.append(key.letter());
            case BACKSPACE -> erase();
            case ENTER -> {
                message = typed.isEmpty() ? "" : SavedGame.save(session, "" + typed);
                stopAsking();
            }
            case ESCAPE -> stopAsking();
            default -> {}
        }
    }

    private void stopAsking() {
        typed.setLength(0);
        asksForFile = false;
    }

    private void pressInGame(Key key, Layout layout) {
        switch (key.kind()) {
            case LETTER -> letter(key.letter());
            case BACKSPACE -> erase();
            case ESCAPE -> forget();
            case TAB -> tab();
            case ENTER -> enter();
            case UP, DOWN, LEFT, RIGHT -> arrow(key.kind());
            case CLICK ->
                    click(BoardPainter.squareAt(layout, shape, flipped, key.row(), key.column()));
            default -> {}
        }
    }

    private void erase() {
        if (!typed.isEmpty()) {
            typed.setLength(typed.length() - 1);
        }
    }

    /** Small letters and digits are moves, capitals commands; so is what no move has. */
    private void letter(char letter) {
        Runnable command = command(letter);
        if (command != null && (typed.isEmpty() || letter == '?')) {
            command.run();
        } else if (Character.isLetterOrDigit(letter) || letter == '-' || letter == ':') {
            typed.append(letter);
        }
    }

    private @Nullable Runnable command(char letter) {
        return switch (letter) {
            case '?' -> () -> help = true;
            case 'U', 'u' -> () -> travel(session.undo(), "There is nothing to take back.");
            case 'R', 'r' -> () -> travel(session.redo(), "There is nothing to make again.");
            case 'H' -> this::advise;
            case 'A' -> this::analyse;
            case 'F' -> () -> flipped = !flipped;
            case 'S', 's' -> this::askForFile;
            case 'N', 'n' -> session.seating()::hurry;
            case 'P', 'p' -> this::pause;
            case 'D' -> this::draw;
            case 'G' -> this::resign;
            case 'Q', 'q' -> () -> ended = true;
            case ' ' -> this::enter;
            default -> null;
        };
    }

    private void travel(boolean done, String otherwise) {
        message = done ? "" : otherwise;
        renew();
    }

    private void advise() {
        message = session.isOver() ? "The game is over." : "thinking about a hint";
        session.adviser().advise();
    }

    private void analyse() {
        analyses = !analyses;
        analysedKey = 0;
        if (!analyses) {
            session.adviser().drop();
        }
    }

    private void resign() {
        if (asksToResign) {
            session.resign();
        } else {
            asksToResign = true;
            message = "Press G again to give up.";
        }
    }

    private void pause() {
        if (session.isPaused()) {
            session.goOn();
        } else {
            session.pause();
        }
    }

    private void draw() {
        message = session.offerDraw() ? "" : "The draw is not accepted.";
    }

    private void askForFile() {
        asksForFile = true;
        typed.setLength(0);
        typed.append(SavedGame.freeName(Path.of(""), session.game()));
    }

    private void forget() {
        typed.setLength(0);
        cursor = NO_SQUARE;
        renew();
    }

    /** After the position has changed, or what was chosen is not wanted. */
    private void renew() {
        entry = Entry.of(session.game());
        advised = Optional.empty();
    }

    private void tab() {
        if (typed.isEmpty()) {
            cursor = CursorKeys.next(entry.isEmpty() ? entry.starts() : entry.next(), cursor);
            return;
        }
        List<String> found = Completion.of(session.game(), shape, "" + typed);
        if (found.isEmpty()) {
            message = "No move begins with " + typed + ".";
        } else {
            typed.setLength(0);
            typed.append(Completion.common(found));
            message = found.size() > 1 ? String.join("  ", found) : "";
        }
    }

    private void arrow(Key.Kind arrow) {
        cursor =
                cursor == NO_SQUARE
                        ? CursorKeys.next(entry.starts(), NO_SQUARE)
                        : CursorKeys.move(shape, cursor, arrow, flipped);
        if (cursor == NO_SQUARE) {
            cursor = 0;
        }
    }

    private void enter() {
        Game<P> game = session.game();
        if (!typed.isEmpty()) {
            ifPersonsTurn(this::enterTyped);
        } else if (cursor != NO_SQUARE) {
            click(cursor);
        } else if (session.isPersonsTurn() && game.legalMoves().length == 1) {
            play(game.legalMoves()[0]);
        } else if (session.isPersonsTurn()) {
            message = "There is a choice of " + game.legalMoves().length + " moves.";
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
        switch (TypedMove.of(session.game(), "" + typed)) {
            case TypedMove.Legal(long move) -> play(move);
            case TypedMove.Ambiguous(_, List<String> paths) ->
                    message = typed + " can be: " + String.join("  ", paths);
            case TypedMove.Wrong(List<String> sentences) -> message = reasons(sentences);
        }
    }

    /** Without the sentence that only says that there are reasons. */
    private static String reasons(List<String> sentences) {
        return String.join(
                "; ", sentences.size() > 1 ? sentences.subList(1, sentences.size()) : sentences);
    }

    private void play(long move) {
        typed.setLength(0);
        session.play(move);
    }

    private void click(int square) {
        if (square != NO_SQUARE) {
            ifPersonsTurn(() -> choose(square));
        }
    }

    private void choose(int square) {
        boolean stood = !entry.isEmpty();
        entry = entry.choose(square);
        entry.move().ifPresent(this::play);
        if (entry.isEmpty() && !stood) {
            Game<P> game = session.game();
            List<Sentence> sentences = game.kind().explainer().square(game.position(), square);
            message = String.join("; ", Sentence.texts(sentences));
        }
    }

    @Override
    public void played(PlayedMove move) {
        cursor = session.seating().seat(move.side()).isPerson() ? NO_SQUARE : cursor;
        message = "";
        renew();
    }

    @Override
    public void advised(String move, Thought thought) {
        message = "Hint: %s (%s)".formatted(move, ScoreText.of(thought.score()));
        advised = way(session.game().kind().notation().move(session.game().position(), move));
    }

    @Override
    public void analysed() {
        analysedKey = session.game().position().key();
    }

    @Override
    public void failed(RuntimeException fault) {
        message = fault.getMessage() + (session.isPaused() ? "; P asks it again" : "");
    }
}
