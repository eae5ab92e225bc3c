package damier.app;

import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.Adjudication;
import damier.lab.Adjudication.Agreement;
import damier.lab.Contender;
import damier.lab.MatchFolder;
import damier.lab.MatchSetup;
import damier.lab.OpeningSpecs;
import damier.lab.Openings;
import damier.lab.Patience;
import damier.lab.Schedule;
import damier.lab.TournamentSetup;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;

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
 * The options of a match or of a tournament as text, as they stand on the command line and in the
 * folder.
 */
record MatchSettings(MatchFolder.Kind kind, Map<String, String> values) {
    static final String FIRST = "A";
    static final String SECOND = "B";

    /** How many players a tournament has. */
    static final String PLAYERS = "players";

    private static final int MOST_PLAYERS = 200;

    static final String GAME = "--game";
    static final String GAMES = "--games";
    static final String ROUNDS = "--rounds";
    static final String GAUNTLET = "--gauntlet";
    static final String OPENINGS = "--openings";
    static final String SPRT = "--sprt";
    static final String MAX_PLIES = "--max-plies";
    static final String WIN = "--win-score";
    static final String DRAW = "--draw-score";
    static final String GRACE = "--grace";

    static final String DEFAULT_OPENINGS = "random:8:1";

    MatchSettings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Who a player of a tournament is, from 0. */
    static String player(int index) {
        return "player-" + (index + 1);
    }

    /** The settings of a match that is to go on; it may get longer, and nothing else. */
    MatchSettings resumedWith(Map<String, String> given) {
        Map<String, String> merged = new LinkedHashMap<>(values);
        given.forEach(
                (name, value) -> {
                    String saved = values.get(name);
                    if (!name.equals(GAMES) && !value.equals(saved)) {
                        String before = saved == null ? "without it" : "with " + saved;
                        throw new BadInput(
                                name,
                                "the %s was begun %s, not %s"
                                        .formatted(kind.word(), before, value));
                    }
                    merged.put(name, value);
                });
        return new MatchSettings(kind, merged);
    }

    String require(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new BadInput(
                    "damier", "missing %s (see damier %s --help)".formatted(name, kind.word()));
        }
        return value;
    }

    <P extends Position> MatchSetup<P> match(EngineKind<P> game, int concurrency) {
        Contender first = contender(game, require(FIRST));
        Contender second = contender(game, require(SECOND));
        int games = games(require(GAMES));
        Openings<P> openings = openings(game);
        try {
            return new MatchSetup<>(
                    game.game(),
                    first,
                    second,
                    openings,
                    games,
                    concurrency,
                    adjudication(),
                    patience(),
                    sprt());
        } catch (IllegalArgumentException e) {
            throw new BadInput(GAMES, String.valueOf(e.getMessage()));
        }
    }

    <P extends Position> TournamentSetup<P> tournament(EngineKind<P> game, int concurrency) {
        int players = (int) LimitOptions.count(PLAYERS, values.getOrDefault(PLAYERS, "1"), 1 << 10);
        if (players < 2) {
            throw new BadInput("damier", "missing PLAYER (see damier tournament --help)");
        }
        if (players > MOST_PLAYERS) {
            throw new BadInput(PLAYERS, players + " are too many, at most " + MOST_PLAYERS);
        }
        List<Contender> contenders =
                IntStream.range(0, players)
                        .mapToObj(i -> contender(game, require(player(i))))
                        .toList();
        int games = games(values.getOrDefault(GAMES, "2"));
        Openings<P> openings = openings(game);
        try {
            return new TournamentSetup<>(
                    game.game(),
                    contenders,
                    values.containsKey(GAUNTLET)
                            ? Schedule.gauntlet(players)
                            : Schedule.roundRobin(players),
                    openings,
                    games,
                    concurrency,
                    adjudication(),
                    patience());
        } catch (IllegalArgumentException e) {
            throw new BadInput(GAMES, String.valueOf(e.getMessage()));
        }
    }

    private static int games(String text) {
        return (int) LimitOptions.count(GAMES, text, 1 << 28);
    }

    private <P extends Position> Contender contender(EngineKind<P> game, String player) {
        PlayerFactory factory = Outsiders.player(game, player);
        Limits otherwise = factory.hasOwnLimit() ? Limits.INFINITE : LimitOptions.DEFAULT;
        return new Contender(factory, LimitOptions.parse(values).orElse(otherwise));
    }

    private <P extends Position> Openings<P> openings(EngineKind<P> game) {
        String text = values.getOrDefault(OPENINGS, DEFAULT_OPENINGS);
        try {
            return OpeningSpecs.parse(game, text);
        } catch (InvalidPathException | IOException e) {
            throw new BadInput(OPENINGS, "cannot read " + text + ": " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new BadInput(OPENINGS, String.valueOf(e.getMessage()));
        }
    }

    Optional<Sprt> sprt() {
        String text = values.get(SPRT);
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Sprt.parse(text));
        } catch (IllegalArgumentException e) {
            throw new BadInput(SPRT, String.valueOf(e.getMessage()));
        }
    }

    private Adjudication adjudication() {
        String plies = values.get(MAX_PLIES);
        return new Adjudication(
                plies == null
                        ? Adjudication.DEFAULT_MAX_PLIES
                        : (int) LimitOptions.count(MAX_PLIES, plies, Integer.MAX_VALUE),
                agreement(WIN),
                agreement(DRAW));
    }

    private Patience patience() {
        String grace = values.get(GRACE);
        return grace == null
                ? Patience.DEFAULT
                : Patience.DEFAULT.withGrace(LimitOptions.duration(GRACE, grace));
    }

    private Optional<Agreement> agreement(String name) {
        String text = values.get(name);
        if (text == null) {
            return Optional.empty();
        }
        if (!text.matches("\\d{1,5},\\d{1,4}(,\\d{1,4})?")) {
            throw new BadInput(
                    name, "'" + text + "' is not of the form SCORE,PLIES or SCORE,PLIES,FROM");
        }
        int[] numbers = Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
        return Optional.of(
                new Agreement(numbers[0], numbers[1], numbers.length == 3 ? numbers[2] : 0));
    }
}
