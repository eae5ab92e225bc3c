package damier.app.analysis;

import damier.analysis.GameReview;
import damier.analysis.ReviewedMove;
import damier.app.console.Progress;
import damier.app.console.TextTable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The progress of a review of games; one thread updates it, another prints it. */
final class ReviewProgress implements GameReview.Listener {
    private final int games;
    private final long start = System.nanoTime();
    private int game;
    private double done;
    private boolean wanted = true;

    /** The reviewed moves of the current game, in the order of the game. */
    private List<ReviewedMove> moves = List.of();

    ReviewProgress(int games) {
        this.games = games;
    }

    /** The review of the next game begins. */
    synchronized void begin() {
        game++;
        done = 0;
        moves = List.of();
    }

    @Override
    public synchronized void reviewed(ReviewedMove move, double part) {
        List<ReviewedMove> more = new ArrayList<>();
        more.add(move);
        more.addAll(moves);
        moves = more;
        done = part;
    }

    @Override
    public synchronized boolean isWanted() {
        return wanted;
    }

    synchronized void stop() {
        wanted = false;
    }

    synchronized String line() {
        String left = Progress.timeLeft(start, Math.max(0, game - 1) + done, games);
        return String.format(Locale.ROOT, "game %d of %d: %.0f%%%s", game, games, 100 * done, left);
    }

    /** The progress line, then the reviewed moves. */
    synchronized List<String> lines() {
        var table = new TextTable("rllrrl");
        for (ReviewedMove move : moves) {
            boolean isMistake = move.judgement().isMistake();
            table.add(
                    "" + (move.ply() / 2 + 1),
                    move.side().title(),
                    move.move() + move.judgement().mark(),
                    ScoreFormat.score(move.score()),
                    "depth " + move.depth(),
                    isMistake
                            ? "better %s: %s"
                                    .formatted(ScoreFormat.score(move.bestScore()), move.best())
                            : String.join(" ", move.line()));
        }
        List<String> lines = new ArrayList<>();
        lines.add(line());
        lines.addAll(table.lines());
        return lines;
    }
}
