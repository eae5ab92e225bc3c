package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Quotes;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.text.OthelloNotation;
import damier.record.GameListener;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.TextInput.Place;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds a game from the properties of a GGF text. */
final class GgfGame {
    private static final Pattern SCORE =
            Pattern.compile("\\s*([+-]?)\\??(\\d{0,6}(?:\\.\\d{0,6})?)\\s*(?::\\s*(\\w*))?\\s*");
    private static final Pattern START = Pattern.compile("\\s*(\\d{1,3})\\s+(.*)", Pattern.DOTALL);
    private static final String BOARD = "8";
    private static final String OTHELLO = "othello";
    private static final String UNREAD_RESULT = "UnreadResult";

    /** The maximum length of the kept rest of a faulty game. */
    private static final int MAX_REST = 2_000;

    private static final OthelloRules RULES = new OthelloRules();
    private static final OthelloNotation NOTATION = new OthelloNotation();

    private final GameDefinition kind;
    private final String source;
    private final GameListener listener;
    private final Place begin;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Replay replay = new Replay();
    private final StringBuilder rest = new StringBuilder();
    private @Nullable WrittenGame game;
    private @Nullable MoveNode last;
    private @Nullable OthelloPosition start;
    private WrittenResult result = WrittenResult.UNKNOWN;
    private String firstComment = "";
    private @Nullable String notOurs;
    private boolean faulty;

    GgfGame(GameDefinition kind, String source, GameListener listener, Place begin) {
        this.kind = kind;
        this.source = source;
        this.listener = listener;
        this.begin = begin;
        replay.start();
    }

    void property(String written, String value, Place place) throws IOException {
        String name = GgfReader.known(written);
        switch (name) {
            case GgfTags.GAME -> {
                if (!value.strip().equalsIgnoreCase(OTHELLO)) {
                    notOurs = "a game of '%s', not of Othello".formatted(Quotes.brief(value));
                }
            }
            case GgfTags.START -> setStart(value, place);
            case GgfTags.BLACK_MOVE, GgfTags.WHITE_MOVE -> move(name, value, place);
            case GgfTags.RESULT -> setResult(value, place);
            case GgfTags.COMMENT -> comment(value);
            case GgfTags.DATE -> setDate(value);
            case GgfTags.TYPE -> {
                if (!value.strip().equals(BOARD)) {
                    put(name, value);
                }
            }
            default -> put(GgfTags.NAMES.getOrDefault(name, name), value);
        }
    }

    private void put(String tag, String value) {
        if (!value.isEmpty()) {
            tags.merge(tag, value, (first, second) -> first + "\n" + second);
        }
    }

    private void setDate(String value) {
        String day = GgfTags.day(value.strip()).orElse("");
        put(Tags.DATE, day);
        if (!day.equals(value)) {
            put(GgfTags.DATE, value);
        }
    }

    private void setStart(String value, Place place) throws IOException {
        Matcher sized = START.matcher(value);
        if (!sized.matches() || !sized.group(1).equals(BOARD)) {
            notOurs = "BO[%s]: a board of 8 by 8 begins with 8".formatted(Quotes.brief(value));
            return;
        }
        if (last != null) {
            problem(place, "BO comes after the first move and is passed over");
            return;
        }
        try {
            OthelloPosition position = NOTATION.position(sized.group(2));
            replay.start(position);
            start = position;
        } catch (NotationException fault) {
            notOurs = "BO: " + fault.getMessage();
        }
    }

