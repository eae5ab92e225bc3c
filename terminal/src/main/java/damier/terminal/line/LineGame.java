package damier.terminal.line;

import damier.core.BoardLayout;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Sentence;
import damier.core.Side;
import damier.core.TypedMove;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.terminal.Completion;
import damier.terminal.GameSetup;
import damier.terminal.PlayerFaultText;
import damier.terminal.PlayerSeat;
import damier.terminal.ResultText;
import damier.terminal.SearchText;
import damier.terminal.TerminalGame;
import damier.terminal.TerminalListener;
import damier.terminal.Thought;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;

/** The line-based user interface: a prompt, typed moves, and a line of text for every event. */
public final class LineGame implements TerminalListener, AutoCloseable {
    private static final int NEVER = -1;
    private static final int OVER = -2;

    private final LineInput input;
    private final PrintWriter out;
    private final BoardLayout shape;
    private final TerminalGame terminalGame;
    private final GameSession<PlayerSeat> session;
    private final LineCommands commands;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

    private boolean flipped;
    private boolean showsBoard = true;

    /** Whether every legal destination is marked. */
    private boolean points;

    private boolean analysing;
    private boolean ended;

    /** The last ply that was introduced to the user, or {@link #OVER}. */
    private int explained = NEVER;

    public LineGame(GameSetup setup, LineInput input, PrintWriter out) {
        this.input = input;
        this.out = out;
        terminalGame = new TerminalGame(setup, tasks::add, this);
        session = terminalGame.session();
        shape = session.game().kind().board().layout();
        flipped = terminalGame.isForBlack() && shape.chequered();
        points = terminalGame.isForBeginner();
        commands = new LineCommands(this, terminalGame);
    }

    /**
     * Plays to the end of the game or of the input.
     *
     * @throws RuntimeException if a program failed and the input is not interactive
     */
    public void run() {
        introduce();
        showBoard();
        while (!ended) {
            if (session.isOver()) {
                askAfterGame();
            } else if (session.fault().isPresent()) {
                askAfterFault(session.fault().get());
            } else if (session.isPersonsTurn()) {
                turn();
            } else {
                terminalGame.goOn();
                await(() -> !terminalGame.isThinking());
            }
        }
    }

    public GameSession<PlayerSeat> session() {
        return session;
    }

    private void introduce() {
        String name = session.game().kind().name();
        String white = session.seat(Side.WHITE).label();
        String black = session.seat(Side.BLACK).label();
        say("%s. White: %s, Black: %s.".formatted(name, white, black));
        if (session.hasPerson()) {
            say("Type a move, Return for the only legal one, or help.");
        }
    }

    /** After the game, an interactive user can undo the last move or save the game. */
    private void askAfterGame() {
        boolean isNew = explained != OVER;
        explained = OVER;
        if (isNew) {
            showBoard();
        }
        if (!input.isInteractive() || !session.hasPerson()) {
            ended = true;
            return;
        }
        if (isNew) {
            say(ResultText.of(session.game()));
        }
        read("undo, save or quit> ").ifPresentOrElse(this::answerAfterwards, () -> ended = true);
    }

    private void answerAfterwards(String line) {
        if (line.isBlank()) {
            ended = true;
        } else if (!commands.run(line)) {
            say("The game is over; undo takes the last move back.");
        }
    }

    /** A program has failed: an interactive user chooses how to continue. */
    private void askAfterFault(RuntimeException fault) {
        if (!input.isInteractive()) {
            throw fault;
        }
        String prompt = session.game().side().title() + " (Return asks it again)> ";
        read(prompt).ifPresentOrElse(this::answerFault, () -> ended = true);
    }

    private void answerFault(String line) {
        if (line.isBlank()) {
            terminalGame.goOn();
        } else if (!commands.run(line)) {
            play(line.strip());
        }
    }

    private void turn() {
        Game game = session.game();
        boolean isNew = explained != game.ply();
        explained = game.ply();
        if (isNew && !game.kind().rules().isQuiet(game.position())) {
            Sentence.texts(game.kind().explainer().position(game.position())).forEach(this::say);
        }
        String side = game.side().title();
        String only =
                terminalGame.onlyMove().map(move -> " (Return plays " + move + ")").orElse("");
        read(side + only + "> ").ifPresentOrElse(this::answer, () -> ended = true);
    }

