/** Games, positions, moves and scores as JSON for the pages. */
@NullMarked
package damier.web.view;

import org.jspecify.annotations.NullMarked;
