package damier.web.workshop;

import damier.lab.BadSetting;
import damier.lab.LimitSettings;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;
import damier.lab.experiment.Pace;
import damier.lab.experiment.Settings;
import damier.web.Refused;
import damier.web.api.ApiType;
import damier.web.api.ApiType.OneOf;
import damier.web.view.LimitView;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A request for a lab run; the fields depend on the type. */
@ApiType(value = "NewRun", request = true)
record AskedRun(
        @Nullable @OneOf({"match", "tournament", "experiment"}) String type,
        @Nullable String a,
        @Nullable String b,
        @Nullable List<String> players,
        @Nullable String game,
        @Nullable Integer games,
        @Nullable LimitView limit,
        @Nullable String openings,
        @Nullable String sprt,
        @Nullable Integer concurrency,
        @Nullable String name,
        @Nullable String player,
        @Nullable Boolean quick) {
    /** The number of concurrent games; only this server reads it in a folder. */
    static final String CONCURRENCY = "--concurrency";

    private static final int MAX_GAMES = 100_000;
    private static final int MAX_PLAYERS = 20;

    /** The settings by the names of the command line, which can resume the folder. */
    MatchSettings contest(Kind kind) {
        Map<String, String> values = new LinkedHashMap<>();
        if (kind == Kind.MATCH) {
            put(values, MatchSettings.FIRST, a);
            put(values, MatchSettings.SECOND, b);
        } else {
            putPlayers(values);
        }
        put(values, MatchSettings.GAME, game);
        put(values, MatchSettings.GAMES, games == null ? 2 : atMost("games", games, MAX_GAMES));
        putLimit(values);
        put(values, MatchSettings.OPENINGS, openings);
        put(values, MatchSettings.SPRT, kind == Kind.MATCH ? sprt : null);
        int cores = Runtime.getRuntime().availableProcessors();
        int atOnce = concurrency == null ? 1 : atMost("concurrency", concurrency, cores);
        put(values, CONCURRENCY, atOnce);
        return new MatchSettings(kind, values);
    }

    private void putPlayers(Map<String, String> values) {
        List<String> all = players == null ? List.of() : players;
        if (all.size() < 2 || all.size() > MAX_PLAYERS) {
            throw new BadSetting("players", "not from 2 to %d".formatted(MAX_PLAYERS));
        }
        values.put(MatchSettings.PLAYERS, Integer.toString(all.size()));
        for (int i = 0; i < all.size(); i++) {
            put(values, MatchSettings.player(i), all.get(i));
        }
    }

    private void putLimit(Map<String, String> values) {
        if (limit == null || limit.equals(LimitView.NONE)) {
            throw new BadSetting("limit", "depth, nodes or millis are needed");
        }
        put(values, LimitSettings.DEPTH, limit.depth());
        put(values, LimitSettings.NODES, limit.nodes());
        put(values, LimitSettings.TIME, limit.millis() == null ? null : limit.millis() + "ms");
    }

    private static int atMost(String what, int number, int most) {
        if (number < 1 || number > most) {
            throw new BadSetting(what, "not from 1 to %d".formatted(most));
        }
        return number;
    }

    /** Rejects line breaks, since each setting is one line of the folder. */
    private static void put(Map<String, String> values, String name, @Nullable Object value) {
        if (value == null || value.toString().isBlank()) {
            return;
        }
        String text = value.toString().strip();
        if (text.lines().count() > 1) {
            throw new BadSetting(name, "is more than one line");
        }
        values.put(name, text);
    }

    Settings experiment() {
        if (name == null) {
            throw new Refused("experiment: name is missing");
        }
        return new Settings(
                name,
                Boolean.FALSE.equals(quick) ? Pace.NORMAL : Pace.QUICK,
                OptionalInt.empty(),
                player == null ? "" : player,
                game == null ? "" : game);
    }
}
