/** Reports: tables, plots and claims, and the page that shows them; knows no experiment. */
@NullMarked
package damier.lab.report;

import org.jspecify.annotations.NullMarked;
