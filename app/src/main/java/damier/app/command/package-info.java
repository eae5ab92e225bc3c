/**
 * What every command builds on: its base class, the shared options, exit codes, and the program
 * that it runs in.
 */
@NullMarked
package damier.app.command;

import org.jspecify.annotations.NullMarked;
