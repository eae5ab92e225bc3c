package damier.core;

/** How a protocol between programs writes a game. */
public interface ProtocolForm<P extends Position> {
    /**
     * Reads a position.
     *
     * @throws NotationException if the text is not a position that the game can have
     */
    P position(String text);

    String format(P position);

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is not a legal move of {@code at}, or is ambiguous
     */
    long move(P at, String text);

    String format(long move);
}
