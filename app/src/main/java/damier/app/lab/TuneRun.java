package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.Program;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.app.console.TextTable;
import damier.classic.PlayerText;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.lab.Contender;
import damier.lab.OpeningSpecs;
import damier.lab.Openings;
import damier.lab.Standing;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;
import damier.lab.experiment.Pace;
import damier.lab.experiment.Settings;
import damier.lab.learn.SelfPlay;
import damier.lab.learn.Tuning;
import damier.lab.report.Claim;
import damier.lab.report.Page;
import damier.lab.report.Report;
import damier.lab.report.ReportTable;
import damier.lab.report.Section;
import damier.lab.stats.Estimate;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;
import damier.students.FeatureWeights;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code lab run tune}: plays self-play games with a player, fits its weights to the results, and
 * tests them in a match against the original player.
 */
public final class TuneRun {
    public static final String NAME = "tune";
    static final String SUMMARY =
            "fits a player's weights to the results of its games, and tests them in a match";

    /** Training and match use different openings. */
    private static final String TRAINING_OPENINGS = "random:6:1";

    private static final String TEST_OPENINGS = "random:6:2";
    private static final Sprt BETTER = Sprt.DEFAULT;
    private static final int TRAINING_GAMES_PER_TEST_GAME = 2;
    private static final int GAMES = 100;
    private static final int QUICK_GAMES = 40;

    private final Program program;
    private final EngineFactory kind;
    private final String player;
    private final Settings settings;
    private final Limits limits;
    private final int games;
    private final int threads;
    private final Path folder;
    private final PrintWriter out;

    /**
     * @param settings the pace and the games of the match; training plays twice that number
     * @param folder for the report and the new player
     */
    TuneRun(
            Program program,
            EngineFactory kind,
            String player,
            Settings settings,
            int threads,
            Path folder,
            PrintWriter out) {
        this.program = program;
        this.kind = kind;
        this.player = player;
        this.settings = settings;
        limits = limits(settings.pace());
        games = settings.games().orElse(settings.pace() == Pace.QUICK ? QUICK_GAMES : GAMES);
        this.threads = threads;
        this.folder = folder;
        this.out = out;
    }

    /** Depth limits, since they also suit players of a fixed depth. */
    private static Limits limits(Pace pace) {
        return switch (pace) {
            case QUICK -> Limits.depth(2);
            case NORMAL -> Limits.depth(3);
            case FULL -> Limits.INFINITE;
        };
    }

    /** Returns whether the match proves the new weights better. */
    boolean run() throws IOException {
        Tuning tuning = tuning(player);
        play(tuning);
        Tuning.Fit fit = fit(tuning);
        Map<String, Double> after = fit.weights();
        show(tuning, fit);
        String tuned = write(tuning, after);
        Standing standing = test(tuned);
        out.println("tuned - before: " + standing.summary(BETTER));
        Claim.Verdict better = verdict(standing);
        out.println(
                switch (better) {
                    case HELD -> "the new weights are better";
                    case DID_NOT_HOLD -> "the new weights are worse";
                    case NOT_DECIDED, NOT_JUDGED ->
                            "not decided: the interval of the match contains 0 Elo;"
                                    + " more games would tell";
                });
        report(tuning, after, tuned, standing);
        return better == Claim.Verdict.HELD;
    }

    private void report(Tuning tuning, Map<String, Double> after, String tuned, Standing standing)
            throws IOException {
        ReportTable facts = ReportTable.of("setting", "value");
        facts.add("player", player).add("game", kind.game().id());
        facts.add("games to learn from", tuning.played()).add("new player", tuned);
        for (Map.Entry<String, Double> weight : after.entrySet()) {
            String name = weight.getKey();
            String both = number(before(tuning, name)) + " → " + number(weight.getValue());
            facts.add("weight of " + name, both);
        }
        Claim claim =
                new Claim(
                        "the new weights are better than those before",
                        standing.summary(BETTER),
                        verdict(standing));
        Page.write(
                Report.of(
                        "The weights of " + player,
                        "Fitted to the results of games that the player plays against itself, and"
                                + " tested in a match against the original player.",
                        facts,
                        settings.command(),
                        List.of(
                                new Section(
                                        "proof", "The match", "", "", List.of(), List.of(claim))),
                        List.of()),
                folder);
    }

