/** Tests of reports. */
@NullMarked
package damier.lab.report;

import org.jspecify.annotations.NullMarked;
