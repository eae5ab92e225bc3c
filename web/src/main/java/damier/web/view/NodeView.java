package damier.web.view;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A place in a game with variations: its start, a move, or a position set up in between.
 *
 * @param parent null at the start
 * @param move null at the start, and where a position was set up
 * @param before a comment in front of the move, as a variation begins with
 * @param comment behind it
 * @param marks {@code !} and the like
 * @param clock what the move took, in milliseconds
 * @param left what was left on the clock of the side that moved
 */
public record NodeView(
        int id,
        @Nullable Integer parent,
        @Nullable MoveView move,
        String position,
        @Nullable String before,
        @Nullable String comment,
        @Nullable List<String> marks,
        @Nullable List<Integer> nags,
        @Nullable Long clock,
        @Nullable Long left,
        @Nullable ScoreView score) {}
