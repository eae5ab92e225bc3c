/** What the tests of every module share. */
@NullMarked
package damier.testkit;

import org.jspecify.annotations.NullMarked;
