package damier.archive;

/**
 * The schedule of a card. It is the SM-2 algorithm with two grades instead of six: a right answer
 * increases the interval from one day to six, then by the factor of the card's ease, which each
 * right answer raises a little; a wrong answer resets the interval to zero, so that the card comes
 * again today, and lowers the ease.
 *
 * @param repetitions consecutive right answers
 * @param ease the factor of the interval, in hundredths
 * @param days the interval
 * @param due the day, counted from 1970
 */
public record Repetition(int repetitions, int ease, int days, long due) {
    private static final int FIRST_EASE = 250;
    private static final int MIN_EASE = 130;
    private static final int MAX_EASE = 300;
    private static final int MAX_DAYS = 3_650;

    /** The schedule of a new card. */
    public static Repetition first(long today) {
        return new Repetition(0, FIRST_EASE, 0, today);
    }

    /** The schedule after an answer. */
    public Repetition answered(boolean right, long today) {
        if (!right) {
            return new Repetition(0, Math.max(MIN_EASE, ease - 20), 0, today);
        }
        int longer =
                switch (repetitions) {
                    case 0 -> 1;
                    case 1 -> 6;
                    default -> Math.min(MAX_DAYS, Math.max(days, 1) * ease / 100);
                };
        return new Repetition(
                repetitions + 1, Math.min(MAX_EASE, ease + 5), longer, today + longer);
    }
}
