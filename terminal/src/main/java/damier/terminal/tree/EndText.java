package damier.terminal.tree;

import damier.tree.NodeEnd;

/** Explains why a search left a position. */
final class EndText {
    private EndText() {}

    static String of(NodeEnd end) {
        return switch (end) {
            case ALL_MOVES -> "every move was searched";
            case ALPHA_CUTOFF ->
                    "the value reached alpha, and the maximising side has an equally good move"
                            + " elsewhere";
            case BETA_CUTOFF ->
                    "the value reached beta, and the minimising side has an equally good move"
                            + " elsewhere";
            case HORIZON -> "no depth was left; the value is the static evaluation";
            case QUIESCENCE -> "beyond the horizon, with no capture left";
            case GAME_OVER -> "the game is over here";
            case AT_ONCE -> "evaluated at once, at any remaining depth";
            case NEARER_WIN -> "a faster win or loss is already known";
            case REPETITION -> "the position occurred before";
            case TABLE -> "the transposition table had a sufficient result";
            case ENDGAME -> "the endgame tables know the result";
            case PREDICTED -> "a shallower search exceeded the bound by a margin";
        };
    }
}
