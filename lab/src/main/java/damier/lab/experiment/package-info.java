/** Experiments: questions that games and positions answer, their folders, and what they show. */
@NullMarked
package damier.lab.experiment;

import org.jspecify.annotations.NullMarked;
