package damier.formats.pdn;

import damier.core.NotationException;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.formats.pdn.PdnToken.Kind;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/**
 * Builds a game from its tokens. An illegal move ends its line: the rest of the line is kept as a
 * comment.
 */
final class GameBuilder {
    /** The maximum nesting of variations. */
    static final int MAX_NESTED = 1_000;

    /** The number of following moves that are tried to disambiguate a capture. */
    private static final int LOOK_AHEAD = 16;

    /** The number of tokens in which these moves are searched for. */
    private static final int LOOK_AHEAD_TOKENS = 2_000;

    /** The maximum number of captured pieces in one move. */
    private static final int MAX_JUMPS = 20;

    /** The maximum number of faults reported for one game. */
    static final int MAX_FAULTS = 50;

    private static final int MAX_NAGS = 20;
    private static final int MAX_STRENGTH_LENGTH = 8;

    /** A fault and its token. */
    record Fault(PdnToken at, String what) {}

    /** A line of moves while it is read. */
    private static final class Line {
        MoveNode node;
        Position position;

        /** The node before the last move of this line; null if there is no move yet. */
        @Nullable Position before;

        /** The comments since the last move. */
        final StringBuilder comment = new StringBuilder();

        Line(MoveNode node, Position position) {
            this.node = node;
            this.position = position;
        }
    }

    private final Dialect dialect;
    private final MoveFinder finder;
    private final RawGame raw;
    private final List<PdnToken> tokens;
    private final List<Fault> faults = new ArrayList<>();
    private final Deque<Line> lines = new ArrayDeque<>();
    private final WrittenGame game;
    private final int lastMove;
    private final boolean hasStart;
    private WrittenResult result = WrittenResult.UNKNOWN;

    GameBuilder(Dialect dialect, MoveFinder finder, RawGame raw) {
        this.dialect = dialect;
        this.finder = finder;
        this.raw = raw;
        this.tokens = raw.tokens();
        this.lastMove = lastMove();
        @Nullable Position start = start();
        this.hasStart = start != null;
        game =
                start == null
                        ? new WrittenGame(dialect.kind())
                        : new WrittenGame(dialect.kind(), start);
        Line line = new Line(game.root(), game.start());
        lines.push(line);
        if (start == null) {
            comment(line, "[FEN \"" + raw.tagText(PdnTags.FEN) + "\"]");
            read(keepRest(0));
        } else {
            read(0);
        }
        for (int open = lines.size(); open > 1; open--) {
            fault(tokens.getLast(), "a variation is not closed");
            close();
        }
        say(line);
        addTags();
    }

    private int lastMove() {
        int index = tokens.size() - 1;
        while (index >= 0 && tokens.get(index).kind() != Kind.MOVE) {
            index--;
        }
        return index;
    }

    WrittenGame game() {
        return game;
    }

    /** Whether the start position is valid. */
    boolean hasStart() {
        return hasStart;
    }

    List<Fault> faults() {
        return faults;
    }

    /** The start position; null if it is invalid. */
    private @Nullable Position start() {
        PdnToken fen = raw.tag(PdnTags.FEN);
        if (fen == null || fen.text().isBlank()) {
            return dialect.kind().rules().newPosition();
        }
        try {
            return dialect.notation().position(fen.text());
        } catch (NotationException refusal) {
            fault(fen, refusal.getMessage());
            return null;
        }
    }

    private void addTags() {
        raw.tags().forEach(this::addTag);
        PdnToken tag = raw.tag(PdnTags.RESULT);
        @Nullable WrittenResult stated = tag == null ? null : PdnResults.ofTag(tag.text());
        if (tag != null && stated == null) {
            fault(tag, PdnText.quoted(tag.text()) + " is not a result");
        } else if (tag != null
                && stated != WrittenResult.UNKNOWN
                && result != WrittenResult.UNKNOWN
                && stated != result) {
            String end = PdnResults.write(result);
            fault(tag, "the tag says " + tag.text() + ", the end of the moves " + end);
        }
        boolean isStated = stated != null && stated != WrittenResult.UNKNOWN;
        game.setResult(isStated ? Objects.requireNonNull(stated) : result);
    }

