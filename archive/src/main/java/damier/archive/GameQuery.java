package damier.archive;

import damier.core.Game;
import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A query for games; null fields match everything.
 *
 * @param kind the game's id
 * @param player part of the name of either player, in any case
 * @param from the first day, as {@code 2003.05.23}, or a prefix: {@code 2003}
 * @param to the last day, in the same form
 * @param opening the first moves of the main line, separated by single spaces
 * @param position the key of a position that occurs in the main line
 * @param before only games with a smaller id: the next page of a list
 * @param limit the maximum number of games, newest first
 */
public record GameQuery(
        @Nullable String kind,
        @Nullable String player,
        @Nullable String from,
        @Nullable String to,
        @Nullable String result,
        @Nullable String opening,
        @Nullable Long position,
        @Nullable Long before,
        int limit) {
    public static final int MAX_LIMIT = 1_000;

    public static final GameQuery ALL =
            new GameQuery(null, null, null, null, null, null, null, null, MAX_LIMIT);

    public GameQuery {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new ArchiveException("limit: %d is not from 1 to %d".formatted(limit, MAX_LIMIT));
        }
    }

    /**
     * An opening in the notation of the archive.
     *
     * @param moves in any notation of the game, separated by blanks
     */
    public static String opening(GameDefinition kind, String moves) {
        Game line = new Game(kind);
        List<String> opening = new ArrayList<>();
        for (String text : moves.strip().split("\\s+", -1)) {
            long move = kind.notation().move(line.position(), text);
            opening.add(kind.notation().format(line.position(), move));
            line.play(move);
        }
        return String.join(" ", opening);
    }

    public GameQuery withKind(String id) {
        return new GameQuery(id, player, from, to, result, opening, position, before, limit);
    }

    public GameQuery withPlayer(String name) {
        return new GameQuery(kind, name, from, to, result, opening, position, before, limit);
    }

    public GameQuery withDays(@Nullable String first, @Nullable String last) {
        return new GameQuery(kind, player, first, last, result, opening, position, before, limit);
    }

    public GameQuery withResult(String wanted) {
        return new GameQuery(kind, player, from, to, wanted, opening, position, before, limit);
    }

    public GameQuery withOpening(String moves) {
        return new GameQuery(kind, player, from, to, result, moves, position, before, limit);
    }

    public GameQuery withPosition(long key) {
        return new GameQuery(kind, player, from, to, result, opening, key, before, limit);
    }

    public GameQuery withBefore(long id) {
        return new GameQuery(kind, player, from, to, result, opening, position, id, limit);
    }

    public GameQuery withLimit(int most) {
        return new GameQuery(kind, player, from, to, result, opening, position, before, most);
    }
}
