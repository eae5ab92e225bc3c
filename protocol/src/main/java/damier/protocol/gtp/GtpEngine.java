package damier.protocol.gtp;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.NotationException;
import damier.core.Side;
import damier.engine.Engine;
import damier.protocol.EngineSide;
import damier.protocol.Thinker;
import damier.search.SearchListener;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Damier as a GTP engine for Othello. Commands are answered in order, each before the next is
 * executed; reading continues meanwhile, so that the end of the input ends a search.
 */
public final class GtpEngine implements EngineSide {
    private static final String PASS = "pass";

    /** The value of a disc in scores. */
    private static final int DISC = 100;

    private final String version;
    private final Limits otherwise;
    private final Consumer<String> out;
    private final Thinker thinker;
    private final GameDefinition kind;
    private final Map<String, Function<GtpLine, String>> commands = new TreeMap<>();

    /** The fields from here on are used by the thinker's thread only. */
    private Game game;

    /** The number of moves that each command played: none, one, or a pass and a move. */
    private final Deque<Integer> made = new ArrayDeque<>();

    private final Map<Side, GtpClock> clocks = new EnumMap<>(Side.class);

    /**
     * @param engine is closed at the end, and not shared
     * @param otherwise the limits if the host sets no clock
     * @param out sends a line, from any thread
     */
    public GtpEngine(Engine engine, String version, Limits otherwise, Consumer<String> out) {
        kind = engine.kind().game();
        this.version = version;
        this.otherwise = otherwise;
        this.out = out;
        thinker = new Thinker(engine);
        game = new Game(kind);
        addCommands();
    }

    private void addCommands() {
        commands.put("protocol_version", line -> "2");
        commands.put("name", line -> "Damier");
        commands.put("version", line -> version);
        commands.put(
                "known_command", line -> Boolean.toString(commands.containsKey(line.argument(0))));
        commands.put("list_commands", line -> String.join("\n", commands.keySet()));
        commands.put("quit", line -> "");
        commands.put("boardsize", line -> boardSize(line.number(0)));
        commands.put("clear_board", line -> clear());
        commands.put("damier-option", line -> set(line.argument(0), line.argument(1)));
        commands.put("komi", line -> komi(line.argument(0)));
        commands.put("play", line -> play(side(line.argument(0)), line.argument(1)));
        commands.put("genmove", line -> generate(side(line.argument(0))));
        commands.put("undo", line -> undo());
        commands.put(
                "time_settings", line -> setTime(line.seconds(0), line.seconds(1), line.number(2)));
        commands.put(
                "time_left",
                line -> setTimeLeft(side(line.argument(0)), line.seconds(1), line.number(2)));
        commands.put("final_score", line -> finalScore());
        commands.put("showboard", line -> board());
    }

    @Override
    public boolean handle(String text) {
        Optional<GtpLine> line = GtpLine.parse(text);
        line.ifPresent(asked -> thinker.then(() -> answer(asked)));
        if (line.isPresent() && line.get().command().equals("quit")) {
            thinker.finish();
            return false;
        }
        return true;
    }

    @Override
    public void handleOverlong() {
        thinker.then(() -> say("?", "a line of more than " + MAX_LINE + " bytes is no command"));
    }

    @Override
    public void close() {
        thinker.close();
    }

    private void answer(GtpLine line) {
        try {
            Function<GtpLine, String> command = commands.get(line.command());
            if (command == null) {
                throw new IllegalArgumentException("unknown command");
            }
            say("=" + line.id(), command.apply(line));
        } catch (IllegalArgumentException fault) {
            say("?" + line.id(), String.valueOf(fault.getMessage()));
        }
    }

    /** Sends an answer, which ends with a blank line. */
    private void say(String sign, String answer) {
        out.accept(sign + (answer.isEmpty() ? "" : " ") + answer + "\n");
    }

    private String boardSize(int size) {
        if (size != kind.board().layout().size()) {
            throw new IllegalArgumentException("unacceptable size");
        }
        return clear();
    }

    private String clear() {
        game = new Game(kind);
        made.clear();
        thinker.newGame();
        return "";
    }

    /** A private command: its name begins with the name of the program. */
    private String set(String option, String value) {
        thinker.set(option, value);
        return "";
    }

