package damier.protocol.hub;

import static java.util.stream.Collectors.joining;

import damier.core.Position;
import damier.core.ProtocolForm;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * One search, reported in Hub. While the host ponders or analyses without a limit it expects no
 * answer: a search that ends early then holds its answer back until it is requested.
 */
final class HubSearch implements SearchListener {
    private final ProtocolForm<Position> notation;
    private final boolean manyLines;
    private final Consumer<String> out;
    private boolean held;
    private boolean muted;
    private @Nullable String answer;

    /** The first move of the line reported last. */
    private long reportedMove;

    HubSearch(
            ProtocolForm<Position> notation,
            boolean manyLines,
            boolean held,
            Consumer<String> out) {
        this.notation = notation;
        this.manyLines = manyLines;
        this.held = held;
        this.out = out;
    }

    @Override
    public synchronized void iteration(SearchInfo info) {
        if (muted) {
            return;
        }
        reportedMove = info.move();
        HubLine line = HubLine.of("info").with("depth", info.depth());
        if (manyLines) {
            line.with("pv-index", info.line());
        }
        double seconds = info.nanos() / 1e9;
        line.with("score", HubScores.format(info.score()))
                .with("nodes", info.nodes())
                .with("time", String.format(Locale.ROOT, "%.3f", seconds))
                .with(
                        "nps",
                        String.format(
                                Locale.ROOT, "%.3f", info.nodes() / Math.max(seconds, 1e-6) / 1e6))
                .with("pv", moves(info.principalVariation()));
        out.accept(line.toString());
    }

    private String moves(List<Long> moves) {
        return moves.stream().map(notation::format).collect(joining(" "));
    }

    @Override
    public synchronized void finished(SearchResult result) {
        HubLine done = HubLine.of("done");
        if (result.best().isPresent()) {
            reportLineOf(result.best().get());
            List<Long> line = result.best().get().principalVariation();
            done.with("move", notation.format(line.getFirst()));
            if (line.size() > 1) {
                done.with("ponder", notation.format(line.get(1)));
            }
        }
        answer = done.toString();
        sendAnswer();
    }

    /**
     * Reports the line of a move that was not reported, such as that of a level or of an unfinished
     * iteration.
     */
    private void reportLineOf(SearchInfo best) {
        if (!manyLines && best.move() != reportedMove) {
            iteration(best);
        }
    }

    /** Allows the answer to be sent. */
    synchronized void release() {
        held = false;
        sendAnswer();
    }

    /** Suppresses all further output. */
    synchronized void mute() {
        muted = true;
    }

    private void sendAnswer() {
        String known = answer;
        if (known != null && !held && !muted) {
            muted = true;
            out.accept(known);
        }
    }
}
