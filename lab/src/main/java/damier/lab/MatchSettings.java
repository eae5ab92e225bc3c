package damier.lab;

import damier.engine.EngineFactory;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;
import damier.session.Adjudication;
import damier.session.Adjudication.Agreement;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The settings of a match or a tournament as text, by their names on the command line and in the
 * folder. Only this class parses them.
 */
public record MatchSettings(MatchFolder.Kind kind, Map<String, String> values) {
    public static final String FIRST = "A";
    public static final String SECOND = "B";

    /** The number of players of a tournament. */
    public static final String PLAYERS = "players";

    private static final int MAX_PLAYERS = 200;

    public static final String GAME = "--game";
    public static final String GAMES = "--games";
    public static final String ROUNDS = "--rounds";
    public static final String GAUNTLET = "--gauntlet";
    public static final String OPENINGS = "--openings";
    public static final String SPRT = "--sprt";
    public static final String MAX_PLIES = "--max-plies";
    public static final String WIN = "--win-score";
    public static final String DRAW = "--draw-score";
    public static final String TABLES = "--adjudicate-tables";
    public static final String GRACE = "--grace";

    public static final String DEFAULT_OPENINGS = "random:8:1";

    public MatchSettings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The name of the setting for a player of a tournament, from 0. */
    public static String player(int index) {
        return "player-" + (index + 1);
    }

    /**
     * The settings of a resumed match; it may only be extended.
     *
     * @throws BadSetting if another setting was changed
     */
    public MatchSettings resumedWith(Map<String, String> given) {
        Map<String, String> merged = new LinkedHashMap<>(values);
        given.forEach(
                (name, value) -> {
                    String saved = values.get(name);
                    if (!name.equals(GAMES) && !value.equals(saved)) {
                        String before = saved == null ? "without it" : "with " + saved;
                        throw new BadSetting(
                                name,
                                "the %s was begun %s, not %s"
                                        .formatted(kind.word(), before, value));
                    }
                    merged.put(name, value);
                });
        var resumed = new MatchSettings(kind, merged);
        if (resumed.gamesEach() < gamesEach()) {
            throw new BadSetting(
                    GAMES,
                    "the %s has %d and may only be made longer, not %d"
                            .formatted(kind.word(), gamesEach(), resumed.gamesEach()));
        }
        return resumed;
    }

    /**
     * A setting.
     *
     * @throws BadSetting if it is missing
     */
    public String require(String name) {
        String value = values.get(name);
        if (value == null) {
            throw BadSetting.missing(name);
        }
        return value;
    }

    /**
     * The match or tournament that these settings describe.
     *
     * @throws BadSetting if one of them is missing or cannot be used
     */
    public TournamentSetup setup(EngineFactory game, int concurrency, PlayerSource source) {
        List<Contender> contenders =
                players().stream().map(player -> contender(game, source, player)).toList();
        int games = gamesEach();
        Openings openings = openings(game);
        return BadSetting.ifInvalid(
                GAMES,
                () ->
                        new TournamentSetup(
                                game.game(),
                                contenders,
                                schedule(),
                                openings,
                                games,
                                concurrency,
                                adjudication(),
                                patience(),
                                sprt()));
    }

    /**
     * The player specifications.
     *
     * @throws BadSetting if there are too few or too many
     */
    public List<String> players() {
        if (kind == MatchFolder.Kind.MATCH) {
            return List.of(require(FIRST), require(SECOND));
        }
        int players = LimitSettings.count(PLAYERS, values.getOrDefault(PLAYERS, "1"), 1 << 10);
        if (players < 2) {
            throw BadSetting.missing("PLAYER");
        }
        if (players > MAX_PLAYERS) {
            throw new BadSetting(PLAYERS, players + " are too many, at most " + MAX_PLAYERS);
        }
        return IntStream.range(0, players).mapToObj(i -> require(player(i))).toList();
    }

    /** The schedule of the pairings. */
    public Schedule schedule() {
        int players = players().size();
        return values.containsKey(GAUNTLET)
                ? Schedule.gauntlet(players)
                : Schedule.roundRobin(players);
    }

    /** The maximum number of games of each pairing. */
    public int gamesEach() {
        String games =
                kind == MatchFolder.Kind.MATCH ? require(GAMES) : values.getOrDefault(GAMES, "2");
        return LimitSettings.count(GAMES, games, 1 << 28);
    }

    /** The equivalent command line. */
    public String command() {
        StringBuilder command = new StringBuilder(Launch.command(kind.word()));
        players().forEach(player -> command.append(' ').append(quoted(player)));
        values.forEach(
                (name, value) -> {
                    if (name.startsWith("--")) {
                        command.append(' ').append(name);
                        command.append(name.equals(GAUNTLET) ? "" : " " + quoted(value));
                    }
                });
        return command.toString();
    }

    /** The word quoted for a shell. */
    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9._:/,=+@-]+")
                ? word
                : "'" + word.replace("'", "'\\''") + "'";
    }

    private Contender contender(EngineFactory game, PlayerSource players, String player) {
        PlayerFactory factory = players.player(game, player);
        return new Contender(
                factory, LimitSettings.parse(values).orElseGet(factory::defaultLimits));
    }

    private Openings openings(EngineFactory game) {
        String text = values.getOrDefault(OPENINGS, DEFAULT_OPENINGS);
        try {
            return OpeningSpecs.parse(game, text);
        } catch (InvalidPathException | IOException e) {
            throw new BadSetting(OPENINGS, "cannot read " + text + ": " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new BadSetting(OPENINGS, String.valueOf(e.getMessage()));
        }
    }

    /** The sequential test that ends the match, if there is one. */
    public Optional<Sprt> sprt() {
        return Optional.ofNullable(values.get(SPRT))
                .map(text -> BadSetting.ifInvalid(SPRT, () -> Sprt.parse(text)));
    }

    private Adjudication adjudication() {
        String plies = values.get(MAX_PLIES);
        return new Adjudication(
                plies == null
                        ? Adjudication.DEFAULT_MAX_PLIES
                        : LimitSettings.count(MAX_PLIES, plies, Integer.MAX_VALUE),
                agreement(WIN),
                agreement(DRAW),
                values.containsKey(TABLES));
    }

    private Timeouts patience() {
        String grace = values.get(GRACE);
        return grace == null
                ? Timeouts.DEFAULT
                : Timeouts.DEFAULT.withGrace(LimitSettings.duration(GRACE, grace));
    }

    private Optional<Agreement> agreement(String name) {
        String text = values.get(name);
        if (text == null) {
            return Optional.empty();
        }
        if (!text.matches("\\d{1,5},\\d{1,4}(,\\d{1,4})?")) {
            throw new BadSetting(
                    name, "'" + text + "' is not of the form SCORE,PLIES or SCORE,PLIES,FROM");
        }
        int[] numbers = Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
        return Optional.of(
                new Agreement(numbers[0], numbers[1], numbers.length == 3 ? numbers[2] : 0));
    }
}
