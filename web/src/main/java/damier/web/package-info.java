/** The web board's server: who may ask, how much, and what every part of it shares. */
@NullMarked
package damier.web;

import org.jspecify.annotations.NullMarked;
