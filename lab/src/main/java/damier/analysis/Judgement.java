package damier.analysis;

import java.util.Locale;

/** What is thought of a move, by what it costs of the expected result. */
public enum Judgement {
    /** The only legal one. */
    FORCED("", 0),
    /** The one that the search would have chosen. */
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

    /** As annotators write it behind a move; nothing for what needs no comment. */
    public String mark() {
        return mark;
    }

    public boolean isMistake() {
        return loss > 0;
    }

    /** The least part of the expected result, from 0 to 1, that it costs. */
    double loss() {
        return loss;
    }

    /** Of a move that costs so much of the expected result. */
    static Judgement of(double lost) {
        if (lost >= BLUNDER.loss) {
            return BLUNDER;
        }
        if (lost >= MISTAKE.loss) {
            return MISTAKE;
        }
        return lost >= INACCURACY.loss ? INACCURACY : GOOD;
    }

    /** As pages and JSON say it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
