package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Explains the current state of a game: the rules that govern its position, and those that depend
 * on its earlier moves.
 */
public final class Explanations {
    private Explanations() {}

    /**
     * Explains a move, a square or both; the position if neither is given.
     *
     * @throws NotationException if there is no such square, or the text does not have the form of a
     *     move
     */
    public static List<Sentence> of(Game game, @Nullable String move, @Nullable String square) {
        Explainer<Position> explainer = game.kind().explainer();
        List<Sentence> sentences = new ArrayList<>();
        if (move != null) {
            sentences.addAll(explainer.move(game.position(), TypedMove.plain(move)));
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

    /** The end of a game that no position shows, such as a draw by repetition. */
    public static List<Sentence> ending(Game game) {
        return game.ending()
                .filter(ending -> ending.reason() == Ending.Reason.REPETITION)
                .map(ending -> List.of(ending.why()))
                .orElse(List.of());
    }
}
