package damier.lab.experiment;

import damier.classic.PlayerDescription;
import damier.lab.Launch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The experiments by name. */
public final class Experiments {
    public static final String CLASSICS = "classics";

    private static final String OPTIONS = "options";

    /** The player of an experiment without a given player: the engine. */
    private static final String DEFAULT_PLAYER = "damier";

    private static final String DEFAULT_GAME = "international";

    private final Arenas arenas;

    public Experiments(Arenas arenas) {
        this.arenas = arenas;
    }

    /**
     * An experiment in the list of experiments.
     *
     * @param takesPlayer whether it needs a player
     */
    public record Entry(String name, String summary, boolean takesPlayer) {}

    private record About(String name, String summary, BiFunction<Arena, Settings, Study> study) {}

    private static final List<About> ABOUT_PLAYERS =
            List.of(
                    new About(
                            "ablate",
                            "a player without one of its features, against the full player",
                            Ablation::study),
                    new About(
                            "profile",
                            "time, nodes, depth and branching of a player, ply by ply",
                            ProfileStudy::new),
                    new About(
                            ScalingStudy.ID,
                            "Elo of a player against nodes, and the gain per doubling",
                            ScalingStudy::new),
                    new About(
                            "rounds",
                            "a player's evaluation of saved games, round by round",
                            SavedGamesStudy::new));

    public List<Entry> list() {
        List<Entry> entries = new ArrayList<>();
        entries.add(
                new Entry(
                        CLASSICS,
                        "repeats the measurements in the documents of the classic players",
                        false));
        ABOUT_PLAYERS.forEach(about -> entries.add(new Entry(about.name(), about.summary(), true)));
        entries.add(
                new Entry(
                        OPTIONS,
                        "what each option adds that the documents wish for or leave out",
                        false));
        Settings any = new Settings(CLASSICS, Pace.QUICK, OptionalInt.empty(), "", "");
        Stream.concat(classics(any).stream(), options(any).stream())
                .forEach(study -> entries.add(new Entry(study.id(), study.title(), false)));
        return entries;
    }

    /**
     * The settings with defaults for missing values.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    public Settings complete(Settings settings) {
        Entry entry =
                list().stream()
                        .filter(known -> known.name().equals(settings.experiment()))
                        .findAny()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                "there is no experiment '%s'; %s shows them"
                                                        .formatted(
                                                                settings.experiment(),
                                                                Launch.command("lab list"))));
        if (!entry.takesPlayer()) {
            if (!settings.player().isEmpty() || !settings.game().isEmpty()) {
                throw new IllegalArgumentException(
                        settings.experiment()
                                + " has fixed players; ablate, profile, scaling"
                                + " and rounds take a player");
            }
            return settings;
        }
        String player = settings.player().isEmpty() ? DEFAULT_PLAYER : settings.player();
        String game = settings.game().isEmpty() ? game(player) : settings.game();
        Settings completed = settings.with("player", player).with("game", game);
        studies(completed);
        return completed;
    }

    /**
     * The same for a new experiment: checks that its player supports what the experiment needs.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    public Settings admit(Settings settings) {
        Settings completed = complete(settings);
        if (completed.experiment().equals(ScalingStudy.ID)) {
            ScalingStudy.requireNodes(arenas.byId(completed.game()), completed);
        }
        return completed;
    }

    /** The game of a classic player. */
    private static String game(String player) {
        return General.classic(player)
                .map(classic -> classic.description().game())
                .filter(game -> !game.equals(PlayerDescription.ANY_GAME))
                .orElse(DEFAULT_GAME);
    }

    /**
     * The studies of an experiment.
     *
     * @param settings complete settings
     */
    public List<Study> studies(Settings settings) {
        for (About about : ABOUT_PLAYERS) {
            if (about.name().equals(settings.experiment())) {
                return List.of(about.study().apply(arenas.byId(settings.game()), settings));
            }
        }
        return switch (settings.experiment()) {
            case CLASSICS -> classics(settings);
            case OPTIONS -> options(settings);
            default ->
                    Stream.concat(classics(settings).stream(), options(settings).stream())
                            .filter(study -> study.id().equals(settings.experiment()))
                            .toList();
        };
    }

    private List<Study> classics(Settings settings) {
        return new Classics(settings, arenas).studies();
    }

    private List<Study> options(Settings settings) {
        return OptionStudies.studies(settings, arenas);
    }

    /** The title of the report of an experiment. */
    public String title(Settings settings) {
        return switch (settings.experiment()) {
            case CLASSICS -> "What the classic players' documents measured";
            case OPTIONS -> "What the options of the classic players are worth";
            default -> studies(settings).getFirst().title();
        };
    }
}
