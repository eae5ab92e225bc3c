package damier.analysis;

import java.util.Locale;

/** The judgement of a move, by its loss of expected result. */
public enum Judgement {
    /** The only legal move. */
    FORCED("", 0),
    /** The move that the search prefers. */
    BEST("", 0),
    GOOD("", 0),
    INACCURACY("?!", 0.05),
    MISTAKE("?", 0.10),
    BLUNDER("??", 0.20);

    private final String mark;
    private final double loss;

    Judgement(String mark, double loss) {
        this.mark = mark;
        this.loss = loss;
    }

    /** The annotation mark; empty if the move needs none. */
    public String mark() {
        return mark;
    }

    public boolean isMistake() {
        return loss > 0;
    }

    /** The minimum loss of expected result, from 0 to 1. */
    double loss() {
        return loss;
    }

    /** The judgement for a loss of expected result. */
    static Judgement of(double lost) {
        if (lost >= BLUNDER.loss) {
            return BLUNDER;
        }
        if (lost >= MISTAKE.loss) {
            return MISTAKE;
        }
        return lost >= INACCURACY.loss ? INACCURACY : GOOD;
    }

    /** The name in pages and JSON. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
