package damier.lab;

import damier.core.Side;

/**
 * A game that is to be played: everything about it follows from its number.
 *
 * @param number from 0; an even number and the next are a pair from one opening, colours reversed
 * @param opening the index of its opening
 * @param first the index of the player who has White in the first game of the pair
 * @param second the index of the other
 */
public record Fixture(int number, int opening, int first, int second) {
    /** The pair of games that it belongs to. */
    static int pair(int number) {
        return number / 2;
    }

    /** The colour that the first player has. */
    public Side firstPlayersSide() {
        return number % 2 == 0 ? Side.WHITE : Side.BLACK;
    }

    public int player(Side side) {
        return side == firstPlayersSide() ? first : second;
    }
}
