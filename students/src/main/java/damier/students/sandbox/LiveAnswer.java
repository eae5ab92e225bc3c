package damier.students.sandbox;

import damier.core.NotationException;
import damier.core.Position;
import damier.core.Sentence;
import damier.players.PlayerFault.Kind;
import damier.student.Answer;
import damier.student.Move;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/** Keeps the last answer of a player that may improve it. */
final class LiveAnswer implements Answer {
    private final BoardView board;
    private final Words words;
    private final long end;
    private final int maxDepth;
    private @Nullable Long last;

    /**
     * @param nanos the time limit from now
     */
    LiveAnswer(BoardView board, Words words, long nanos, int maxDepth) {
        this.board = board;
        this.words = words;
        end = nanos == Long.MAX_VALUE ? nanos : System.nanoTime() + nanos;
        this.maxDepth = maxDepth;
    }

    @Override
    public void give(@Nullable Move move) {
        if (move == null) {
            throw isNull();
        }
        if (!(move instanceof BoardView.SeenMove(BoardView _, Position _, long played))
                || !board.isLegal(played)) {
            throw illegal(move.toString());
        }
        set(played);
    }

    @Override
    public void give(@Nullable String move) {
        if (move == null) {
            throw isNull();
        }
        try {
            set(board.kind().notation().move(board.at(), move));
        } catch (NotationException e) {
            throw illegal(move);
        }
    }

    private StudentFault isNull() {
        return new StudentFault(Kind.GARBAGE, here("it gave null instead of a move"));
    }

    private StudentFault illegal(String move) {
        String verdict = move + " is not legal";
        return new StudentFault(Kind.ILLEGAL_MOVE, here(verdict + ": " + why(move, verdict)));
    }

    /** The rule that forbids a move, without the verdict. */
    private String why(String move, String verdict) {
        try {
            List<String> sentences =
                    Sentence.texts(board.kind().explainer().move(board.at(), move)).stream()
                            .filter(sentence -> !sentence.equals(verdict))
                            .toList();
            return sentences.isEmpty() ? "no rule allows it" : String.join("; ", sentences);
        } catch (NotationException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private String here(String what) {
        return words.of(Thread.currentThread().getStackTrace(), what);
    }

    /** Sets the answer; answers after the time limit are ignored. */
    private synchronized void set(long move) {
        StopChecks.check();
        last = move;
    }

    synchronized OptionalLong last() {
        Long known = last;
        return known == null ? OptionalLong.empty() : OptionalLong.of(known);
    }

    @Override
    public Duration timeLeft() {
        StopChecks.check();
        return end == Long.MAX_VALUE
                ? Duration.ofDays(1)
                : Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    @Override
    public int maxDepth() {
        return maxDepth;
    }
}
