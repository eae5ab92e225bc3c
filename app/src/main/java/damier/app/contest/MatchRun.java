package damier.app.contest;

import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.lab.MatchFolder;
import damier.lab.Standing;
import damier.lab.TournamentSetup;
import damier.lab.stats.Estimate;
import damier.lab.stats.Sprt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A running match. */
final class MatchRun extends ContestRun {
    /**
     * @param pairs how many ended with 0, ½, 1, 1½ and 2 points for the first player
     * @param verdict of the SPRT, if one was requested
     * @param faultsOfFirst games that the first player lost by a fault
     */
    private record Answer(
            String first,
            String second,
            String game,
            long wins,
            long draws,
            long losses,
            List<Long> pairs,
            double elo,
            double eloInterval,
            double normalisedElo,
            double normalisedEloInterval,
            double superiority,
            double llr,
            Optional<String> verdict,
            Map<String, Integer> faultsOfFirst,
            Map<String, Integer> faultsOfSecond) {}

    private final Optional<Sprt> sprt;
    private final String first;
    private final String second;

    MatchRun(TournamentSetup setup, DamierCommand command, JsonOption json) {
        super(MatchFolder.Kind.MATCH, setup, command, json);
        sprt = setup.sprt();
        first = names().getFirst();
        second = names().getLast();
    }

    private Standing standing() {
        return tournament().standings().getFirst();
    }

    @Override
    List<String> table() {
        Standing standing = standing();
        return List.of(
                first + " - " + second + "  " + pace(), summary(standing), standing.details());
    }

    @Override
    String line() {
        Standing standing = standing();
        return summary(standing) + "  " + standing.details() + "  " + pace();
    }

    /** With the test only if one was asked for. */
    private String summary(Standing standing) {
        return sprt.map(standing::summary).orElseGet(standing::summary);
    }

    private Sprt test() {
        return sprt.orElse(Sprt.DEFAULT);
    }

    /** Whether an SPRT was requested and the first player has passed it. */
    boolean isPassed() {
        return sprt.filter(test -> test.isPassed(standing().pairs())).isPresent();
    }

    @Override
    void printText() {
        Standing standing = standing();
        printFaults(first, words(standing.faultsOfFirst()));
        printFaults(second, words(standing.faultsOfSecond()));
        out().println(standing.details());
        sprt.ifPresent(
                test ->
                        out().println(
                                        "test of normalised Elo %s against %s: %s"
                                                .formatted(
                                                        test.elo0(),
                                                        test.elo1(),
                                                        test.verdict(standing.pairs()))));
        out().println(first + " - " + second + ": " + summary(standing));
    }

    @Override
    Record answer() {
        Standing standing = standing();
        Estimate estimate = standing.estimate();
        return new Answer(
                first,
                second,
                setup().kind().id(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                IntStream.rangeClosed(0, 4).mapToObj(standing.pairs()::count).toList(),
                estimate.elo(),
                estimate.eloInterval(),
                estimate.normalisedElo(),
                estimate.normalisedEloInterval(),
                estimate.superiority(),
                test().llr(standing.pairs()),
                sprt.map(test -> test.verdict(standing.pairs())),
                words(standing.faultsOfFirst()),
                words(standing.faultsOfSecond()));
    }
}
