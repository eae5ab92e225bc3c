package damier.record;

import damier.core.GameKind;
import damier.core.Position;
import damier.core.Rules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game as a file holds it: who played, how it ended, and the tree of its moves. */
public final class WrittenGame<P extends Position> {
    private final GameKind<P> kind;
    private final MoveNode<P> root;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private WrittenResult result = WrittenResult.UNKNOWN;

    /** A game from the usual start. */
    public WrittenGame(GameKind<P> kind) {
        this(kind, kind.rules().newPosition());
    }

    public WrittenGame(GameKind<P> kind, P start) {
        this.kind = kind;
        this.root = MoveNode.root(copy(kind.rules(), start));
    }

    public GameKind<P> kind() {
        return kind;
    }

    /** Everything that is said about the game, in the order written, but its kind and result. */
    public Map<String, String> tags() {
        return tags;
    }

    /** The value of a tag, or nothing. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    public WrittenResult result() {
        return result;
    }

    public void setResult(WrittenResult newResult) {
        result = newResult;
    }

    /** The place before the first move. */
    public MoveNode<P> root() {
        return root;
    }

    /** The position before the first move; not to be changed. */
    public P start() {
        return positionAt(root);
    }

    public boolean hasUsualStart() {
        return kind.notation()
                .format(start())
                .equals(kind.notation().format(kind.rules().newPosition()));
    }

    /** What was played, without variations; positions set up in between included. */
    public List<MoveNode<P>> mainLine() {
        List<MoveNode<P>> line = new ArrayList<>();
        for (@Nullable MoveNode<P> at = root.next(); at != null; at = at.next()) {
            line.add(at);
        }
        return line;
    }

    /** The position on the board after {@code node}; the caller's own. */
    public P positionAt(MoveNode<P> node) {
        Deque<MoveNode<P>> moves = new ArrayDeque<>();
        MoveNode<P> at = node;
        @Nullable P from = at.setup();
        while (from == null) {
            moves.push(at);
            @Nullable MoveNode<P> before = at.parent();
            if (before == null) {
                throw new IllegalStateException("a tree begins with a position");
            }
            at = before;
            from = at.setup();
        }
        P position = copy(kind.rules(), from);
        for (MoveNode<P> move : moves) {
            position = played(position, move.move());
        }
        return position;
    }

    private P played(P position, long move) {
        P next = kind.rules().newPosition();
        kind.rules().play(position, move, next);
        return next;
    }

    private static <P extends Position> P copy(Rules<P> rules, P position) {
        P copy = rules.newPosition();
        rules.copy(position, copy);
        return copy;
    }
}
