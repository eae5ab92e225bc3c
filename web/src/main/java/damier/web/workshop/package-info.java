/** The owner's tools: lab runs and external engines. */
@NullMarked
package damier.web.workshop;

import org.jspecify.annotations.NullMarked;
