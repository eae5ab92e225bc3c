/** What results say of strength, and how sure that is. */
@NullMarked
package damier.lab.stats;

import org.jspecify.annotations.NullMarked;
