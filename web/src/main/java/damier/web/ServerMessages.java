package damier.web;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.core.Sentence.Wording;
import damier.players.PlayerFault;
import damier.record.Problem;

/**
 * The server's sentences, most of them reasons for refusals; every language of the board translates
 * them. A {@code detail} is technical and is not translated.
 */
public enum ServerMessages implements Wording {
    NOT_USABLE("{detail}"),
    UNREADABLE_REQUEST("{what}: {detail}", Refused.BAD_REQUEST),
    INTERNAL_FAULT("internal error: {detail}", Refused.INTERNAL),
    ARCHIVE_FAILED("{detail}"),
    TWO_FAULTS("{first}\n{second}"),

    // Texts that are not a valid position or move.
    MISREAD_POSITION("position: {fault}"),
    MISREAD_MOVE("move: {fault}"),
    MISREAD_SQUARE("square: {fault}"),
    MISREAD_TRANSCRIPT("transcript: {fault}"),
    AT_COLUMN("{fault} (column {column})"),
    AT_LINE("line {line}, column {column}: {detail}"),
    AT_MOVE("move {number}: {fault}"),

    // Access and rate limits.
    NO_SESSION("session: none; open a page first", Refused.NO_SESSION),
    OWNER_ONLY("{what}: only for the owner, on the machine of the board", Refused.FORBIDDEN),
    BODY_TOO_LONG("body: longer than 1 MB", Refused.TOO_LARGE),
    MESSAGE_TOO_LONG("message: longer than 64 kB"),
    TOO_MANY_MESSAGES("message: more than 50 per second"),
    SOCKETS_TAKEN("socket: all {count} are in use, try again later"),
    SOCKETS_OF_BROWSER("socket: this browser already has {count}"),
    SEARCHES_WAITING("search: too many are waiting, try again later", Refused.BUSY),
    BOARD_CLOSING("search: the board is closing", Refused.BUSY),
    NOT_WITHIN("{what}: not between {least} and {most}"),

    // Players.
    NO_SUCH_KIND("kind: {detail}"),
    NO_SUCH_PLAYER("player: {detail}"),
    PLAYER_NOT_STARTED("{detail}"),
    PLAYER_CRASHED("{detail}"),
    PLAYER_SILENT("{detail}"),
    PLAYER_LATE("{detail}"),
    PLAYER_BABBLES("{detail}"),
    PLAYER_ILLEGAL("{detail}"),
    PLAYER_GAVE_UP("{detail}"),
    PLAYER_LOST("{detail}"),

    // Playing.
    NO_SUCH_GAME("game: there is no '{id}'", Refused.NOT_FOUND),
    TOO_MANY_GAMES("game: too many in progress, finish some first", Refused.BUSY),
    TOO_MANY_SHOWS("game: programs already play each other in {count} games", Refused.BUSY),
    START_IS_OVER("fen: the game is over: {rule}"),
    NAME_TOO_LONG("{side}: the name is longer than {count} characters"),
    WRONG_LIMIT("{side}: limit: depth, nodes and millis (to 600000) are above 0"),
    WRONG_CLOCK(
            "clock: expected main and increment, or perMove alone, of at most a day, and moves to"
                    + " 1000"),
    SEAT_TAKEN("seat: {side} is taken", Refused.CONFLICT),
    NO_SEAT("seat: you have none in this game", Refused.FORBIDDEN),
    NOT_YOUR_TURN("move: it is not your turn", Refused.FORBIDDEN),
    OTHER_PLY("ply: {ply}, but {made} moves have been played", Refused.CONFLICT),
    GAME_PAUSED("game: it is paused", Refused.CONFLICT),
    GAME_OVER("game: it is over", Refused.CONFLICT),
    TIME_OVER("clock: the time has run out", Refused.CONFLICT),
    NOT_WRITTEN("game: could not be stored, nothing has changed"),
    DRAW_DECLINED("draw: {name} declines", Refused.CONFLICT),
    NOT_YOURS_ALONE("pause: another person plays in this game", Refused.FORBIDDEN),
    REMATCH_TOO_EARLY("rematch: the game is not over", Refused.CONFLICT),
    REMATCH_NOT_YOURS("rematch: this game is not yours", Refused.FORBIDDEN),
    NO_HINT("hint: not available in a game between two people", Refused.FORBIDDEN),
    HINT_FAILED("hint: {fault}"),
    NOTHING_TO_UNDO("undo: you have no move to take back", Refused.CONFLICT),

    // Positions, games and their analysis.
    TOO_MANY_MOVES("moves: more than {count}"),
    EMPTY_BOARD("the board is empty: place at least one piece"),
    TOO_MANY_ON_BOARD("pieces: more than the board has squares"),
    NO_SUCH_PIECE("{square}: '{piece}' is not a piece of this game"),
    NOTHING_PASTED("text: empty"),
    NOT_RECOGNISED("text: neither a position nor a game in a known format"),
    NO_TEXT_FORMAT("format: {format} is not a text format, export it"),
    CANNOT_BE_WRITTEN("format: {detail}"),
    GAME_TOO_LONG("game: longer than {count} moves"),
    POSITION_IS_OVER("position: the game is over: {rule}"),
    TREE_TOO_LARGE("tree: more than {count} positions, try a smaller depth"),
    TREE_TOO_SLOW("tree: not searched within {seconds} s, try a smaller depth"),
    REVIEWS_RUNNING("review: you already have {count} running", Refused.TOO_MANY),
    NO_SUCH_REVIEW("review: no longer available", Refused.NOT_FOUND),
    REVIEW_FAILED("review: {fault}"),
    NO_SUCH_CARD("card: there is no {id}", Refused.NOT_FOUND),

