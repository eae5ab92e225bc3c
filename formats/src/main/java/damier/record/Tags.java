package damier.record;

/** The names of the tags that formats share; other names are kept as written. */
public final class Tags {
    public static final String EVENT = "Event";
    public static final String SITE = "Site";

    /** {@code 2003.05.23}, with question marks for unknown parts. */
    public static final String DATE = "Date";

    public static final String ROUND = "Round";
    public static final String WHITE = "White";
    public static final String BLACK = "Black";
    public static final String WHITE_RATING = "WhiteElo";
    public static final String BLACK_RATING = "BlackElo";

    /** {@link #HUMAN} or {@link #PROGRAM}, if recorded. */
    public static final String WHITE_TYPE = "WhiteType";

    public static final String BLACK_TYPE = "BlackType";
    public static final String HUMAN = "human";
    public static final String PROGRAM = "program";

    public static final String TIME_CONTROL = "TimeControl";

    /** How the game ended, in words. */
    public static final String TERMINATION = "Termination";

    private Tags() {}
}
