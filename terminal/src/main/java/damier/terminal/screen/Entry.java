package damier.terminal.screen;

import damier.core.Game;
import damier.core.MovePath;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A move that is being entered square by square: each square chosen leaves the ways that pass it,
 * until one move is left. A capture needs its ends, or as much of its way as tells it apart.
 *
 * @param ways all ways to make a legal move
 * @param chosen the first is where the move begins
 * @param ends whether the last square chosen is where the move ends
 */
record Entry(List<Way> ways, List<Integer> chosen, boolean ends) {
    /** One way to make one move. */
    record Way(long move, List<Integer> squares, List<Integer> captured) {}

    /** More ways than this differ in nothing that anybody enters. */
    private static final int MOST_WAYS = 32;

    Entry {
        ways = List.copyOf(ways);
        chosen = List.copyOf(chosen);
    }

    static Entry of(Game game) {
        List<Way> ways = new ArrayList<>();
        for (long move : game.legalMoves()) {
            for (MovePath path : game.paths(move, MOST_WAYS)) {
                ways.add(new Way(move, path.squares(), path.captured()));
            }
        }
        return new Entry(ways, List.of(), false);
    }

    boolean isEmpty() {
        return chosen.isEmpty();
    }

    /** Where moves begin. */
    Set<Integer> starts() {
        Set<Integer> starts = new LinkedHashSet<>();
        ways.stream()
                .filter(way -> !way.squares().isEmpty())
                .forEach(way -> starts.add(way.squares().getFirst()));
        return starts;
    }

    /** The ways that pass all squares chosen. */
    List<Way> fitting() {
        return ways.stream().filter(this::fits).toList();
    }

    private boolean fits(Way way) {
        if (chosen.isEmpty()) {
            return true;
        }
        List<Integer> squares = way.squares();
        return !squares.isEmpty()
                && squares.getFirst().equals(chosen.getFirst())
                && squares.containsAll(chosen)
                && (!ends || squares.getLast().equals(chosen.getLast()));
    }

    /** Where the moves that fit can end. */
    Set<Integer> destinations() {
        Set<Integer> found = new LinkedHashSet<>();
        if (!chosen.isEmpty()) {
            fitting().forEach(way -> found.add(way.squares().getLast()));
        }
        return found;
    }

    /** What can be chosen next, besides another beginning. */
    Set<Integer> next() {
        Set<Integer> found = destinations();
        if (!chosen.isEmpty()) {
            fitting().forEach(way -> found.addAll(way.squares().subList(1, way.squares().size())));
        }
        return found;
    }

    /** With one square more, or a new beginning, or nothing. */
    Entry choose(int square) {
        if (!chosen.isEmpty() && next().contains(square)) {
            if (chosen.getLast() == square) {
                return new Entry(ways, chosen, true);
            }
            List<Integer> more = new ArrayList<>(chosen);
            more.add(square);
            return new Entry(ways, more, false);
        }
        boolean again = chosen.size() == 1 && chosen.getFirst() == square;
        return starts().contains(square) && !again
                ? new Entry(ways, List.of(square), false)
                : new Entry(ways, List.of(), false);
    }

    /** The move, once the squares leave no other. */
    OptionalLong move() {
        List<Way> fitting = fitting();
        if (chosen.isEmpty() || fitting.stream().map(Way::move).distinct().count() != 1) {
            return OptionalLong.empty();
        }
        Way way = fitting.getFirst();
        boolean entered = chosen.size() > 1 || way.squares().size() == 1;
        return entered ? OptionalLong.of(way.move()) : OptionalLong.empty();
    }

    /** The way that choosing this square would lead to, if it is one. */
    Optional<Way> preview(int square) {
        if (chosen.isEmpty() || !next().contains(square)) {
            return Optional.empty();
        }
        List<Way> fitting = choose(square).fitting();
        return fitting.stream().map(Way::move).distinct().count() == 1
                ? Optional.of(fitting.getFirst())
                : Optional.empty();
    }
}
