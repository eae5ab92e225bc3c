package damier.terminal.screen;

import java.util.Optional;

/**
 * What the screen shows besides the game.
 *
 * @param cursor the square that keys have gone to; -1: none
 * @param traced the way that is previewed
 * @param prompt what is asked for
 * @param help whether help hides everything else
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
