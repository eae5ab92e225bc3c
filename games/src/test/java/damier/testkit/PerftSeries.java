package damier.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Known node counts from one position.
 *
 * @param game the id of the variant, or {@code othello}
 * @param nodes by depth
 */
public record PerftSeries(String game, String id, String fen, SortedMap<Integer, Long> nodes) {

    /** The series of {@code perft/GAME.perft} among the test resources. */
    public static List<PerftSeries> of(String game) {
        List<PerftSeries> series = new ArrayList<>();
        String id = "";
        for (String line : read("/perft/" + game + ".perft").lines().toList()) {
            List<String> words = List.of(line.strip().split(" ", 2));
            switch (words.getFirst()) {
                case "id" -> id = words.getLast();
                case "fen" ->
                        series.add(new PerftSeries(game, id, words.getLast(), new TreeMap<>()));
                case "perft" -> series.getLast().add(words.getLast());
                case "", "#" -> {}
                default -> throw new IllegalArgumentException(game + ": " + line);
            }
        }
        return series;
    }

    /** The depths that take at most so many nodes. */
    public SortedMap<Integer, Long> nodesUpTo(long most) {
        SortedMap<Integer, Long> few = new TreeMap<>(nodes);
        few.values().removeIf(count -> count > most);
        return few;
    }

    private void add(String depthAndNodes) {
        List<String> numbers = List.of(depthAndNodes.split(" ", -1));
        nodes.put(Integer.valueOf(numbers.getFirst()), Long.valueOf(numbers.getLast()));
    }

    private static String read(String resource) {
        try (InputStream in =
                Objects.requireNonNull(PerftSeries.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public String toString() {
        return game + " " + id;
    }
}