    NO_SUCH_STUDY("study: there is no {id}", Refused.NOT_FOUND),
    STUDY_CHANGED("study: it was changed in another window or deleted", Refused.CONFLICT),
    TOO_MANY_STUDIES("study: you already have {count}, delete some first", Refused.TOO_MANY),

    // Comments on the answer to a card.
    AS_GOOD_AS("{move} is as good as {best}"),
    SOUND_BUT("{move} is sound, but another move was asked for"),
    LINE_GOES_ON("the line goes on with {best}"),

    // The archive.
    NO_STORED_GAME("game: there is no {id}", Refused.NOT_FOUND),
    UNREADABLE_GAME("game: {id} can no longer be read"),
    WRONG_DAY("day: '{text}' is not a date such as 2003-05-23"),
    WHICH_KIND("kind: which game is it?"),
    IMPORTS_GOING_ON("import: {count} are running, try again later", Refused.BUSY),
    FILE_TOO_LARGE("file: larger than {size}", Refused.TOO_LARGE),
    FILE_TOO_LARGE_UNPACKED("file: larger than {size} when unpacked", Refused.TOO_LARGE),
    UNREADABLE_FILE("file: {detail}"),
    NO_GAME_IN("{name}: holds no game"),
    NAMES_ONLY("{name}: holds names; choose it together with the files of games"),

    // The lab and its engines.
    TOO_MANY_ENGINES("engines: there are already {count}", Refused.TOO_MANY),
    NO_SUCH_ENGINE("engine: there is no {id}", Refused.NOT_FOUND),
    NOT_A_PROTOCOL("spec: must begin with hub:, dxp: or nboard:"),
    MISSING_OR_TOO_LONG("{what}: is missing, or longer than {count} characters"),
    NOT_TOLD_IN_TIME("{what}: not finished within {seconds} s"),
    NO_SUCH_RUN("run: there is no {id}", Refused.NOT_FOUND),
    COUNTS_NO_NODES(
            "experiment: {experiment} needs a player that counts nodes, and {player} does not"),
    RUNS_WAITING("lab: {count} runs are already waiting", Refused.TOO_MANY);

    private final String english;
    private final int status;

    /** A message about unusable content. */
    ServerMessages(String english) {
        this(english, Refused.UNUSABLE);
    }

    /**
     * @param status of HTTP
     */
    ServerMessages(String english, int status) {
        this.english = english;
        this.status = status;
    }

    int status() {
        return status;
    }

    @Override
    public String english() {
        return english;
    }

    public Sentence with(String name, String text) {
        return Sentence.of(this).with(name, text);
    }

    public Sentence with(String name, int count) {
        return Sentence.of(this).with(name, count);
    }

    public Sentence with(String name, Sentence sentence) {
        return Sentence.of(this).with(name, sentence);
    }

    /** Describes a problem in a file. */
    public static Sentence of(Problem problem) {
        return AT_LINE.with("line", (int) problem.line())
                .with("column", (int) problem.column())
                .with("detail", problem.what());
    }

    /** Describes an error in a text. */
    static Sentence of(NotationException fault) {
        Sentence misread = withoutPlace(fault);
        return fault.column() > 0
                ? AT_COLUMN.with("fault", misread).with("column", fault.column())
                : misread;
    }

    /** Describes an error in a text that the user has not seen, without its location. */
    public static Sentence withoutPlace(NotationException fault) {
        Sentence reason = fault.fault();
        ServerMessages what =
                switch (fault.what()) {
                    case "position" -> MISREAD_POSITION;
                    case "move" -> MISREAD_MOVE;
                    case "square" -> MISREAD_SQUARE;
                    case "transcript" -> MISREAD_TRANSCRIPT;
                    default -> NOT_USABLE;
                };
        return reason == null || what == NOT_USABLE
                ? NOT_USABLE.with("detail", Refused.line(fault))
                : what.with("fault", reason);
    }

    /** Describes the fault of a player. */
    static Sentence of(PlayerFault fault) {
        ServerMessages what =
                switch (fault.kind()) {
                    case START -> PLAYER_NOT_STARTED;
                    case CRASH -> PLAYER_CRASHED;
                    case HANG -> PLAYER_SILENT;
                    case LATE -> PLAYER_LATE;
                    case FLOOD, GARBAGE -> PLAYER_BABBLES;
                    case ILLEGAL_MOVE -> PLAYER_ILLEGAL;
                    case RESIGNED, GAVE_UP, CUT_OFF -> PLAYER_GAVE_UP;
                    case CONNECTION -> PLAYER_LOST;
                };
        return what.with("detail", Refused.line(fault));
    }
}
