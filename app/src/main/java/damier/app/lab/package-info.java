/** Commands for experiments and training: lab, selfplay, train, fit-probcut. */
@NullMarked
package damier.app.lab;

import org.jspecify.annotations.NullMarked;
