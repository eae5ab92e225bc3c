package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** What the rules say of a game as it stands: the position's own part, and what the game adds. */
public final class Explanations {
    private Explanations() {}

    /**
     * Of a move, of a square, of both or, where neither is named, of the position.
     *
     * @throws NotationException if there is no such square, or the move has not the form of one
     */
    public static List<Sentence> of(Game game, @Nullable String move, @Nullable String square) {
        Explainer<Position> explainer = game.kind().explainer();
        List<Sentence> sentences = new ArrayList<>();
        if (move != null) {
            sentences.addAll(explainer.move(game.position(), move));
        }
        if (square != null) {
            int index = game.kind().notation().square(square);
            sentences.addAll(explainer.square(game.position(), index));
        }
        if (move == null && square == null) {
            sentences.addAll(explainer.position(game.position()));
        }
        sentences.addAll(ending(game));
        return sentences;
    }

    /** What no position shows: that the game is drawn since it was there before. */
    public static List<Sentence> ending(Game game) {
        return game.ending()
                .filter(ending -> ending.reason() == Ending.Reason.REPETITION)
                .map(ending -> List.of(ending.why()))
                .orElse(List.of());
    }
}
