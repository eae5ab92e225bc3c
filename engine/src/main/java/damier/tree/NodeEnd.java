package damier.tree;

/** Why a search left a node. */
public enum NodeEnd {
    /** Every move was searched. */
    ALL_MOVES("all moves"),
    /** The minimising side reached alpha: the opponent has an equally good line elsewhere. */
    ALPHA_CUTOFF("alpha cutoff"),
    /** The maximising side reached beta: the opponent has an equally good line elsewhere. */
    BETA_CUTOFF("beta cutoff"),
    /** No depth remained. */
    HORIZON("horizon"),
    /** Beyond the horizon, and there was nothing to capture. */
    QUIESCENCE("quiescence"),
    GAME_OVER("game over"),
    /** Evaluated at any remaining depth, as some players do when a side must pass. */
    AT_ONCE("at once"),
    /** A win or loss is known that is nearer than any from this node. */
    NEARER_WIN("nearer win"),
    /** The position occurred before. */
    REPETITION("repetition"),
    /** A transposition table entry decided. */
    TABLE("table"),
    /** The endgame tables know the result. */
    ENDGAME("endgame tables"),
    /** A shallower search exceeded the bound by a margin. */
    PREDICTED("predicted");

    private final String text;

    NodeEnd(String text) {
        this.text = text;
    }

    /** The name in pages and JSON. */
    @Override
    public String toString() {
        return text;
    }
}
