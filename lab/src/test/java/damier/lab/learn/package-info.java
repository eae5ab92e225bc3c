/** Tests of learning from games of self-play. */
@NullMarked
package damier.lab.learn;

import org.jspecify.annotations.NullMarked;
