package damier.record;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Rules;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game record: its tags, its result, and the tree of its moves. */
public final class WrittenGame {
    private final GameDefinition kind;
    private final MoveNode root;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private WrittenResult result = WrittenResult.UNKNOWN;

    /** A game from the standard start. */
    public WrittenGame(GameDefinition kind) {
        this(kind, kind.rules().newPosition());
    }

    public WrittenGame(GameDefinition kind, Position start) {
        this.kind = kind;
        this.root = MoveNode.root(copy(kind.rules(), start));
    }

    /** The record of a game that was played with Damier today. */
    public static WrittenGame played(Game game, String white, String black) {
        WrittenGame written = new WrittenGame(game.kind(), game.start());
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        written.tags.put(Tags.EVENT, "Damier");
        written.tags.put(Tags.DATE, today.toString().replace('-', '.'));
        written.tags.put(Tags.WHITE, white);
        written.tags.put(Tags.BLACK, black);
        game.ending()
                .ifPresent(
                        ending -> {
                            written.tags.put(Tags.TERMINATION, ending.rule());
                            written.result = WrittenResult.of(ending.result());
                        });
        MoveNode node = written.root;
        for (int ply = 0; ply < game.ply(); ply++) {
            node = node.add(game.move(ply));
        }
        return written;
    }

    public GameDefinition kind() {
        return kind;
    }

    /** The tags in the order written, without game and result. */
    public Map<String, String> tags() {
        return tags;
    }

    /** The value of a tag, or empty. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    public WrittenResult result() {
        return result;
    }

    public void setResult(WrittenResult newResult) {
        result = newResult;
    }

    /** The node before the first move. */
    public MoveNode root() {
        return root;
    }

    /** The position before the first move; must not be modified. */
    public Position start() {
        return positionAt(root);
    }

    public boolean hasUsualStart() {
        return kind.notation()
                .format(start())
                .equals(kind.notation().format(kind.rules().newPosition()));
    }

    /** The main line without variations, including set-up positions. */
    public List<MoveNode> mainLine() {
        List<MoveNode> line = new ArrayList<>();
        for (@Nullable MoveNode at = root.next(); at != null; at = at.next()) {
            line.add(at);
        }
        return line;
    }

    /** The position after {@code node}, as a new object. */
    public Position positionAt(MoveNode node) {
        Deque<MoveNode> moves = new ArrayDeque<>();
        MoveNode at = node;
        @Nullable Position from = at.setup();
        while (from == null) {
            moves.push(at);
            @Nullable MoveNode before = at.parent();
            if (before == null) {
                throw new IllegalStateException("a tree begins with a position");
            }
            at = before;
            from = at.setup();
        }
        Position position = copy(kind.rules(), from);
        for (MoveNode move : moves) {
            position = played(position, move.move());
        }
        return position;
    }

    private Position played(Position position, long move) {
        Position next = kind.rules().newPosition();
        kind.rules().play(position, move, next);
        return next;
    }

    private static Position copy(Rules<Position> rules, Position position) {
        Position copy = rules.newPosition();
        rules.copy(position, copy);
        return copy;
    }
}
