package damier.archive;

/**
 * When a card is asked again. It is the SM-2 rule with two answers in place of six: a right answer
 * lets the interval grow from one day to six, and then by the card's ease, which each right answer
 * raises a little; a wrong one takes the interval back to nothing, so that the card comes again
 * today, and makes the card less easy.
 *
 * @param repetitions right answers in a row
 * @param ease hundredths by which the interval is multiplied
 * @param days the interval
 * @param due the day, counted from 1970
 */
public record Repetition(int repetitions, int ease, int days, long due) {
    private static final int FIRST_EASE = 250;
    private static final int LEAST_EASE = 130;
    private static final int MOST_EASE = 300;
    private static final int MOST_DAYS = 3_650;

    /** Of a new card. */
    public static Repetition first(long today) {
        return new Repetition(0, FIRST_EASE, 0, today);
    }

    /** After an answer. */
    public Repetition answered(boolean right, long today) {
        if (!right) {
            return new Repetition(0, Math.max(LEAST_EASE, ease - 20), 0, today);
        }
        int longer =
                switch (repetitions) {
                    case 0 -> 1;
                    case 1 -> 6;
                    default -> Math.min(MOST_DAYS, Math.max(days, 1) * ease / 100);
                };
        return new Repetition(
                repetitions + 1, Math.min(MOST_EASE, ease + 5), longer, today + longer);
    }
}
