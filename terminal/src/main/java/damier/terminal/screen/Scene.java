package damier.terminal.screen;

/** What a whole screen shows, and what keys do to it. Everything happens on one thread. */
public interface Scene {
    /** Lets what runs by itself go on. */
    default void goOn() {}

    /**
     * The program was stopped for so long, and nothing that runs by itself went on.
     *
     * @param nanos how long
     */
    default void wasSuspended(long nanos) {}

    Canvas paint(int rows, int columns);

    /**
     * A key was pressed.
     *
     * @param rows how large the screen is
     */
    void press(Key key, int rows, int columns);

    /** Whether somebody has had enough. */
    boolean hasEnded();
}
