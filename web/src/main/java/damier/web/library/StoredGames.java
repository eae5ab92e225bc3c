package damier.web.library;

import damier.archive.GameQuery;
import damier.archive.StoredGame;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.record.GameFormat;
import damier.record.WrittenGame;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Services;

import io.javalin.http.Context;

import java.util.ArrayList;
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
        StoredGame stored =
                services.archive().game(id).orElseThrow(() -> missing(Long.toString(id)));
        String text = services.archive().text(id).orElseThrow(() -> missing(Long.toString(id)));
        GameDefinition kind = services.kind(stored.kind()).game();
        // Problems were reported when the game was imported.
        List<WrittenGame> games = format(kind).read("game " + id, text, kind).games();
        if (games.isEmpty()) {
            throw new Refused(
                    Refused.UNUSABLE, ServerMessages.UNREADABLE_GAME.with("id", Long.toString(id)));
        }
        return games.getFirst();
    }

    GameFormat format(GameDefinition kind) {
        return services.formats().holding(kind);
    }

    static Refused missing(String id) {
        return new Refused(Refused.NOT_FOUND, ServerMessages.NO_STORED_GAME.with("id", id));
    }

    static long id(Context request) {
        String text = request.pathParam("id");
        if (!text.matches("[0-9]{1,18}")) {
            throw missing(text);
        }
        return Long.parseLong(text);
    }

    /** The query for the parameters of a request. */
    GameQuery query(Context request) {
        GameQuery query = GameQuery.ALL.withLimit(limit(request));
        Optional<String> kind = parameter(request, "kind");
        if (kind.isPresent()) {
            query = query.withKind(services.kind(kind.get()).game().id());
        }
        Optional<String> player = parameter(request, "player");
        if (player.isPresent()) {
            query = query.withPlayer(player.get());
        }
        query =
                query.withDays(
                        day(parameter(request, "from")).orElse(null),
                        day(parameter(request, "to")).orElse(null));
        Optional<String> result = parameter(request, "result");
        if (result.isPresent()) {
            query = query.withResult(result.get());
        }
        Optional<String> opening = parameter(request, "opening");
        if (opening.isPresent()) {
            query = query.withOpening(opening(kind, opening.get()));
        }
        Optional<String> fen = parameter(request, "fen");
        if (fen.isPresent()) {
            query = query.withPosition(key(kind(kind), fen.get()));
        }
        Optional<String> before = parameter(request, "before");
        if (before.isPresent()) {
            query = query.withBefore(number("before", before.get()));
        }
        return query;
    }

    public static Optional<String> parameter(Context request, String name) {
        return Optional.ofNullable(request.queryParam(name))
                .map(String::strip)
                .filter(text -> !text.isEmpty());
    }

    private static int limit(Context request) {
        int limit = (int) number("limit", parameter(request, "limit").orElse("" + DEFAULT_LIMIT));
        if (limit < 1 || limit > GameQuery.MAX_LIMIT) {
            throw Refused.range("limit", 1, GameQuery.MAX_LIMIT);
        }
        return limit;
    }

    private static long number(String what, String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new Refused(Refused.UNUSABLE, "%s: '%s' is no number".formatted(what, text));
        }
        return Long.parseLong(text);
    }

    /** A date in the form of game records: {@code 2003.05.23}, or a prefix of it. */
    private static Optional<String> day(Optional<String> text) {
        return text.map(
                day -> {
                    if (!day.matches("[0-9]{4}([.-][0-9]{2}([.-][0-9]{2})?)?")) {
                        throw new Refused(
                                Refused.UNUSABLE, ServerMessages.WRONG_DAY.with("text", day));
                    }
                    return day.replace('-', '.');
                });
    }

    GameDefinition kind(Optional<String> id) {
        return services.kind(
                        id.orElseThrow(
                                () -> new Refused(Refused.UNUSABLE, ServerMessages.WHICH_KIND)))
                .game();
    }

    /** Moves in the notation of the archive, if their game is known. */
    private String opening(Optional<String> kind, String typed) {
        List<String> moves = new ArrayList<>();
        for (String word : typed.replaceAll("[0-9]+\\.+", " ").strip().split("[\\s,]+", -1)) {
            moves.add(word);
        }
        return kind.isEmpty() ? String.join(" ", moves) : written(kind(kind), moves);
    }

    private static String written(GameDefinition kind, List<String> moves) {
        Position at = kind.rules().newPosition();
        List<String> written = new ArrayList<>();
        for (String text : moves) {
            long move = kind.notation().move(at, text);
            written.add(kind.notation().format(at, move));
            Position next = kind.rules().newPosition();
            kind.rules().play(at, move, next);
            at = next;
        }
        return String.join(" ", written);
    }

    static long key(GameDefinition kind, String fen) {
        return kind.notation().position(fen).key();
    }
}
