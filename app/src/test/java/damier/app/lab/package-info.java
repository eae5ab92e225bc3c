/** Tests of the commands for experiments and training. */
@NullMarked
package damier.app.lab;

import org.jspecify.annotations.NullMarked;
