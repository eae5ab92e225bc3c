package damier.terminal.screen;

/** The content of a full screen, and its reaction to keys. All methods run on one thread. */
public interface Window {
    /** Runs regularly, before each repaint. */
    default void update() {}

    /**
     * The program was suspended.
     *
     * @param nanos the duration
     */
    default void wasSuspended(long nanos) {}

    Canvas paint(int rows, int columns);

    /**
     * Handles a key.
     *
     * @param rows the rows of the screen
     * @param columns the columns of the screen
     */
    void press(Key key, int rows, int columns);

    /** Whether the user has quit. */
    boolean hasEnded();
}
