/** Other people's programs as processes or sockets: started, watched, limited, and always ended. */
@NullMarked
package damier.process;

import org.jspecify.annotations.NullMarked;
