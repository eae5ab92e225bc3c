package damier.core;

/** A game as a protocol between programs writes it. */
public interface ProtocolForm<P extends Position> {
    /**
     * Reads a position.
     *
     * @throws NotationException if the text is no position, or one that the game cannot have
     */
    P position(String text);

    String format(P position);

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is no legal move of {@code at}, or fits more than one
     */
    long move(P at, String text);

    String format(long move);
}
