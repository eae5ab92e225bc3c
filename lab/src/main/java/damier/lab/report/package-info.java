/** Reports: tables, plots and claims, and the page that shows them; independent of experiments. */
@NullMarked
package damier.lab.report;

import org.jspecify.annotations.NullMarked;
