package damier.lab;

import damier.players.Choice;

/**
 * A move of a match.
 *
 * @param choice the move, and what the player says of it
 * @param nanos what it took by the clock of the match
 */
public record PlayedMove(Choice choice, long nanos) {}
