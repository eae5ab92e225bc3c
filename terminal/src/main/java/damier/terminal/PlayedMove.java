package damier.terminal;

import damier.core.Side;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * A move of the game and what is known of it.
 *
 * @param text as game records write it
 * @param told what the player said the position is worth, for White
 * @param score the same, or what the engine's evaluation says at first sight of the position after
 *     the move
 * @param depth how far the player looked; 0 where it does not tell
 */
public record PlayedMove(
        String text, Side side, Duration spent, OptionalInt told, int score, int depth) {}
