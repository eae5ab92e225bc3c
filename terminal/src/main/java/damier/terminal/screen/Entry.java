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
 * A move that is being entered square by square. Each chosen square excludes the paths that do not
 * visit it, until one move remains. A capture needs its first and last square, and further squares
 * of its path if these are ambiguous.
 *
 * @param ways the paths of all legal moves
 * @param chosen the chosen squares; the first is the start of the move
 * @param ends whether the last chosen square is the end of the move
 */
record Entry(List<Way> ways, List<Integer> chosen, boolean ends) {
    /** One path of a move. */
    record Way(long move, List<Integer> squares, List<Integer> captured) {}

    /** Enough paths of one move to enter it by any of its squares. */
    private static final int MAX_PATHS = 32;

    Entry {
        ways = List.copyOf(ways);
        chosen = List.copyOf(chosen);
    }

    static Entry of(Game game) {
        List<Way> ways = new ArrayList<>();
        for (long move : game.legalMoves()) {
            for (MovePath path : game.paths(move, MAX_PATHS)) {
                ways.add(new Way(move, path.squares(), path.captured()));
            }
        }
        return new Entry(ways, List.of(), false);
    }

    boolean isEmpty() {
        return chosen.isEmpty();
    }

    /** The start squares of the legal moves. */
    Set<Integer> starts() {
        Set<Integer> starts = new LinkedHashSet<>();
        ways.stream()
                .filter(way -> !way.squares().isEmpty())
                .forEach(way -> starts.add(way.squares().getFirst()));
        return starts;
    }

    /** The paths that visit all chosen squares. */
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

    /** The end squares of the matching paths. */
    Set<Integer> destinations() {
        Set<Integer> found = new LinkedHashSet<>();
        if (!chosen.isEmpty()) {
            fitting().forEach(way -> found.add(way.squares().getLast()));
        }
        return found;
    }

    /** The squares that can be chosen next, other than a new start. */
    Set<Integer> next() {
        Set<Integer> found = destinations();
        if (!chosen.isEmpty()) {
            fitting().forEach(way -> found.addAll(way.squares().subList(1, way.squares().size())));
        }
        return found;
    }

    /** Adds a square, starts again at it, or clears the entry. */
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

    /** The move, once the chosen squares determine it. */
    OptionalLong move() {
        List<Way> fitting = fitting();
        if (chosen.isEmpty() || fitting.stream().map(Way::move).distinct().count() != 1) {
            return OptionalLong.empty();
        }
        Way way = fitting.getFirst();
        boolean entered = chosen.size() > 1 || way.squares().size() == 1;
        return entered ? OptionalLong.of(way.move()) : OptionalLong.empty();
    }

    /** The path that choosing a square would determine, if it is unique. */
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
