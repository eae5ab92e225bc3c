/** The game database, searchable by player, date, result, opening and position. */
@NullMarked
package damier.archive;

import org.jspecify.annotations.NullMarked;
