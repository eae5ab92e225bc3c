package damier.terminal.screen;

import java.util.Optional;

/**
 * The state of the screen besides the game.
 *
 * @param points whether every legal destination is marked
 * @param cursor the square of the cursor; -1 for none
 * @param traced the path that is highlighted
 * @param prompt the text before the input
 * @param help whether the help page replaces everything else
 */
record View(
        boolean flipped,
        boolean points,
        int cursor,
        Entry entry,
        Optional<Entry.Way> traced,
        String prompt,
        String typed,
        String message,
        boolean help) {}
