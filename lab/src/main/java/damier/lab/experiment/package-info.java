/** Experiments: studies of games and positions, their folders, and their findings. */
@NullMarked
package damier.lab.experiment;

import org.jspecify.annotations.NullMarked;
