package damier.web.library;

import damier.archive.GameQuery;
import damier.archive.StoredGame;
import damier.core.GameDefinition;
import damier.record.GameFormat;
import damier.record.WrittenGame;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Services;

import io.javalin.http.Context;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Translates requests into queries of the archive. */
public final class StoredGames {
    private static final int DEFAULT_LIMIT = 50;

    private final Services services;

    public StoredGames(Services services) {
        this.services = services;
    }

    /**
     * The game of that id with all comments.
     *
     * @throws Refused if there is none
     */
    public WrittenGame game(long id) {
        StoredGame stored = services.archive().game(id).orElseThrow(() -> missing(id));
        String text = services.archive().text(id).orElseThrow(() -> missing(id));
        GameDefinition kind = services.kind(stored.kind()).game();
        // Problems were reported when the game was imported.
        List<WrittenGame> games = format(kind).read("game " + id, text, kind).games();
        if (games.isEmpty()) {
            throw new Refused(ServerMessages.UNREADABLE_GAME.with("id", Long.toString(id)));
        }
        return games.getFirst();
    }

    GameFormat format(GameDefinition kind) {
        return services.formats().holding(kind);
    }

    static Refused missing(Object id) {
        return new Refused(ServerMessages.NO_STORED_GAME.with("id", id.toString()));
    }

    static long id(Context request) {
        return request.pathParamAsClass("id", Long.class)
                .getOrThrow(_ -> missing(request.pathParam("id")));
    }

    /** The query for the parameters of a request. */
    GameQuery query(Context request) {
        int limit = limit(request);
        Optional<String> kind = parameter(request, "kind").map(id -> services.kind(id).game().id());
        return new GameQuery(
                kind.orElse(null),
                parameter(request, "player").orElse(null),
                parameter(request, "from").map(StoredGames::day).orElse(null),
                parameter(request, "to").map(StoredGames::day).orElse(null),
                parameter(request, "result").orElse(null),
                parameter(request, "opening").map(moves -> opening(kind, moves)).orElse(null),
                parameter(request, "fen")
                        .map(fen -> kind(kind).notation().position(fen).key())
                        .orElse(null),
                parameter(request, "before").map(id -> number("before", id)).orElse(null),
                paging(request, limit));
    }

    public static Optional<String> parameter(Context request, String name) {
        return Optional.ofNullable(request.queryParam(name))
                .map(String::strip)
                .filter(text -> !text.isEmpty());
    }

    private static int limit(Context request) {
        long limit = number("limit", parameter(request, "limit").orElse("" + DEFAULT_LIMIT));
        return (int) Refused.requireWithin("limit", limit, 1, GameQuery.MAX_LIMIT);
    }

    private static GameQuery.Paging paging(Context request, int limit) {
        String order = parameter(request, "sort").orElse("added");
        return new GameQuery.Paging(
                Arrays.stream(GameQuery.Order.values())
                        .filter(one -> one.name().equalsIgnoreCase(order))
                        .findFirst()
                        .orElseThrow(() -> new Refused("sort: there is no '%s'".formatted(order))),
                !parameter(request, "direction").orElse("descending").equals("ascending"),
                (int) number("offset", parameter(request, "offset").orElse("0")),
                limit);
    }

    private static long number(String what, String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new Refused("%s: '%s' is no number".formatted(what, text));
        }
        return Long.parseLong(text);
    }

    /** A date in the form of game records: {@code 2003.05.23}, or a prefix of it. */
    private static String day(String text) {
        if (!text.matches("[0-9]{4}([.-][0-9]{2}([.-][0-9]{2})?)?")) {
            throw new Refused(ServerMessages.WRONG_DAY.with("text", text));
        }
        return text.replace('-', '.');
    }

    GameDefinition kind(Optional<String> id) {
        return services.kind(id.orElseThrow(() -> new Refused(ServerMessages.WHICH_KIND))).game();
    }

    /** Moves in the notation of the archive, if their game is known. */
    private String opening(Optional<String> kind, String typed) {
        String moves = typed.replaceAll("[0-9]+\\.+|[\\s,]+", " ").strip();
        return kind.isEmpty() ? moves : GameQuery.opening(kind(kind), moves);
    }
}
