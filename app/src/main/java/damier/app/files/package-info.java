/** Commands for files of games: convert, archive. */
@NullMarked
package damier.app.files;

import org.jspecify.annotations.NullMarked;
