package damier.app;

import static java.util.stream.Collectors.joining;

import damier.core.Position;
import damier.core.Result;
import damier.lab.GameRecord;
import damier.lab.Match;
import damier.lab.MatchFolder;
import damier.lab.MatchListener;
import damier.lab.MatchSetup;
import damier.lab.Reason;
import damier.lab.Standing;
import damier.lab.stats.Estimate;
import damier.lab.stats.Sprt;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A match under way: shows how it goes, keeps its games, and says how to go on where it is stopped.
 */
final class MatchRun<P extends Position> implements MatchListener<P> {
    /** What the log-likelihood ratio is of where no test was asked for. */
    private static final Sprt USUAL_TEST = Sprt.normalised(0, 10);

    /**
     * @param pairs how many ended with 0, ½, 1, 1½ and 2 points for the first player
     * @param verdict where a test was asked for
     * @param faultsOfFirst games that the first player lost other than on the board
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

    private final MatchSetup<P> setup;
    private final Optional<MatchFolder> folder;
    private final JsonOption json;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Match<P> match;
    private final String first;
    private final String second;
    private final long start = System.nanoTime();
    private long resumedGames;
    private volatile boolean finishing;
    private volatile boolean interrupted;

    /** The faults that were told of: the first of its kind is enough. */
    private final Set<String> told = new HashSet<>();

    MatchRun(
            MatchSetup<P> setup,
            Optional<MatchFolder> folder,
            DamierCommand command,
            JsonOption json) {
        this.setup = setup;
        this.folder = folder;
        this.json = json;
        out = command.out();
        err = command.err();
        match = new Match<>(setup, this);
        first = setup.first().factory().name();
        second = setup.second().factory().name();
    }

    int run() throws IOException {
        warnOfThreads();
        if (folder.isPresent()) {
            folder.get().resume(match.tournament());
        }
        resumedGames = match.standing().games();
        var interrupt = new Thread(this::interrupted);
        Runtime.getRuntime().addShutdownHook(interrupt);
        try (var _ = new CtrlC(this::ctrlC);
                var _ = new Progress(json.isAsked() ? err : out, this::progress)) {
            match.run();
        } finally {
            removeHook(interrupt);
        }
        if (!interrupted) {
            warnOfOpenings();
            printResult();
        }
        if (finishing && match.isOpen()) {
            sayHowToGoOn();
            return Exit.INTERRUPTED;
        }
        return Exit.DONE;
    }

    /** Once: the running games end. Twice: the program does, and the hook has the last word. */
    void ctrlC() {
        if (finishing) {
            System.exit(Exit.INTERRUPTED);
        }
        finishing = true;
        match.finish();
        err.println("the running games end; Ctrl-C once more stops at once");
        err.flush();
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program ends already, and the hook has the last word.
        }
    }

    private void warnOfThreads() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (setup.threads() > cores) {
            err.println(
                    "warning: %d threads at once on %d cores: times will not be comparable"
                            .formatted(setup.threads(), cores));
        }
    }

    /** Known for certain only after the match: random openings may turn out to be few. */
    private void warnOfOpenings() {
        long pairs = match.standing().pairs().total();
        if (setup.openings().size() < pairs) {
            err.println(
                    "warning: %d pairs of games from %d openings: players without chance repeat themselves"
                            .formatted(pairs, setup.openings().size()));
        }
    }

    @Override
    public void finished(GameRecord<P> game) throws IOException {
        if (folder.isPresent()) {
            folder.get().add(game, List.of(first, second));
        }
        String loser = game.result() == Result.winOf(game.firstPlayersSide()) ? second : first;
        if (game.reason().isFault() && told.add(loser + game.reason())) {
            err.println(
                    "game %d: %s lost by %s: %s"
                            .formatted(game.number(), loser, game.reason().word(), game.detail()));
        }
    }

    private String progress() {
        Standing standing = match.standing();
        double seconds = (System.nanoTime() - start) / 1e9;
        double rate = (standing.games() - resumedGames) / seconds;
        String left =
                rate > 0
                        ? duration((long) ((setup.games() - standing.games()) / rate)) + " left"
                        : "";
        return String.format(
                        Locale.ROOT,
                        "%d/%d  %s  %s  %.2f games/s  %s",
                        standing.games(),
                        setup.games(),
                        standing.summary(test()),
                        standing.details(),
                        rate,
                        left)
                .strip();
    }

    private static String duration(long seconds) {
        Duration left = Duration.ofSeconds(seconds);
        return left.toHours() > 0
                ? "%dh%02dm".formatted(left.toHours(), left.toMinutesPart())
                : "%dm%02ds".formatted(left.toMinutes(), left.toSecondsPart());
    }

    private Sprt test() {
        return setup.sprt().orElse(USUAL_TEST);
    }

    private void printResult() {
        Standing standing = match.standing();
        if (json.isAsked()) {
            json.print(out, answer(standing));
            return;
        }
        faults(first, standing.faultsOfFirst());
        faults(second, standing.faultsOfSecond());
        out.println(standing.details());
        setup.sprt()
                .ifPresent(
                        test ->
                                out.println(
                                        "test of normalised Elo %s against %s: %s"
                                                .formatted(
                                                        test.elo0(),
                                                        test.elo1(),
                                                        verdict(test, standing))));
        out.println(first + " - " + second + ": " + standing.summary(test()));
        out.flush();
    }

    private Answer answer(Standing standing) {
        Estimate estimate = standing.estimate();
        return new Answer(
                first,
                second,
                setup.kind().id(),
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
                setup.sprt().map(test -> verdict(test, standing)),
                words(standing.faultsOfFirst()),
                words(standing.faultsOfSecond()));
    }

    private static Map<String, Integer> words(Map<Reason, Integer> faults) {
        Map<String, Integer> words = new TreeMap<>();
        faults.forEach((reason, games) -> words.put(reason.word(), games));
        return words;
    }

    private static String verdict(Sprt test, Standing standing) {
        double llr = test.llr(standing.pairs());
        return llr >= Sprt.BOUND ? "passed" : llr <= -Sprt.BOUND ? "failed" : "undecided";
    }

    private void faults(String player, Map<Reason, Integer> faults) {
        if (!faults.isEmpty()) {
            out.println(
                    words(faults).entrySet().stream()
                            .map(fault -> fault.getValue() + " by " + fault.getKey())
                            .collect(joining(", ", player + " lost ", "")));
        }
    }

    private void interrupted() {
        interrupted = true;
        match.stop();
        out.println();
        printResult();
        sayHowToGoOn();
    }

    private void sayHowToGoOn() {
        err.println(
                folder.map(kept -> "stopped; to go on: damier match --resume " + kept.path())
                        .orElse("stopped; with --out it could have been resumed"));
        err.flush();
    }
}
