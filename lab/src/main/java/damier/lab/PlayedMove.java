package damier.lab;

import damier.players.Choice;

/**
 * A move of a match.
 *
 * @param choice the move, and what the player reports about it
 * @param nanos its time by the clock of the match
 */
public record PlayedMove(Choice choice, long nanos) {}
