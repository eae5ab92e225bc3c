package damier.lab;

import java.util.function.Supplier;

/**
 * Thrown for an invalid setting. The message is one line: the name of the setting and the fault.
 */
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

    /** Parses a setting whose {@link IllegalArgumentException} says what is wrong with it. */
    static <T> T ifInvalid(String name, Supplier<T> parsing) {
        try {
            return parsing.get();
        } catch (IllegalArgumentException e) {
            throw new BadSetting(name, String.valueOf(e.getMessage()));
        }
    }

    public String name() {
        return name;
    }

    /** Whether the setting is missing. */
    public boolean isMissing() {
        return missing;
    }
}
