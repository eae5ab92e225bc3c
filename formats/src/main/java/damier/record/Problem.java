package damier.record;

/**
 * An error in a file. Reading continues after it.
 *
 * @param source the file's name
 * @param line counted from 1; in files that have no lines, the number of the game
 * @param column counted from 1, in characters; in files that have no lines, in bytes of the game
 * @param what the error in one line
 */
public record Problem(String source, long line, long column, String what) {
    /** In the format of compiler messages. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column + ": " + what;
    }
}
