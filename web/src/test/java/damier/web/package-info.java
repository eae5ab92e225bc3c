@NullMarked
package damier.web;

import org.jspecify.annotations.NullMarked;
