package damier.app.contest;

import static java.util.stream.Collectors.joining;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.core.Ending.Reason;
import damier.core.Result;
import damier.core.Side;
import damier.lab.ContestReport;
import damier.lab.Fixture;
import damier.lab.GameRecord;
import damier.lab.MatchFolder;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A running match or tournament: shows its progress, stores its games, and says how to resume it
 * after a stop.
 */
abstract class ContestRun implements TournamentListener {
    private final MatchFolder.Kind kind;
    private final Tournament tournament;
    private final List<String> names;
    private final JsonOption json;
    private final PrintWriter out;
    private final PrintWriter err;
    private final long start = System.nanoTime();
    private Optional<MatchFolder> folder = Optional.empty();
    private int resumedGames;
    private volatile boolean finishing;
    private volatile boolean interrupted;
    private volatile @Nullable Progress progress;

    /** The faults reported so far; each kind is reported once per player. */
    private final Set<String> reported = new HashSet<>();

    ContestRun(
            MatchFolder.Kind kind, TournamentSetup setup, DamierCommand command, JsonOption json) {
        this.kind = kind;
        names = setup.names();
        this.json = json;
        out = command.out();
        err = command.err();
        tournament = new Tournament(setup, this);
    }

    final Tournament tournament() {
        return tournament;
    }

    final TournamentSetup setup() {
        return tournament.setup();
    }

    /** The standings for a terminal. */
    abstract List<String> table();

    /** The standings in one line. */
    abstract String line();

    abstract void printText();

    abstract Record answer();

    final List<String> names() {
        return names;
    }

    final PrintWriter out() {
        return out;
    }

    /**
     * Plays, and returns an exit code.
     *
     * @param kept where the games are stored, if anywhere
     */
    final int run(Optional<MatchFolder> kept) throws IOException {
        folder = kept;
        warnOfThreads();
        if (folder.isPresent()) {
            folder.get().resume(tournament);
        }
        resumedGames = tournament.played();
        var interrupt = new Thread(this::interrupted);
        Runtime.getRuntime().addShutdownHook(interrupt);
        try (var _ = new CtrlC(this::ctrlC);
                var shown = new Progress(json.isAsked() ? err : out, this::table, this::line)) {
            progress = shown;
            tournament.run();
        } finally {
            removeHook(interrupt);
        }
        if (!interrupted) {
            warnOfOpenings();
            printResult();
        }
        if (finishing && tournament.isOpen()) {
            printResumeCommand();
            return Exit.INTERRUPTED;
        }
        return Exit.DONE;
    }

    /**
     * The first Ctrl-C lets the running games end; the second ends the program through its hook.
     */
    final void ctrlC() {
        if (finishing) {
            System.exit(Exit.INTERRUPTED);
        }
        finishing = true;
        tournament.finish();
        report("finishing the running games; press Ctrl-C again to stop at once");
    }

    private void report(String line) {
        Progress shown = progress;
        if (shown != null) {
            shown.clear();
        }
        err.println(line);
        err.flush();
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is already ending, and the hook runs.
        }
    }

    private void warnOfThreads() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (setup().threads() > cores) {
            err.println(
                    "warning: %d threads on %d cores: times will not be comparable"
                            .formatted(setup().threads(), cores));
        }
    }

    /** Called after the games: only then is the number of distinct random openings known. */
    private void warnOfOpenings() {
        long pairs =
                tournament.standings().stream()
                        .mapToLong(standing -> standing.pairs().total())
                        .max()
                        .orElse(0);
        if (setup().openings().size() < pairs) {
            err.println(
                    "warning: %d pairs of games from %d openings: deterministic players repeat their games"
                            .formatted(pairs, setup().openings().size()));
        }
    }

    @Override
    public final void finished(GameRecord game) throws IOException {
        if (folder.isPresent()) {
            folder.get().add(game, names);
        }
        if (game.reason() == Reason.LENGTH
                && !game.detail().isEmpty()
                && reported.add(game.detail())) {
            report("game %d: cut off: %s".formatted(game.number(), game.detail()));
        }
        Fixture fixture = game.fixture();
        Side losing = game.result() == Result.WHITE_WINS ? Side.BLACK : Side.WHITE;
        String loser = names.get(fixture.player(losing));
        if (game.reason().isFault() && reported.add(loser + game.reason())) {
            report(
                    "game %d: %s lost by %s: %s"
                            .formatted(game.number(), loser, game.reason().word(), game.detail()));
        }
    }

    private double rate() {
        return (tournament.played() - resumedGames) / ((System.nanoTime() - start) / 1e9);
    }

    /** Games played, rate and time left. */
    final String pace() {
        int games = tournament.played();
        String left =
                Progress.timeLeft(start, games - resumedGames, setup().games() - resumedGames);
        return String.format(
                Locale.ROOT, "%d/%d  %.2f games/s%s", games, setup().games(), rate(), left);
    }

    private void printResult() throws IOException {
        int played = tournament.played() - resumedGames;
        double rate = rate();
        // At shutdown there is no time to write the report.
        Optional<MatchFolder> drawn = interrupted ? Optional.empty() : folder;
        Path report = drawn.isPresent() ? ContestReport.write(drawn.get()) : null;
        if (json.isAsked()) {
            json.print(out, answer());
            return;
        }
        if (played > 0) {
            out.printf(Locale.ROOT, "%d games played, %.2f games/s%n", played, rate);
        }
        if (report != null) {
            out.println("report: " + report);
        }
        printText();
        out.flush();
    }

    static Map<String, Integer> words(Map<Reason, Integer> faults) {
        Map<String, Integer> words = new TreeMap<>();
        faults.forEach((reason, games) -> words.put(reason.word(), games));
        return words;
    }

    /** {@code PLAYER lost 2 by crash, 1 by time}, if it lost any by a fault. */
    final void printFaults(String player, Map<String, Integer> faults) {
        if (!faults.isEmpty()) {
            out.println(
                    faults.entrySet().stream()
                            .map(fault -> fault.getValue() + " by " + fault.getKey())
                            .collect(joining(", ", player + " lost ", "")));
        }
    }

    private void interrupted() {
        interrupted = true;
        tournament.stop();
        Progress shown = progress;
        if (shown != null) {
            shown.close();
        }
        out.println();
        try {
            printResult();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        printResumeCommand();
    }

    private void printResumeCommand() {
        err.println(
                folder.map(kept -> "stopped; to resume: " + kind.resumeCommand(kept.path()))
                        .orElse("stopped; only a contest with --out can be resumed"));
        err.flush();
    }
}
