package damier.core;

import java.util.List;

/**
 * Explains which rule allows or forbids a move, in sentences that cite the article of the game's
 * rule book.
 */
public interface Explainer<P extends Position> {
    /**
     * The rules that govern the side to move: a compulsory capture, a pass, the end of the game.
     */
    List<Sentence> position(P at);

    /**
     * Why the piece on {@code square} can or cannot move, or why a piece can or cannot be played to
     * an empty square.
     */
    List<Sentence> square(P at, int square);

    /**
     * Why {@code text} is a legal move, or which rule it breaks.
     *
     * @throws NotationException if {@code text} does not have the form of a move
     */
    List<Sentence> move(P at, String text);

    /** The rule, with its article, by which {@link Rules#outcome} is final in {@code at}. */
    Sentence ending(P at);

    /**
     * The rule, with its article, by which a position that occurred {@code occurrences} times ends
     * the game.
     */
    default Sentence repetition(int occurrences) {
        return Sentence.of(Ending.Says.REPEATED).with("count", occurrences);
    }
}