    /** Keeps a tag, unless the record expresses it otherwise. */
    private void addTag(String name, PdnToken tag) {
        boolean isResult = name.equals(PdnTags.RESULT);
        if (!PdnTags.isImplied(name) || (isResult && PdnResults.isPoints(tag.text()))) {
            game.tags().put(name, tag.text());
        } else if (isResult && PdnResults.ofTag(tag.text()) == null) {
            game.tags().putIfAbsent(Tags.TERMINATION, tag.text());
        }
    }

    private void fault(PdnToken at, @Nullable String what) {
        if (faults.size() < MAX_FAULTS) {
            faults.add(new Fault(at, String.valueOf(what)));
        } else if (faults.size() == MAX_FAULTS) {
            faults.add(new Fault(at, "more problems in the same game"));
        }
    }

    private void fault(PdnToken token) {
        fault(token, token.text());
    }

    private Line line() {
        return Objects.requireNonNull(lines.peek());
    }

    private void read(int start) {
        int index = start;
        while (index < tokens.size()) {
            PdnToken token = tokens.get(index);
            int next = index + 1;
            switch (token.kind()) {
                case MOVE -> next = move(index);
                case SETUP -> next = setup(index);
                case OPEN -> next = open(index);
                case CLOSE -> closeAt(token);
                case COMMENT -> comment(line(), token.text());
                case STRENGTH -> strength(token);
                case STAR -> star(token, index);
                case NAG -> nag(token);
                case RESULT -> result(token);
                case UNKNOWN -> next = unknown(index);
                case FAULT -> fault(token);
                case NUMBER, NOTHING, TAG, END -> {}
            }
            index = next;
        }
    }

    /**
     * Returns the index after the tokens read, as do all methods that may read more than one token.
     */
    private int move(int index) {
        PdnToken token = tokens.get(index);
        Line line = line();
        try {
            long[] found = finder.find(line.position, token.text());
            if (found.length == 1) {
                add(line, found[0]);
                return index + 1;
            }
            if (found.length > 1) {
                MoveFinder.Choice choice = finder.choose(line.position, found, movesAfter(index));
                if (!choice.sure()) {
                    String path = dialect.notation().fullPath(line.position, choice.move());
                    fault(token, token.text() + " is ambiguous, and was read as " + path);
                }
                add(line, choice.move());
                return index + 1;
            }
            int joined = joined(index);
            if (joined > index) {
                return joined;
            }
            dialect.notation().move(line.position, token.text());
            throw new IllegalStateException("a move without candidates was read");
        } catch (NotationException refusal) {
            String what = String.valueOf(refusal.getMessage());
            return giveUp(index, what.substring(what.indexOf(": ") + 2));
        }
    }

    private void add(Line line, long move) {
        Rules<Position> rules = dialect.kind().rules();
        Position next = rules.newPosition();
        rules.play(line.position, move, next);
        enter(line, line.node.add(move), next);
    }

    private void enter(Line line, MoveNode node, Position position) {
        if (line.before == null && lines.size() > 1) {
            if (!line.comment.isEmpty()) {
                node.remark(Remarks.NONE.withBefore(line.comment.toString()));
                line.comment.setLength(0);
            }
        } else {
            say(line);
        }
        line.before = line.position;
        line.position = position;
        line.node = node;
    }

    /** The moves that follow in the same line. */
    private List<String> movesAfter(int index) {
        List<String> moves = new ArrayList<>();
        int depth = 0;
        int end = Math.min(tokens.size(), index + LOOK_AHEAD_TOKENS);
        for (int i = index + 1; i < end && moves.size() < LOOK_AHEAD; i++) {
            switch (tokens.get(i).kind()) {
                case OPEN -> depth++;
                case CLOSE -> depth--;
                case MOVE -> {
                    if (depth == 0) {
                        moves.add(tokens.get(i).text());
                    }
                }
                default -> {}
            }
            if (depth < 0) {
                break;
            }
        }
        return moves;
    }

    /** Joins a capture whose jumps are written separately, {@code 11x18 18x25}. */
    private int joined(int index) {
        Line line = line();
        String path = tokens.get(index).text();
        for (int i = index + 1; i < Math.min(tokens.size(), index + MAX_JUMPS); i++) {
            String jump = tokens.get(i).text();
            int sign = jump.indexOf('x');
            if (tokens.get(i).kind() != Kind.MOVE
                    || sign < 0
                    || !path.endsWith("x" + jump.substring(0, sign))) {
                return index;
            }
            path += jump.substring(sign);
            long[] found = finder.find(line.position, path);
            if (found.length == 1) {
                add(line, found[0]);
                return i + 1;
            }
        }
        return index;
    }

