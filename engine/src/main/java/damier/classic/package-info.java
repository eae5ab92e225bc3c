/**
 * The classic players: the players of five documents with their plain algorithms, and the simple
 * opponents.
 */
@NullMarked
package damier.classic;

import org.jspecify.annotations.NullMarked;
