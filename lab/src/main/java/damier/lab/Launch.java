package damier.lab;

/** How the program was started, so that printed commands can be copied as they are. */
public final class Launch {
    /** Set by the launcher; without it, commands begin with the name of the program. */
    private static final String PROPERTY = "damier.command";

    private Launch() {}

    /**
     * A command of this program.
     *
     * @param words the arguments
     */
    public static String command(String words) {
        return System.getProperty(PROPERTY, "damier") + " " + words;
    }
}
