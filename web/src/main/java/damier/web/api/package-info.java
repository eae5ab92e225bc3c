/** Annotations for the TypeScript types of the records that the server exchanges with pages. */
@NullMarked
package damier.web.api;

import org.jspecify.annotations.NullMarked;
