package damier.lab;

import damier.core.Ending.Reason;
import damier.lab.stats.Estimate;
import damier.lab.stats.Outcomes;
import damier.lab.stats.Sprt;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * The standing of a match for its first player, over all pairs before the first incomplete one.
 * Counting pairs in order, and not as they finish, avoids a bias towards short games in a match
 * that its results stop.
 *
 * @param faultsOfFirst the number of games that the first player lost by a fault
 */
public record Standing(
        long wins,
        long draws,
        long losses,
        Outcomes pairs,
        Map<Reason, Integer> faultsOfFirst,
        Map<Reason, Integer> faultsOfSecond) {
    /** With fewer games, the likelihood of superiority would say more than they can. */
    private static final int FEWEST_FOR_LOS = 10;

    static final Standing START =
            new Standing(0, 0, 0, Outcomes.ofPairs(0, 0, 0, 0, 0), Map.of(), Map.of());

    public Standing {
        faultsOfFirst = Map.copyOf(faultsOfFirst);
        faultsOfSecond = Map.copyOf(faultsOfSecond);
    }

    Standing plus(Finished one, Finished other) {
        int points = one.halfPoints() + other.halfPoints();
        return plus(one).plus(other).withPairs(pairs.plus(points));
    }

    private Standing plus(Finished game) {
        boolean lost = game.halfPoints() == 0;
        return new Standing(
                wins + (game.halfPoints() == 2 ? 1 : 0),
                draws + (game.halfPoints() == 1 ? 1 : 0),
                losses + (lost ? 1 : 0),
                pairs,
                lost ? withFault(faultsOfFirst, game.reason()) : faultsOfFirst,
                lost ? faultsOfSecond : withFault(faultsOfSecond, game.reason()));
    }

    private Standing withPairs(Outcomes newPairs) {
        return new Standing(wins, draws, losses, newPairs, faultsOfFirst, faultsOfSecond);
    }

    /** The points of the first player. */
    public double points() {
        return wins + draws / 2.0;
    }

    private static Map<Reason, Integer> withFault(Map<Reason, Integer> faults, Reason reason) {
        if (!reason.isFault()) {
            return faults;
        }
        Map<Reason, Integer> more = new EnumMap<>(Reason.class);
        more.putAll(faults);
        more.merge(reason, 1, Integer::sum);
        return more;
    }

    public long games() {
        return wins + draws + losses;
    }

    public Estimate estimate() {
        return Estimate.of(pairs);
    }

    /**
     * The result line of the first player, with a test: {@code +W =D -L Elo E ± I LOS P% LLR x [lo,
     * hi]}.
     */
    public String summary(Sprt sprt) {
        return summary()
                + String.format(
                        Locale.ROOT,
                        "  LLR %.2f [%.2f, %.2f]",
                        sprt.llr(pairs),
                        -Sprt.BOUND,
                        Sprt.BOUND);
    }

    /**
     * The result line without a test. After few games it says nothing of the likelihood of
     * superiority; a difference that the games bound on one side only has no interval.
     */
    public String summary() {
        Estimate estimate = estimate();
        String los =
                games() < FEWEST_FOR_LOS
                        ? ""
                        : String.format(Locale.ROOT, "  LOS %.1f%%", 100 * estimate.superiority());
        return "+%d =%d -%d  Elo %s%s".formatted(wins, draws, losses, elo(estimate), los);
    }

    private static String elo(Estimate estimate) {
        if (Double.isFinite(estimate.elo()) && Double.isFinite(estimate.eloInterval())) {
            return number(estimate.elo()) + " ± " + number(estimate.eloInterval());
        }
        if (Double.isFinite(estimate.eloLow())) {
            return "> " + number(estimate.eloLow());
        }
        return Double.isFinite(estimate.eloHigh()) ? "< " + number(estimate.eloHigh()) : "unknown";
    }

    /**
     * The details after the result line: {@code nElo E ± I pairs [LL, LD, DD+WL, WD, WW]}; without
     * the first if the games do not bound it.
     */
    public String details() {
        Estimate estimate = estimate();
        double elo = estimate.normalisedElo();
        double interval = estimate.normalisedEloInterval();
        boolean isKnown = Double.isFinite(elo) && Double.isFinite(interval);
        return (isKnown ? "nElo %s ± %s  ".formatted(number(elo), number(interval)) : "")
                + "pairs "
                + pairs;
    }

    private static String number(double elo) {
        String text = String.format(Locale.ROOT, "%.1f", elo);
        return text.equals("-0.0") ? "0.0" : text;
    }
}
