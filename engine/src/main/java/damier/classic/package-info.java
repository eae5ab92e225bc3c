/**
 * The classic players: what five documents describe, on their own plain algorithms, and the simple
 * opponents.
 */
@NullMarked
package damier.classic;

import org.jspecify.annotations.NullMarked;
