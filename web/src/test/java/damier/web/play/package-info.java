@NullMarked
package damier.web.play;

import org.jspecify.annotations.NullMarked;
