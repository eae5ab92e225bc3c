package damier.record;

/**
 * Something in a file that could not be understood. Reading goes on behind it.
 *
 * @param source the file's name
 * @param line counted from 1; in files that have no lines, the number of the game
 * @param column counted from 1, in characters; in files that have no lines, in bytes of the game
 * @param what what is wrong, in one line
 */
public record Problem(String source, long line, long column, String what) {
    /** As compilers write it. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column + ": " + what;
    }
}
