package damier.record;

import damier.core.Position;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A node in a tree of moves: the start of the game, a move, or a position set up in between. Its
 * first child continues the line, the others are variations on that child.
 *
 * <p>All methods are iterative, so that a game may have any length.
 */
public final class MoveNode {
    private final @Nullable MoveNode parent;
    private final long move;
    private final @Nullable Position setup;
    private final int ply;
    private List<MoveNode> children = List.of();
    private Remarks remarks = Remarks.NONE;

    private MoveNode(@Nullable MoveNode parent, long move, @Nullable Position setup, int ply) {
        this.parent = parent;
        this.move = move;
        this.setup = setup;
        this.ply = ply;
    }

    static MoveNode root(Position start) {
        return new MoveNode(null, 0, start, 0);
    }

    /** Adds a legal move: the next one of the line, or a variation on it. */
    public MoveNode add(long legalMove) {
        return add(new MoveNode(this, legalMove, null, ply + 1));
    }

    /** Adds a position that replaces the current one without a move. */
    public MoveNode addSetup(Position position) {
        return add(new MoveNode(this, 0, position, ply));
    }

    private MoveNode add(MoveNode child) {
        if (children.isEmpty()) {
            children = Collections.singletonList(child);
        } else {
            if (children.size() == 1) {
                children = new ArrayList<>(children);
            }
            children.add(child);
        }
        return child;
    }

    /** The parent; null for the start of the game. */
    public @Nullable MoveNode parent() {
        return parent;
    }

    /** Whether this is a move and not a set-up position. */
    public boolean isMove() {
        return setup == null;
    }

    /** The move, if this is one. */
    public long move() {
        return move;
    }

    /** The position set up here, if any; must not be modified. */
    public @Nullable Position setup() {
        return setup;
    }

    /** The number of moves from the start of the game to here, including this one. */
    public int ply() {
        return ply;
    }

    /** The next move first, then the variations on it; must not be modified. */
    public List<MoveNode> children() {
        return children.size() < 2 ? children : Collections.unmodifiableList(children);
    }

    /** The next move of the line; null at its end. */
    public @Nullable MoveNode next() {
        return children.isEmpty() ? null : children.getFirst();
    }

    public Remarks remarks() {
        return remarks;
    }

    public void remark(Remarks newRemarks) {
        remarks = newRemarks;
    }
}
