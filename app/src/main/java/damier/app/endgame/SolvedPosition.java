package damier.app.endgame;

import damier.core.EndgameSolver;
import damier.core.EndgameSolver.Goal;
import damier.core.EndgameSolver.Line;
import damier.core.EndgameSolver.Pass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A position with the result of its last complete pass, if there is one.
 *
 * @param nodes of all passes, also incomplete ones
 */
record SolvedPosition(SolveTask task, Goal goal, Optional<Pass> pass, long nodes, double seconds) {
    private static final Comparator<Line> BY_SCORE = Comparator.comparingInt(Line::score);

    /** Printed where there is no move or no score. */
    private static final String NONE = "-";

    /** A move with its score. */
    record Valued(String move, String score) {}

    /** A position in JSON. */
    record Answer(
            String position,
            String score,
            String move,
            int confidence,
            long nodes,
            double time,
            List<Valued> moves) {}

    private Optional<Line> best() {
        return pass.flatMap(last -> last.lines().stream().max(BY_SCORE));
    }

    private int confidence() {
        return pass.map(Pass::confidence).orElse(0);
    }

    boolean isProven() {
        return confidence() == EndgameSolver.PROVEN;
    }

    private String score() {
        return best().map(line -> score(line.score())).orElse(NONE);
    }

    private String move() {
        return best().map(this::move).orElse(NONE);
    }

    private String move(Line line) {
        return line.moves().isEmpty() ? NONE : task.text(line.moves().getFirst());
    }

    /** In the unit of the game, or as a result. */
    private String score(int score) {
        if (goal == Goal.RESULT) {
            return score > 0 ? "win" : score < 0 ? "loss" : "draw";
        }
        return score % 100 == 0
                ? Integer.toString(score / 100)
                : String.format(Locale.ROOT, "%.2f", score / 100.0);
    }

    /** {@code score 38 move a2}, after the confidence if it is not proven. */
    String text() {
        String confidence = isProven() ? "" : "confidence %d%% ".formatted(confidence());
        return confidence + "score " + score() + " move " + move();
    }

    String line() {
        return String.format(Locale.ROOT, "%s nodes %d time %.3f", text(), nodes, seconds);
    }

    /** The legal moves that have a score, best first. */
    List<String> moves() {
        return ranked().stream()
                .map(line -> "move " + move(line) + " score " + score(line.score()))
                .toList();
    }

    private List<Line> ranked() {
        return pass.stream()
                .flatMap(last -> last.lines().stream())
                .filter(line -> !line.moves().isEmpty())
                .sorted(BY_SCORE.reversed())
                .toList();
    }

    Answer answer() {
        return new Answer(
                task.text(),
                score(),
                move(),
                confidence(),
                nodes,
                seconds,
                ranked().stream()
                        .map(line -> new Valued(move(line), score(line.score())))
                        .toList());
    }

    /** Whether it has a proven score and an expected one. */
    boolean isCompared() {
        return isProven() && !task.expected().isEmpty();
    }

    boolean agrees() {
        return isCompared() && differences().isEmpty();
    }

    /** One line for each expected score that differs from the proven one. */
    List<String> differences() {
        if (!isCompared()) {
            return List.of();
        }
        return ranked().size() > 1 ? differencesOfMoves() : differencesOfBest();
    }

    /** The best of the expected scores is that of the position. */
    private List<String> differencesOfBest() {
        String expected = score(Collections.max(task.expected().values()));
        return expected.equals(score())
                ? List.of()
                : List.of("expected %s, found %s".formatted(expected, score()));
    }

    private List<String> differencesOfMoves() {
        List<String> differences = new ArrayList<>();
        for (Line line : ranked()) {
            Integer expected = task.expected().get(line.moves().getFirst());
            String found = score(line.score());
            if (expected != null && !score(expected).equals(found)) {
                differences.add(
                        "%s: expected %s, found %s".formatted(move(line), score(expected), found));
            }
        }
        return differences;
    }
}
