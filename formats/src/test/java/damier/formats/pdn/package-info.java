/** Tests of PDN. */
@NullMarked
package damier.formats.pdn;

import org.jspecify.annotations.NullMarked;