    private Optional<String> read(String prompt) {
        return Optional.ofNullable(input.read(prompt, this::complete));
    }

    private List<String> complete(String prefix) {
        List<String> found = new ArrayList<>();
        if (!session.isOver()) {
            found.addAll(Completion.of(session.game(), shape, prefix));
        }
        commands.names().stream().filter(name -> name.startsWith(prefix)).forEach(found::add);
        return found;
    }

    private void answer(String line) {
        if (session.checkFlag(0)) {
            return;
        }
        if (line.isBlank()) {
            terminalGame
                    .onlyMove()
                    .ifPresentOrElse(this::play, () -> say("Several moves are legal: " + moves()));
        } else if (!commands.run(line)) {
            play(line.strip());
        }
    }

    private void play(String text) {
        switch (TypedMove.of(session.game(), text)) {
            case TypedMove.Legal(long move) -> terminalGame.play(move);
            case TypedMove.Ambiguous(_, List<String> paths) ->
                    say("%s can be: %s".formatted(text, String.join(", ", paths)));
            case TypedMove.Wrong wrong -> wrong.texts().forEach(this::say);
        }
    }

    String moves() {
        Game game = session.game();
        List<String> texts = new ArrayList<>();
        for (long move : game.sortedMoves()) {
            texts.add(game.kind().notation().format(game.position(), move));
        }
        return String.join(" ", texts);
    }

    void flip() {
        flipped = !flipped;
        drawBoard();
    }

    void showBoards(boolean wanted) {
        showsBoard = wanted;
    }

    /** Draws the board unless {@code board off} was typed. */
    void showBoard() {
        if (showsBoard) {
            drawBoard();
        }
    }

    void showPoints(boolean wanted) {
        points = wanted;
        drawBoard();
    }

    void drawBoard() {
        Set<Integer> marked = points ? terminalGame.destinations() : Set.of();
        BoardText.lines(shape, session.game().pieces(), marked, flipped).forEach(this::say);
    }

    void end() {
        ended = true;
    }

    /** Ends the game from another thread, once no line is being read. */
    public void interrupt() {
        tasks.add(this::end);
    }

    void advise() {
        terminalGame.adviser().advise();
        await(() -> !terminalGame.adviser().isBusy());
    }

    void analyse(Limits limits) {
        analysing = true;
        terminalGame.adviser().analyse(limits);
        await(() -> !terminalGame.adviser().isBusy());
        analysing = false;
    }

    private void await(BooleanSupplier done) {
        try {
            while (!done.getAsBoolean() && !ended) {
                tasks.take().run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            ended = true;
        }
    }

    void say(String line) {
        out.println(line);
        out.flush();
    }

    @Override
    public void played(PlayedMove move) {
        StringBuilder line = new StringBuilder();
        line.append(move.side().title()).append(" plays ").append(move.text());
        List<String> search = SearchText.of(move);
        if (!search.isEmpty()) {
            line.append(" (").append(String.join(", ", search)).append(')');
        }
        say(line.toString());
        if (session.isPersonsTurn()) {
            showBoard();
        }
    }

    @Override
    public void thought(Thought thought) {
        if (analysing) {
            say(
                    String.format(
                            Locale.ROOT,
                            "depth %d  %s  %d nodes  %.1f s  %s",
                            thought.depth(),
                            thought.scoreText(),
                            thought.nodes(),
                            thought.nanos() / 1e9,
                            String.join(" ", thought.line())));
        }
    }

    @Override
    public void advised(String move, Thought thought) {
        String line = String.join(" ", thought.line());
        say("Hint: %s (%s: %s)".formatted(move, thought.scoreText(), line));
    }

    @Override
    public void failed(RuntimeException fault) {
        if (!input.isInteractive() && session.fault().isPresent()) {
            return;
        }
        say(PlayerFaultText.of(fault));
        if (session.fault().isPresent()) {
            showBoard();
            say(
                    "Press Return to ask it again, type a move to play for it, or opponent PLAYER"
                            + " to replace it.");
        }
    }

    @Override
    public void close() {
        terminalGame.close();
    }
}
