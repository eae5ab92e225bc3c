/** Matches between players, and what they prove. */
@NullMarked
package damier.lab;

import org.jspecify.annotations.NullMarked;
