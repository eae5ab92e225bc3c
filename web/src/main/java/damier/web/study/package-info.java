/** What is looked at in peace: written games, why and how, analysis and reviews. */
@NullMarked
package damier.web.study;

import org.jspecify.annotations.NullMarked;
