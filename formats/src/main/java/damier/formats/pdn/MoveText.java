package damier.formats.pdn;

import damier.core.Position;
import damier.core.Side;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes the moves of one game, each variation after the move that it replaces. */
final class MoveText {
    private static final String STRENGTH = "[!?*]{1,8}";

    /**
     * An item that is still to be written.
     *
     * @param node null for the end of a variation
     */
    private record Task(@Nullable MoveNode node, Position before, boolean opens) {}

    private final WrittenGame game;
    private final Dialect dialect;
    private final LineWrapper text;
    private final Deque<Task> tasks = new ArrayDeque<>();
    private final Side firstSide;

    /** The number of plies by which move numbers are ahead of the plies of the game. */
    private final int missingPlies;

    /** Whether the next move needs its number, for either side. */
    private boolean interrupted = true;

    MoveText(WrittenGame game, Dialect dialect, LineWrapper text) {
        this.game = game;
        this.dialect = dialect;
        this.text = text;
        this.firstSide = dialect.kind().firstSide();
        this.missingPlies = game.start().side() == firstSide ? 0 : 1;
    }

    void write() {
        Position start = game.start();
        comment(Commands.write(game.root().remarks(), start.side().opponent()));
        later(game.root().next(), start, false);
        while (!tasks.isEmpty()) {
            write(tasks.pop());
        }
    }

    private void later(@Nullable MoveNode node, Position before, boolean opens) {
        if (node != null) {
            tasks.push(new Task(node, before, opens));
        }
    }

    private void write(Task task) {
        MoveNode node = task.node();
        if (node == null) {
            text.close();
            interrupted = true;
            return;
        }
        if (task.opens()) {
            text.open();
            interrupted = true;
        }
        Position after = writeNode(node, task.before());
        later(node.next(), after, false);
        MoveNode parent = node.parent();
        if (parent != null && !task.opens()) {
            List<MoveNode> variations = parent.children();
            for (int i = variations.size() - 1; i > 0; i--) {
                tasks.push(new Task(null, task.before(), false));
                later(variations.get(i), task.before(), true);
            }
        }
    }

    /** Returns the position after the move. */
    private Position writeNode(MoveNode node, Position before) {
        Remarks remarks = node.remarks();
        comment(remarks.before());
        Position setup = node.setup();
        Position after;
        String strength = remarks.strength().matches(STRENGTH) ? remarks.strength() : "";
        if (setup == null) {
            number(node.ply(), before.side());
            text.word(dialect.notation().format(before, node.move()) + strength);
            after = dialect.kind().rules().newPosition();
            dialect.kind().rules().play(before, node.move(), after);
            interrupted = false;
        } else {
            text.word("/FEN \"" + dialect.notation().format(setup) + "\"/" + strength);
            after = setup;
            interrupted = true;
        }
        remarks.nags().forEach(nag -> text.word("$" + nag));
        comment(Commands.write(remarks, after.side().opponent()));
        return after;
    }

    private void number(int ply, Side side) {
        int number = (ply + 1 + missingPlies) / 2;
        if (side == firstSide) {
            text.word(number + ".");
        } else if (interrupted) {
            text.word(number + "...");
        }
    }

    private void comment(String comment) {
        if (!comment.isBlank()) {
            text.comment(comment);
            interrupted = true;
        }
    }
}
