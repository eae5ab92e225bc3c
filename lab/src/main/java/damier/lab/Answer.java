package damier.lab;

/** The result of asking a player for a move. */
sealed interface Answer {
    record Moved(PlayedMove move) implements Answer {}

    record Failed(Reason reason, String detail) implements Answer {}
}
