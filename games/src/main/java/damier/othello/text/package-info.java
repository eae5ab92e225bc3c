/** Othello as text: boards, moves, transcripts, and the rules in sentences. */
@NullMarked
package damier.othello.text;

import org.jspecify.annotations.NullMarked;