    private int setup(int index) {
        PdnToken token = tokens.get(index);
        try {
            Position position = dialect.notation().position(token.text());
            Line line = line();
            enter(line, line.node.addSetup(position), position);
            return index + 1;
        } catch (NotationException refusal) {
            return giveUp(index, String.valueOf(refusal.getMessage()));
        }
    }

    private int open(int index) {
        Line line = line();
        Position before = line.before;
        MoveNode parent = line.node.parent();
        if (before == null || parent == null) {
            fault(tokens.get(index), "a variation on no move was made a comment");
            return keepVariation(index);
        }
        if (lines.size() > MAX_NESTED) {
            fault(
                    tokens.get(index),
                    "variations nested deeper than " + MAX_NESTED + " were made a comment");
            return keepVariation(index);
        }
        lines.push(new Line(parent, before));
        return index + 1;
    }

    private void closeAt(PdnToken token) {
        if (lines.size() == 1) {
            fault(token, "')' without '('");
        } else {
            close();
        }
    }

    private void close() {
        Line line = lines.pop();
        if (line.before == null) {
            comment(line(), line.comment.toString());
        } else {
            say(line);
        }
    }

    private static void comment(Line line, String text) {
        boolean blank = !line.comment.isEmpty() && !text.isEmpty();
        line.comment.append(blank ? " " : "").append(text);
    }

    /** Attaches the comments since the last move to that move. */
    private static void say(Line line) {
        if (!line.comment.isEmpty()) {
            Side mover = line.position.side().opponent();
            String text = line.comment.toString();
            line.node.remark(Commands.read(text, mover, line.node.remarks()));
            line.comment.setLength(0);
        }
    }

    private void strength(PdnToken token) {
        Line line = line();
        Remarks remarks = line.node.remarks();
        if (line.before == null) {
            fault(token, PdnText.quoted(token.text()) + " behind no move");
            comment(line, token.text());
        } else if (remarks.strength().length() + token.text().length() > MAX_STRENGTH_LENGTH) {
            comment(line, token.text());
        } else {
            line.node.remark(remarks.withStrength(remarks.strength() + token.text()));
        }
    }

    /** A star is the end of the game or, between two moves, the mark of a forced move. */
    private void star(PdnToken token, int index) {
        if (index < lastMove && line().before != null) {
            strength(token);
        }
    }

    private void nag(PdnToken token) {
        Line line = line();
        Remarks remarks = line.node.remarks();
        if (line.before == null || remarks.nags().size() == MAX_NAGS) {
            comment(line, "$" + token.text());
        } else {
            List<Integer> nags = new ArrayList<>(remarks.nags());
            nags.add(Integer.valueOf(token.text()));
            line.node.remark(remarks.withNags(nags));
        }
    }

    private void result(PdnToken token) {
        if (lines.size() > 1) {
            comment(line(), token.text());
        } else {
            result = Objects.requireNonNull(PdnResults.of(token.text()));
        }
    }

    private int unknown(int index) {
        int end = index;
        List<String> words = new ArrayList<>();
        while (end < tokens.size() && tokens.get(end).kind() == Kind.UNKNOWN) {
            words.add(tokens.get(end++).text());
        }
        String text = String.join(" ", words);
        fault(tokens.get(index), PdnText.quoted(text) + " is not PDN, and was made a comment");
        comment(line(), text);
        return end;
    }

    private int giveUp(int index, String what) {
        fault(tokens.get(index), what + "; the rest was made a comment");
        return keepRest(index);
    }

    /** Makes the rest of the line a comment and returns the index of its end. */
    private int keepRest(int index) {
        StringBuilder text = new StringBuilder();
        int end = PdnText.append(tokens, index, lines.size() == 1, text, this::fault);
        comment(line(), text.toString());
        return end;
    }

    /** Makes the variation that begins here a comment. */
    private int keepVariation(int index) {
        StringBuilder text = new StringBuilder("(");
        int end = PdnText.append(tokens, index + 1, false, text, this::fault);
        boolean closed = end < tokens.size() && tokens.get(end).kind() == Kind.CLOSE;
        comment(line(), text.append(')').toString());
        return closed ? end + 1 : end;
    }
}
