package damier.web.view;

import damier.web.api.ApiType;
import damier.web.api.ApiType.AlwaysSent;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A node of a game with variations: its start, a move, or a position set up in between.
 *
 * @param parent null at the start
 * @param move null at the start and for a set-up position
 * @param before the comment before the move, as at the beginning of a variation
 * @param comment the comment after the move
 * @param marks {@code !} and similar
 * @param clock the time of the move, in milliseconds
 * @param left the remaining time of the side that moved
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
