package damier.lab;

/** A setting that cannot be used. The message is one line: its name, and what is wrong with it. */
public final class BadSetting extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final boolean missing;

    public BadSetting(String name, String fault) {
        this(name, fault, false);
    }

    private BadSetting(String name, String fault, boolean missing) {
        super(name + ": " + fault);
        this.name = name;
        this.missing = missing;
    }

    static BadSetting missing(String name) {
        return new BadSetting(name, "is missing", true);
    }

    public String name() {
        return name;
    }

    /** Whether all that is wrong with it is that it is not there. */
    public boolean isMissing() {
        return missing;
    }
}
