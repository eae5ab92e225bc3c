package damier.core;

import java.util.List;

/**
 * Says in sentences which rule allows or forbids what, each with the article of the game's rule
 * book.
 */
public interface Explainer<P extends Position> {
    /** What governs the side to move: a compulsory capture, a pass, a game that is over. */
    List<Sentence> position(P at);

    /**
     * Why the piece or the empty square named by {@code square} can or cannot move or be played to.
     */
    List<Sentence> square(P at, int square);

    /**
     * Why {@code text} is a legal move or which rule it breaks, even where it is not legal.
     *
     * @throws NotationException if {@code text} does not have the form of a move
     */
    List<Sentence> move(P at, String text);

    /** The rule, with its article, by which {@link Rules#outcome} is final in {@code at}. */
    Sentence ending(P at);

    /** The rule, with its article, by which a position that stood so often ends the game. */
    default Sentence repetition(int occurrences) {
        return Sentence.of(Ending.Says.REPEATED).with("count", occurrences);
    }
}
