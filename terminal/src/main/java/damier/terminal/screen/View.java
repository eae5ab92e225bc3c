package damier.terminal.screen;

import java.util.Optional;

/**
 * The state of the screen besides the game.
 *
 * @param cursor the square of the cursor; -1 for none
 * @param traced the path that is highlighted
 * @param prompt the text before the input
 * @param help whether the help page replaces everything else
 */
record View(
        boolean flipped,
        int cursor,
        Entry entry,
        Optional<Entry.Way> traced,
        String prompt,
        String typed,
        String message,
        boolean help) {}
