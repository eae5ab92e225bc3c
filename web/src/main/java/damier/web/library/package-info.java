/** The archive on the web: search, view, store, explore, import and export games. */
@NullMarked
package damier.web.library;

import org.jspecify.annotations.NullMarked;
