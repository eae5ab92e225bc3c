/** External programs as processes or sockets: started, monitored, limited, and always ended. */
@NullMarked
package damier.process;

import org.jspecify.annotations.NullMarked;
