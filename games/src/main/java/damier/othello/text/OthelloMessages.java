package damier.othello.text;

import damier.core.Sentence.Wording;

/** Explanations of the rules of Othello; every language of the web board translates them. */
public enum OthelloMessages implements Wording {
    TURNS_ONE(
            "{square} turns {squares}: a disc in a line between the new disc and another of yours"
                    + " ({article})"),
    TURNS_SEVERAL(
            "{square} turns {squares}: discs in a line between the new disc and another of yours"
                    + " ({article}), and all of them must turn ({all})"),
    OVER("the game is over: neither side can turn a disc ({article})"),
    OVER_MOST_WIN("neither side can turn a disc: the game is over, and most discs win ({article})"),
    PASS_WITH_A_MOVE("you may pass only when you have no move ({article}); moves: {moves}"),
    SQUARE_TAKEN("{square}: the square is taken, and a disc never leaves its square ({article})"),
    TURNS_NOTHING(
            "{square} turns nothing: a move must turn at least one disc ({article});"
                    + " moves: {moves}"),
    TURNS_NOTHING_PASS(
            "{square} turns nothing: a move must turn at least one disc ({article});"
                    + " you must pass"),
    MUST_TURN("{side} must turn at least one disc ({article}); moves: {moves}"),
    MUST_PASS("{side} has no move that turns a disc and must pass ({article})"),
    DRAWN("a draw, {most}-{fewest}"),
    WINS("{side} wins {most}-{fewest}"),
    WINS_EMPTIES(
            "{side} wins {most}-{fewest}, which counts as {all}-{fewest}:"
                    + " the empties go to the winner ({article})");

    private final String english;

    OthelloMessages(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
