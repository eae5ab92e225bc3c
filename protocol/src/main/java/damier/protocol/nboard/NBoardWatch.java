package damier.protocol.nboard;

import damier.core.Game;
import damier.formats.othello.GgfMove;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The reported results of an engine's search of a position. */
final class NBoardWatch implements Consumer<NBoardLine> {
    private final Game at;
    private final SearchListener listener;
    private final long start = System.nanoTime();

    /** The last report of each move. */
    private final Map<Long, SearchInfo> lines = new LinkedHashMap<>();

    private @Nullable GgfMove answer;
    private long nodes;

    NBoardWatch(Game at, SearchListener listener) {
        this.at = at;
        this.listener = listener;
    }

    @Override
    public void accept(NBoardLine line) {
        switch (line.command()) {
            case "===" -> answer = GgfMove.parse(String.join("", line.words()));
            case "nodestats" -> nodes = line.number(0);
            case "search", "book" -> searched(line);
            default -> {
                // For users, or not of this protocol.
            }
        }
    }

    private void searched(NBoardLine line) {
        List<Long> moves = line.moves(0, at);
        OptionalInt value = line.hundredths(1);
        if (moves.isEmpty() || value.isEmpty()) {
            return;
        }
        lines.remove(moves.getFirst());
        int depth = line.depth(3, at);
        int rank =
                1
                        + (int)
                                lines.values().stream()
                                        .filter(other -> other.depth() == depth)
                                        .filter(other -> other.score() >= value.getAsInt())
                                        .count();
        SearchInfo info =
                new SearchInfo(
                        rank,
                        depth,
                        depth,
                        value.getAsInt(),
                        nodes,
                        System.nanoTime() - start,
                        moves,
                        0,
                        line.confidence(3));
        lines.put(info.move(), info);
        listener.iteration(info);
    }

    /**
     * Whether it has answered, or has reported {@code wantedLines} moves at a depth.
     *
     * @param wantedLines 0 if only an answer counts
     */
    boolean isDone(int depth, int wantedLines) {
        boolean reported =
                wantedLines > 0
                        && depth > 0
                        && lines.values().stream().filter(info -> info.depth() >= depth).count()
                                >= wantedLines;
        return answer != null || reported;
    }

    Optional<GgfMove> answer() {
        return Optional.ofNullable(answer);
    }

    /** The reported moves of the greatest depth, best first. */
    private List<SearchInfo> bestLines() {
        int deepest = lines.values().stream().mapToInt(SearchInfo::depth).max().orElse(0);
        List<SearchInfo> best =
                lines.values().stream()
                        .filter(info -> info.depth() == deepest)
                        .sorted(Comparator.comparingInt(SearchInfo::score).reversed())
                        .toList();
        return IntStream.range(0, best.size()).mapToObj(i -> best.get(i).asLine(i + 1)).toList();
    }

    /** The best reported move. */
    Optional<Long> best() {
        return bestLines().stream().findFirst().map(SearchInfo::move);
    }

    /** The reported score of the move that it plays. */
    OptionalInt score(long move) {
        GgfMove said = answer;
        if (said != null && said.evaluation() != null) {
            return OptionalInt.of((int) Math.round(100 * said.evaluation()));
        }
        SearchInfo line = lines.get(move);
        return line == null ? OptionalInt.empty() : OptionalInt.of(line.score());
    }

    int depth(long move) {
        SearchInfo line = lines.get(move);
        return line == null ? 0 : line.depth();
    }

    long nodes() {
        return nodes;
    }

    void finish(long nanos) {
        listener.finished(new SearchResult(bestLines(), nodes, nanos));
    }
}