    /** Whether the whole interval of the match is on one side of 0. */
    private static Claim.Verdict verdict(Standing standing) {
        Estimate estimate = standing.estimate();
        return Claim.Verdict.above(0, estimate.eloLow(), estimate.eloHigh());
    }

    private static double before(Tuning tuning, String feature) {
        return tuning.before().getOrDefault(feature, 0.0);
    }

    private PlayerFactory factory(String text) {
        return program.player(kind, text);
    }

    private Tuning tuning(String text) {
        return BadInput.ifInvalid("player", () -> new Tuning(kind, this::factory, text));
    }

    private Openings openings(String text) throws IOException {
        return OpeningSpecs.parse(kind, text);
    }

    private void play(Tuning tuning) throws IOException {
        int trainingGames = TRAINING_GAMES_PER_TEST_GAME * games;
        SelfPlay selfPlay =
                SelfPlay.ofPlayer(
                        kind.game(), factory(player), openings(TRAINING_OPENINGS), limits);
        try (var _ = new CtrlC(selfPlay::abort);
                var _ =
                        new Progress(
                                out,
                                () ->
                                        "training, game %d/%d"
                                                .formatted(tuning.played(), trainingGames))) {
            tuning.play(selfPlay, trainingGames, threads);
        }
    }

    private static Tuning.Fit fit(Tuning tuning) {
        return BadInput.ifInvalid("player", tuning::fit);
    }

    private void show(Tuning tuning, Tuning.Fit fit) {
        var table = new TextTable("lrr");
        table.add("feature", "before", "after");
        fit.weights()
                .forEach(
                        (name, weight) ->
                                table.add(name, number(before(tuning, name)), number(weight)));
        table.lines().forEach(out::println);
        out.println(
                String.format(
                        Locale.ROOT,
                        "%d games, %d positions; loss %.4f before, %.4f after",
                        tuning.played(),
                        fit.positions(),
                        fit.lossBefore(),
                        fit.lossAfter()));
    }

    private static String number(double weight) {
        String text = String.format(Locale.ROOT, "%.4f", weight);
        return text.replaceAll("\\.?0+$", "");
    }

    /**
     * Writes a copy of a student's file if that is enough; otherwise prints the player with
     * options.
     */
    private String write(Tuning tuning, Map<String, Double> after) throws IOException {
        Files.createDirectories(folder);
        String withOptions = tuning.with(after);
        if (!program.students().isStudent(player)) {
            out.println("player: " + withOptions);
            return withOptions;
        }
        PlayerText text = PlayerText.parse(player.strip());
        Path file = Path.of(text.id());
        Path copy = folder.resolve(file.getFileName());
        Files.writeString(copy, FeatureWeights.replace(Files.readString(file), after));
        String options = text.toString().substring(text.id().length());
        String tuned = copy + options;
        boolean isComplete = tuning(tuned).before().equals(after);
        out.println(isComplete ? "wrote " + copy : "player: " + withOptions);
        return isComplete ? tuned : withOptions;
    }

    private Standing test(String tuned) throws IOException {
        TournamentSetup setup =
                TournamentSetup.match(
                        kind.game(),
                        new Contender(factory(tuned), limits),
                        new Contender(factory(player), limits),
                        openings(TEST_OPENINGS),
                        games,
                        threads);
        var match = new Tournament(setup, new TournamentListener() {});
        try (var _ = new CtrlC(match::finish);
                var _ =
                        new Progress(
                                out,
                                () -> "testing, game %d/%d".formatted(match.played(), games))) {
            return match.run().getFirst();
        }
    }
}
