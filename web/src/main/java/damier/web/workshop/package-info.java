/** The owner's tools: matches and experiments that are watched, and programs of others. */
@NullMarked
package damier.web.workshop;

import org.jspecify.annotations.NullMarked;
