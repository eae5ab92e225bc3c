/** Games, positions, moves and scores as pages read them in JSON. */
@NullMarked
package damier.web.view;

import org.jspecify.annotations.NullMarked;
