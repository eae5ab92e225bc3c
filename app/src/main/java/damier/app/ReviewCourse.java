package damier.app;

import damier.analysis.GameReview;
import damier.analysis.ReviewedMove;
import damier.core.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How a review of games goes; heard from one thread, shown by another. */
final class ReviewCourse implements GameReview.Listener {
    private final int games;
    private final long start = System.nanoTime();
    private int game;
    private double done;
    private boolean wanted = true;

    /** Those of the game at work, in the order of the game. */
    private List<ReviewedMove> moves = List.of();

    ReviewCourse(int games) {
        this.games = games;
    }

    /** The next game is at work. */
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
        double seconds = (System.nanoTime() - start) / 1e9;
        double part = games == 0 ? 1 : (Math.max(0, game - 1) + done) / games;
        double left = part == 0 ? 0 : seconds * (1 - part) / part;
        return String.format(
                Locale.ROOT,
                "game %d of %d: %.0f%%, %s",
                game,
                games,
                100 * done,
                Progress.timeLeft(left));
    }

    /** The course, and every move as far as it is known; from the last to the first. */
    synchronized List<String> lines() {
        var table = new TextTable("rllrrl");
        for (ReviewedMove move : moves) {
            boolean isMistake = move.judgement().isMistake();
            table.add(
                    "" + (move.ply() / 2 + 1),
                    move.side() == Side.WHITE ? "White" : "Black",
                    move.move() + move.judgement().mark(),
                    ScoreText.of(move.score()),
                    "depth " + move.depth(),
                    isMistake
                            ? "better %s: %s".formatted(ScoreText.of(move.bestScore()), move.best())
                            : String.join(" ", move.line()));
        }
        List<String> lines = new ArrayList<>();
        lines.add(line());
        lines.addAll(table.lines());
        return lines;
    }
}
