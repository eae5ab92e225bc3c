/** Study tools: game records, explanations, analysis, reviews and training. */
@NullMarked
package damier.web.study;

import org.jspecify.annotations.NullMarked;
