package damier.terminal;

import damier.core.BoardLayout;
import damier.core.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Completes typed text to legal moves, in the notation in which the text begins. */
public final class Completion {
    private Completion() {}

    public static List<String> of(Game game, BoardLayout shape, String prefix) {
        String typed = prefix.strip().toLowerCase(Locale.ROOT);
        List<String> found = new ArrayList<>();
        for (long move : game.sortedMoves()) {
            forms(game, shape, move)
                    .filter(form -> form.startsWith(typed))
                    .findFirst()
                    .filter(form -> !found.contains(form))
                    .ifPresent(found::add);
        }
        return found;
    }

    /** The longest common prefix. */
    public static String common(List<String> completions) {
        String common = completions.isEmpty() ? "" : completions.getFirst();
        for (String other : completions) {
            int same = 0;
            while (same < Math.min(common.length(), other.length())
                    && common.charAt(same) == other.charAt(same)) {
                same++;
            }
            common = common.substring(0, same);
        }
        return common;
    }

    /** The accepted notations: {@code 32-28}, {@code 3228}, {@code e3d4}, {@code e3-d4}. */
    private static Stream<String> forms(Game game, BoardLayout shape, long move) {
        String text = game.kind().notation().format(game.position(), move);
        List<Integer> path = game.paths(move, 1).getFirst().squares();
        if (path.size() < 2) {
            return Stream.of(text);
        }
        List<BoardLayout.Square> ends =
                List.of(shape.squares().get(path.getFirst()), shape.squares().get(path.getLast()));
        String sign = text.contains("x") ? "x" : "-";
        return Stream.of(
                text,
                twoDigits(ends.get(0).index()) + twoDigits(ends.get(1).index()),
                ends.get(0).coordinates() + ends.get(1).coordinates(),
                ends.get(0).coordinates() + sign + ends.get(1).coordinates());
    }

    private static String twoDigits(int square) {
        return String.format(Locale.ROOT, "%02d", square + 1);
    }
}
