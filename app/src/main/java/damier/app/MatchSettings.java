package damier.app;

import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.Adjudication;
import damier.lab.Adjudication.Agreement;
import damier.lab.Contender;
import damier.lab.MatchSetup;
import damier.lab.OpeningSpecs;
import damier.lab.Openings;
import damier.lab.Patience;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The options of a match as text, as they stand on the command line and in the match's folder. */
record MatchSettings(Map<String, String> values) {
    static final String FIRST = "A";
    static final String SECOND = "B";
    static final String GAME = "--game";
    static final String GAMES = "--games";
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

    /** The settings of a match that is to go on; it may get longer, and nothing else. */
    MatchSettings resumedWith(Map<String, String> given) {
        Map<String, String> merged = new LinkedHashMap<>(values);
        given.forEach(
                (name, value) -> {
                    String saved = values.get(name);
                    if (!name.equals(GAMES) && !value.equals(saved)) {
                        String before = saved == null ? "without it" : "with " + saved;
                        throw new BadInput(
                                name, "the match was begun " + before + ", not " + value);
                    }
                    merged.put(name, value);
                });
        return new MatchSettings(merged);
    }

    String require(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new BadInput("damier", "missing " + name + " (see damier match --help)");
        }
        return value;
    }

    <P extends Position> MatchSetup<P> setup(EngineKind<P> kind, int concurrency) {
        PlayerFactory first = Outsiders.player(kind, require(FIRST));
        PlayerFactory second = Outsiders.player(kind, require(SECOND));
        int games = (int) LimitOptions.count(GAMES, require(GAMES), 1 << 28);
        Openings<P> openings = openings(kind, values.getOrDefault(OPENINGS, DEFAULT_OPENINGS));
        try {
            return new MatchSetup<>(
                    kind.game(),
                    contender(first),
                    contender(second),
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

    private Contender contender(PlayerFactory factory) {
        Limits otherwise = factory.hasOwnLimit() ? Limits.INFINITE : LimitOptions.DEFAULT;
        return new Contender(factory, LimitOptions.parse(values).orElse(otherwise));
    }

    private static <P extends Position> Openings<P> openings(EngineKind<P> kind, String text) {
        try {
            return OpeningSpecs.parse(kind, text);
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
        String form = "-?\\d{1,4}(\\.\\d{1,4})?";
        String[] bounds = text.split(",", -1);
        if (bounds.length != 2 || !Arrays.stream(bounds).allMatch(bound -> bound.matches(form))) {
            throw new BadInput(SPRT, "'" + text + "' is not of the form ELO0,ELO1 such as 0,10");
        }
        double elo0 = Double.parseDouble(bounds[0]);
        double elo1 = Double.parseDouble(bounds[1]);
        if (elo0 >= elo1) {
            throw new BadInput(SPRT, "'" + text + "': the first number is not below the second");
        }
        return Optional.of(Sprt.normalised(elo0, elo1));
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
