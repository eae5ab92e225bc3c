/** Training of evaluations from self-play. */
@NullMarked
package damier.lab.learn;

import org.jspecify.annotations.NullMarked;
