/** Written games: what they hold, and what a format that holds them must do. */
@NullMarked
package damier.record;

import org.jspecify.annotations.NullMarked;
