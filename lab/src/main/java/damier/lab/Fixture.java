package damier.lab;

import damier.core.Side;

/**
 * A scheduled game, determined by its number.
 *
 * @param number from 0; an even number and the next are a pair from one opening, colours reversed
 * @param opening the index of its opening
 * @param first the index of the player who has White in the first game of the pair
 * @param second the index of the other player
 */
public record Fixture(int number, int opening, int first, int second) {
    /** The index of the pair to which a game belongs. */
    static int pair(int number) {
        return number / 2;
    }

    /** The side of the first player. */
    public Side firstPlayersSide() {
        return number % 2 == 0 ? Side.WHITE : Side.BLACK;
    }

    public int player(Side side) {
        return side == firstPlayersSide() ? first : second;
    }
}
