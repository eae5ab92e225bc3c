/** The same tests on SQLite and on a real PostgreSQL. */
@NullMarked
package damier.archive;

import org.jspecify.annotations.NullMarked;
