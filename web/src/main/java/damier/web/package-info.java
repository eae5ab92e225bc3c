/** The web server: access, rate limits, sockets, and the services that all modules share. */
@NullMarked
package damier.web;

import org.jspecify.annotations.NullMarked;
