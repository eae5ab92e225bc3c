/** Othello's file formats: transcripts, boards with scores, GGF and WTHOR. */
@NullMarked
package damier.formats.othello;

import org.jspecify.annotations.NullMarked;
