package damier.terminal.line;

import damier.core.Durations;
import damier.core.Explanations;
import damier.core.Game;
import damier.core.Limits;
import damier.core.NotationException;
import damier.core.Sentence;
import damier.core.Side;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.terminal.PlayerSeat;
import damier.terminal.SavedGame;
import damier.terminal.TerminalGame;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The commands that can be typed in place of a move. */
final class LineCommands {
    /** A command; its action gets the text after the name. */
    private record Command(String usage, String meaning, Consumer<String> action) {}

    private static final Limits ANALYSIS = Limits.time(3_000_000_000L);

    private final LineGame face;
    private final TerminalGame terminalGame;
    private final GameSession<PlayerSeat> session;
    private final SavedGame saved;
    private final Map<String, Command> commands = new LinkedHashMap<>();

    LineCommands(LineGame face, TerminalGame terminalGame) {
        this.face = face;
        this.terminalGame = terminalGame;
        session = terminalGame.session();
        saved = new SavedGame(session);
        add("moves", "moves", "lists the legal moves", any -> face.say(face.moves()));
        add(
                "board",
                "board [on|off]",
                "draws the board now, after every move, or never",
                this::board);
        add(
                "points",
                "points [on|off]",
                "marks every square where a move can end, or none",
                how -> face.showPoints(!how.equals("off")));
        add("flip", "flip", "flips the board", any -> face.flip());
        add("why", "why [MOVE|SQUARE]", "explains which rule allows or forbids it", this::why);
        add("hint", "hint", "asks the engine for a move", any -> ifNotOver(face::advise));
        add(
                "analyse",
                "analyse [TIME]",
                "shows the engine's analysis for a time, such as 5s",
                this::analyse);
        add("undo", "undo", "takes your last move back", any -> undo());
        add("redo", "redo", "plays it again", any -> redo());
        add("game", "game", "lists the moves played", any -> game());
        add("position", "position", "prints the position", any -> position());
        add("clock", "clock", "shows the remaining time", any -> clock());
        add("save", "save [FILE]", "saves the game to a file", this::save);
        add("opponent", "opponent PLAYER", "changes your opponent", this::opponent);
        add("draw", "draw", "offers a draw", any -> draw());
        add("resign", "resign", "resigns the game", any -> terminalGame.resign());
        add("help", "help", "shows this list", any -> help());
        add("quit", "quit", "quits without finishing the game", any -> face.end());
    }

    private void add(String name, String usage, String meaning, Consumer<String> action) {
        commands.put(name, new Command(usage, meaning, action));
    }

    List<String> names() {
        return List.copyOf(commands.keySet());
    }

    /** Runs a line if it is a command; returns whether it is one. */
    boolean run(String line) {
        String[] parts = line.strip().split("\\s+", 2);
        String name = parts[0].toLowerCase(Locale.ROOT);
        Command command = commands.get(name.equals("?") ? "help" : name);
        if (command == null) {
            return false;
        }
        command.action().accept(parts.length == 1 ? "" : parts[1].strip());
        return true;
    }

    private void ifNotOver(Runnable action) {
        if (session.isOver()) {
            face.say("The game is over.");
        } else {
            action.run();
        }
    }

    private void board(String how) {
        switch (how) {
            case "on" -> face.showBoards(true);
            case "off" -> face.showBoards(false);
            default -> face.drawBoard();
        }
    }

    private void why(String what) {
        Game game = session.game();
        boolean isSquare = isSquare(game, what);
        String move = what.isEmpty() || isSquare ? null : what;
        try {
            Sentence.texts(Explanations.of(game, move, isSquare ? what : null)).forEach(face::say);
        } catch (NotationException fault) {
            face.say(String.valueOf(fault.getMessage()));
        }
    }

    private static boolean isSquare(Game game, String what) {
        try {
            game.kind().notation().square(what);
            return true;
        } catch (NotationException fault) {
            return false;
        }
    }

    private void analyse(String time) {
        try {
            Limits limits = time.isEmpty() ? ANALYSIS : Limits.time(Durations.parse(time));
            ifNotOver(() -> face.analyse(limits));
        } catch (IllegalArgumentException fault) {
            face.say(String.valueOf(fault.getMessage()));
        }
    }

    private void undo() {
        if (session.undo()) {
            face.showBoard();
        } else {
            face.say("There is nothing to undo.");
        }
    }

    private void redo() {
        if (session.redo()) {
            face.showBoard();
        } else {
            face.say("There is nothing to redo.");
        }
    }

    private void game() {
        StringBuilder line = new StringBuilder();
        Side first = session.game().start().side();
        int number = 0;
        for (PlayedMove move : session.moves()) {
            if (move.side() == first) {
                line.append(line.isEmpty() ? "" : " ").append(++number).append('.');
            }
            line.append(' ').append(move.text());
        }
        face.say(line.isEmpty() ? "No move has been played." : line.toString());
    }

    private void position() {
        Game game = session.game();
        face.say(game.kind().notation().format(game.position()));
    }

    private void clock() {
        if (!session.clocks().isTimed()) {
            face.say("There is no clock.");
            return;
        }
        for (Side side : Side.values()) {
            long seconds = Math.max(0, session.clocks().left(side)) / 1_000_000_000;
            face.say("%s has %d:%02d".formatted(side.title(), seconds / 60, seconds % 60));
        }
    }

    private void save(String file) {
        face.say(saved.save(file.isEmpty() ? saved.freeName(Path.of("")) : file));
    }

    private void opponent(String player) {
        try {
            Side side = terminalGame.opponent();
            if (!player.isEmpty()) {
                terminalGame.replaceOpponent(player);
            }
            String name = session.seat(side).label();
            face.say("%s plays %s.".formatted(name, side.title()));
        } catch (IllegalArgumentException fault) {
            face.say(String.valueOf(fault.getMessage()));
        }
    }

    private void draw() {
        if (!terminalGame.offerDraw()) {
            face.say("The draw is not accepted.");
        }
    }

    private void help() {
        face.say("A move: 32-28, 3228, 28x19, b3c4, f5; Return plays the only legal move.");
        commands.values()
                .forEach(
                        command ->
                                face.say(
                                        "  %-18s %s"
                                                .formatted(command.usage(), command.meaning())));
    }
}
