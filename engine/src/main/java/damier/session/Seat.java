package damier.session;

/** The player of a side. */
public interface Seat {
    /** The name in game records. */
    String label();

    boolean isPerson();

    /** Whether the player is there; the clock of an absent player stands still. */
    default boolean isPresent() {
        return true;
    }
}
