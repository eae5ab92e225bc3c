/** Tests of what every command builds on. */
@NullMarked
package damier.app.command;

import org.jspecify.annotations.NullMarked;