    /** Without effect in Othello; sent by programs made for Go. */
    private static String komi(String text) {
        if (!text.matches("[+-]?\\d{1,9}(\\.\\d{0,9})?")) {
            throw new IllegalArgumentException("komi not a float");
        }
        return "";
    }

    private static Side side(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Side.BLACK;
            case "w", "white" -> Side.WHITE;
            default -> throw new IllegalArgumentException("invalid color or coordinate");
        };
    }

    private String play(Side side, String vertex) {
        if (game.ending().isPresent() && vertex.equalsIgnoreCase(PASS)) {
            made.push(0);
            return "";
        }
        int before = game.ply();
        try {
            giveTurnTo(side);
            game.play(kind.notation().move(game.position(), vertex));
        } catch (NotationException fault) {
            takeBack(game.ply() - before);
            throw new IllegalArgumentException(
                    isVertex(vertex) ? "illegal move" : "invalid color or coordinate", fault);
        }
        made.push(game.ply() - before);
        return "";
    }

    private boolean isVertex(String text) {
        return text.equalsIgnoreCase(PASS)
                || kind.board().layout().squares().stream()
                        .anyMatch(square -> square.name().equalsIgnoreCase(text));
    }

    /**
     * Passes for the other side if necessary: programs that omit passes continue with the side that
     * can move.
     *
     * @throws IllegalArgumentException if the other side has a legal move
     */
    private void giveTurnTo(Side side) {
        if (game.side() == side || game.ending().isPresent()) {
            return;
        }
        long pass =
                game.pass()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "illegal move: it is the other side's turn"));
        game.play(pass);
    }

    private String generate(Side side) {
        int before = game.ply();
        giveTurnTo(side);
        if (game.ending().isPresent()) {
            made.push(game.ply() - before);
            return PASS;
        }
        long begun = System.nanoTime();
        long[] legal = game.legalMoves();
        long move = legal.length == 1 ? legal[0] : search(side);
        Optional.ofNullable(clocks.get(side)).ifPresent(c -> c.use(System.nanoTime() - begun));
        String text = kind.notation().format(game.position(), move);
        game.play(move);
        made.push(game.ply() - before);
        return text;
    }

    private long search(Side side) {
        Limits limits =
                Optional.ofNullable(clocks.get(side)).map(GtpClock::limits).orElse(otherwise);
        return thinker.search(game, limits, 1, new SearchListener() {})
                .orElseGet(() -> thinker.glance(game))
                .best()
                .orElseThrow()
                .move();
    }

    private String undo() {
        if (made.isEmpty()) {
            throw new IllegalArgumentException("cannot undo");
        }
        takeBack(made.pop());
        return "";
    }

    private void takeBack(int moves) {
        for (int left = moves; left > 0; left--) {
            game.undo();
        }
    }

    /** Sets the time control; periods without moves mean no limit. */
    private String setTime(double main, double period, int periodMoves) {
        clocks.clear();
        boolean limited = periodMoves > 0 ? period > 0 : period == 0 && main > 0;
        if (limited) {
            for (Side side : Side.values()) {
                clocks.put(side, new GtpClock(main, period, periodMoves));
            }
        }
        return "";
    }

    private String setTimeLeft(Side side, double seconds, int moves) {
        clocks.computeIfAbsent(side, any -> new GtpClock(seconds, 0, 0)).set(seconds, moves);
        return "";
    }

    private String finalScore() {
        if (game.ending().isEmpty()) {
            throw new IllegalArgumentException("cannot score: the game is not over");
        }
        int score = kind.rules().outcome(game.position(), 0) / DISC;
        int black = game.side() == Side.BLACK ? score : -score;
        return black == 0 ? "0" : (black > 0 ? "B+" : "W+") + Math.abs(black);
    }

    private String board() {
        String squares = kind.notation().format(game.position());
        int size = kind.board().layout().size();
        StringBuilder text = new StringBuilder("\n  a b c d e f g h\n");
        for (int rank = 0; rank < size; rank++) {
            text.append(rank + 1);
            for (int file = 0; file < size; file++) {
                text.append(' ').append(squares.charAt(size * rank + file));
            }
            text.append('\n');
        }
        return text.append(game.ending().isPresent() ? "over" : toMove()).toString();
    }

    private String toMove() {
        return game.side() == Side.BLACK ? "X (black) to move" : "O (white) to move";
    }
}
