/** How the records that the server exchanges with pages look to them. */
@NullMarked
package damier.web.api;

import org.jspecify.annotations.NullMarked;
