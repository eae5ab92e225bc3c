/** The games that are kept: found, opened, stored, explored, brought in and taken out. */
@NullMarked
package damier.web.library;

import org.jspecify.annotations.NullMarked;
