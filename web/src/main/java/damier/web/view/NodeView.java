package damier.web.view;

import damier.web.api.ApiType;
import damier.web.api.ApiType.AlwaysSent;

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
@ApiType("TreeNode")
public record NodeView(
        int id,
        @Nullable Integer parent,
        @Nullable MoveView move,
        String position,
        @AlwaysSent @Nullable String before,
        @AlwaysSent @Nullable String comment,
        @AlwaysSent @Nullable List<String> marks,
        @AlwaysSent @Nullable List<Integer> nags,
        @Nullable Long clock,
        @Nullable Long left,
        @Nullable ScoreView score) {}
