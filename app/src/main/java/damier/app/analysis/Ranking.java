package damier.app.analysis;

import damier.analysis.RankedMove;
import damier.app.console.TextTable;

import java.util.List;

/** The ranked moves of a position; one thread updates them, another prints them. */
final class Ranking implements RankedMove.Listener {
    private volatile List<RankedMove> known = List.of();
    private volatile Runnable end = () -> {};

    @Override
    public void ranked(List<RankedMove> moves) {
        known = moves;
    }

    @Override
    public void began(Runnable stop) {
        end = stop;
    }

    void stop() {
        end.run();
    }

    List<String> lines() {
        return lines(known);
    }

    /** The best move alone. */
    String line() {
        List<RankedMove> moves = known;
        if (moves.isEmpty()) {
            return "thinking";
        }
        RankedMove best = moves.getFirst();
        String line = String.join(" ", best.line());
        return "depth %d, %s: %s".formatted(best.depth(), ScoreFormat.score(best.score()), line);
    }

    static List<String> lines(List<RankedMove> moves) {
        var table = new TextTable("lrrl");
        table.add("move", "score", "depth", "line");
        for (RankedMove move : moves) {
            table.add(
                    move.move(),
                    ScoreFormat.score(move.score()),
                    "" + move.depth(),
                    String.join(" ", move.line()));
        }
        return table.lines();
    }
}
