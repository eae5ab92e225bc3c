package damier.lab;

import damier.players.Choice;

/** What came of asking a player for a move. */
sealed interface Answer {
    record Moved(Choice choice) implements Answer {}

    record Failed(Reason reason, String detail) implements Answer {}
}
