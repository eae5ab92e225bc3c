package damier.lab;

/** How the program was started, so that a command which it prints can be typed as it is. */
public final class Launch {
    /** Set by whatever starts the program; the name alone where nothing did. */
    private static final String PROPERTY = "damier.command";

    private Launch() {}

    /**
     * A command of this program.
     *
     * @param words what follows its name
     */
    public static String command(String words) {
        return System.getProperty(PROPERTY, "damier") + " " + words;
    }
}
