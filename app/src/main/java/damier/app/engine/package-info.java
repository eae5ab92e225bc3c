/** Commands for engine protocols: engine, check-engine. */
@NullMarked
package damier.app.engine;

import org.jspecify.annotations.NullMarked;
