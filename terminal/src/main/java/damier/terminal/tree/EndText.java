package damier.terminal.tree;

import damier.tree.NodeEnd;

/** Why a search leaves a position, for those who learn. */
final class EndText {
    private EndText() {}

    static String of(NodeEnd end) {
        return switch (end) {
            case ALL_MOVES -> "every move was searched";
            case ALPHA_CUTOFF ->
                    "the side that minimises came down to alpha, and the other has something as"
                            + " good elsewhere";
            case BETA_CUTOFF ->
                    "the side that maximises came up to beta, and the other has something as good"
                            + " elsewhere";
            case HORIZON -> "no depth was left, and its value is the static evaluation";
            case QUIESCENCE -> "beyond the horizon, and nothing was left to capture";
            case GAME_OVER -> "the game is over here";
            case AT_ONCE -> "evaluated at once, whatever depth was left";
            case NEARER_WIN -> "a win or a loss is known that is nearer than any from here";
            case REPETITION -> "the position stood on the board before";
            case TABLE -> "the transposition table knew enough";
            case PREDICTED -> "a shallower search exceeded the bound by a margin";
        };
    }
}
