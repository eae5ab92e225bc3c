package damier.draughts.text;

import damier.core.Side;

import java.util.List;

/** Small words that sentences are made of. */
final class Words {
    private static final List<String> NUMBERS =
            List.of(
                    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten", "eleven", "twelve");

    private static final List<String> PLACES =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

    /** A list longer than this ends with how many more there are. */
    private static final int MOST_LISTED = 8;

    private Words() {}

    static String number(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    }

    /** {@code first} for 0. */
    static String place(int index) {
        return index < PLACES.size() ? PLACES.get(index) : index + 1 + "th";
    }

    /** {@code no king}, {@code one king}, {@code two men}. */
    static String count(int count, String one, String many) {
        return number(count) + " " + (count <= 1 ? one : many);
    }

    /** {@code 28}, {@code 28 and 22}, {@code 28, 22 and 17}. */
    static String list(List<String> items, String and) {
        int size = items.size();
        if (size > MOST_LISTED) {
            String shown = String.join(", ", items.subList(0, MOST_LISTED));
            return shown + " " + and + " " + (size - MOST_LISTED) + " more";
        }
        return size < 2
                ? String.join("", items)
                : String.join(", ", items.subList(0, size - 1)) + " " + and + " " + items.getLast();
    }

    static String side(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    static String piece(boolean king) {
        return king ? "king" : "man";
    }
}
