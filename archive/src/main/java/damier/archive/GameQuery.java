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
 * @param paging the order, and the part of the list
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
        Paging paging) {
    public static final int MAX_LIMIT = 1_000;

    public static final GameQuery ALL =
            new GameQuery(null, null, null, null, null, null, null, null, Paging.FIRST);

    /** The order of a list. */
    public enum Order {
        ADDED("id"),
        DATE("day"),
        WHITE("LOWER(white)"),
        BLACK("LOWER(black)"),
        EVENT("LOWER(event)"),
        RESULT("result"),
        DISCS("CAST(SUBSTR(discs, 1, 2) AS INTEGER)"),
        PLIES("plies");

        private final String column;

        Order(String column) {
            this.column = column;
        }

        String column() {
            return column;
        }
    }

    /**
     * A part of a sorted list.
     *
     * @param offset the number of games before it
     * @param limit the maximum number of games
     */
    public record Paging(Order order, boolean descending, int offset, int limit) {
        static final Paging FIRST = new Paging(Order.ADDED, true, 0, MAX_LIMIT);

        public Paging {
            if (limit < 1 || limit > MAX_LIMIT) {
                throw new ArchiveException(
                        "limit: %d is not from 1 to %d".formatted(limit, MAX_LIMIT));
            }
        }
    }

    public int limit() {
        return paging.limit();
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
        return new GameQuery(id, player, from, to, result, opening, position, before, paging);
    }

    public GameQuery withPlayer(String name) {
        return new GameQuery(kind, name, from, to, result, opening, position, before, paging);
    }

    public GameQuery withDays(@Nullable String first, @Nullable String last) {
        return new GameQuery(kind, player, first, last, result, opening, position, before, paging);
    }

    public GameQuery withResult(String wanted) {
        return new GameQuery(kind, player, from, to, wanted, opening, position, before, paging);
    }

    public GameQuery withOpening(String moves) {
        return new GameQuery(kind, player, from, to, result, moves, position, before, paging);
    }

    public GameQuery withPosition(long key) {
        return new GameQuery(kind, player, from, to, result, opening, key, before, paging);
    }

    public GameQuery withBefore(long id) {
        return new GameQuery(kind, player, from, to, result, opening, position, id, paging);
    }

    public GameQuery withLimit(int most) {
        return withPaging(new Paging(paging.order(), paging.descending(), paging.offset(), most));
    }

    /**
     * The same games in the order of their ids, so that pages can be read while others are added.
     */
    public GameQuery inOrderOfAddition() {
        return withPaging(new Paging(Order.ADDED, true, 0, paging.limit()));
    }

    public GameQuery withPaging(Paging part) {
        return new GameQuery(kind, player, from, to, result, opening, position, before, part);
    }
}