    private void setResult(String value, Place place) throws IOException {
        Matcher score = SCORE.matcher(value);
        if (!score.matches() || result != WrittenResult.UNKNOWN) {
            problem(
                    place,
                    "RE[%s] is not a score, or not the first".formatted(Quotes.brief(value)));
            put(UNREAD_RESULT, value);
            return;
        }
        String number = score.group(2).replaceFirst("\\.$", "");
        boolean tells = !number.isEmpty() || !score.group(1).isEmpty();
        if (!number.isEmpty()) {
            put(OthelloGames.SCORE, score.group(1) + number);
        }
        if (tells) {
            // A sign alone gives the winner without the margin.
            double size = number.isEmpty() ? 1 : Double.parseDouble("0" + number);
            result = OthelloGames.result(score.group(1).equals("-") ? -size : size);
        }
        String flag = score.group(3);
        if (flag != null) {
            put(Tags.TERMINATION, GgfTags.termination(flag));
        }
    }

    private void comment(String text) {
        MoveNode node = last;
        if (node == null) {
            firstComment = joined(firstComment, text);
        } else {
            node.remark(node.remarks().withAfter(joined(node.remarks().after(), text)));
        }
    }

    private static String joined(String first, String second) {
        return first.isEmpty() ? second : first + "\n" + second;
    }

    private void move(String colour, String value, Place place) throws IOException {
        if (notOurs != null) {
            return;
        }
        if (faulty) {
            keepRest(colour, value);
            return;
        }
        GgfMove written = GgfMove.parse(value);
        String fault = play(colour, written);
        if (!fault.isEmpty()) {
            faulty = true;
            keepRest(colour, value);
            problem(
                    place,
                    "%s[%s]: %s; the game is kept up to there"
                            .formatted(colour, Quotes.brief(value), fault));
        }
    }

    private void keepRest(String colour, String value) {
        if (rest.length() < MAX_REST) {
            rest.append(colour).append('[').append(value).append(']');
        }
    }

    /**
     * Plays a move, after a compulsory pass if necessary; returns the error, or the empty string.
     */
    private String play(String colour, GgfMove written) {
        Side side = colour.equals(GgfTags.BLACK_MOVE) ? Side.BLACK : Side.WHITE;
        OthelloPosition at = replay.position();
        if (OthelloGames.isOver(at) && OthelloNotation.isPass(written.square())) {
            return "";
        }
        OthelloPosition from = at;
        if (at.side() != side) {
            if (!RULES.isLegal(at, OthelloRules.PASS)) {
                return "it is the other side's turn";
            }
            from = RULES.newPosition();
            RULES.play(at, OthelloRules.PASS, from);
        }
        long move;
        try {
            move = kind.notation().move(from, written.square());
        } catch (NotationException illegal) {
            return OthelloGames.fault(kind, from, written.square());
        }
        if (from != at) {
            add(OthelloRules.PASS, Remarks.NONE);
        }
        add(move, written.remarks());
        return "";
    }

    private void add(long move, Remarks remarks) {
        replay.play(move);
        MoveNode node = last == null ? game().root() : last;
        last = node.add(move);
        last.remark(remarks);
    }

    private WrittenGame game() {
        if (game == null) {
            game = start == null ? new WrittenGame(kind) : new WrittenGame(kind, start);
        }
        return game;
    }

    void end() throws IOException {
        if (notOurs != null) {
            problem(begin, notOurs + "; the game is passed over");
            return;
        }
        WrittenGame written = game();
        written.tags().putAll(tags);
        boolean tells = result != WrittenResult.UNKNOWN;
        written.setResult(tells ? result : OthelloGames.result(replay.position()));
        if (!rest.isEmpty()) {
            comment(OthelloGames.UNPLAYABLE + rest);
        }
        if (!firstComment.isEmpty()) {
            written.root().remark(Remarks.NONE.withAfter(firstComment));
        }
        listener.game(written);
    }

    private void problem(Place place, String what) throws IOException {
        boolean named = tags.containsKey(Tags.BLACK) || tags.containsKey(Tags.WHITE);
        String who = named ? player(Tags.BLACK) + " - " + player(Tags.WHITE) + ": " : "";
        listener.problem(new Problem(source, place.line(), place.column(), who + what));
    }

    private String player(String tag) {
        return Quotes.brief(tags.getOrDefault(tag, "?"));
    }
}
