package damier.tree;

/** Why a search left a node. */
public enum NodeEnd {
    /** Every move was searched. */
    ALL_MOVES("all moves"),
    /** The side that minimises came down to alpha: the other has something as good elsewhere. */
    ALPHA_CUTOFF("alpha cutoff"),
    /** The side that maximises came up to beta: the other has something as good elsewhere. */
    BETA_CUTOFF("beta cutoff"),
    /** No depth was left. */
    HORIZON("horizon"),
    /** Beyond the horizon, and nothing was left to capture. */
    QUIESCENCE("quiescence"),
    GAME_OVER("game over"),
    /** Evaluated whatever depth was left, as some players do with a side that must pass. */
    AT_ONCE("at once"),
    /** A win or a loss is known that is nearer than any from here. */
    NEARER_WIN("nearer win"),
    /** The position stood on the board before. */
    REPETITION("repetition"),
    /** The transposition table knew enough. */
    TABLE("table"),
    /** A shallower search exceeded the bound by a margin. */
    PREDICTED("predicted");

    private final String text;

    NodeEnd(String text) {
        this.text = text;
    }

    /** As pages and JSON say it. */
    @Override
    public String toString() {
        return text;
    }
}
