/** Tests of the registry of formats and of recognition. */
@NullMarked
package damier.formats;

import org.jspecify.annotations.NullMarked;
