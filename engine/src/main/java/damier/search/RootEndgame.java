package damier.search;

import damier.core.EndgameProber;
import damier.core.Game;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Result;
import damier.core.Rules;
import damier.core.Scores;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The knowledge of the endgame tables about a root position. A decided root needs no search: the
 * tables name the moves that win soonest or lose latest. If the root is drawn, or the distance is
 * not stored, a search chooses among the moves that keep the result.
 */
final class RootEndgame {
    /** A principal variation from the tables is cut here. */
    private static final int MAX_LINE = 40;

    /** A move and its score for the side to move, with the best replies if distances are stored. */
    record Line(int score, List<Long> moves) {}

    private final EndgameProber<Position> tables;
    private final Game game;
    private final Rules<Position> rules;
    private final Position root;
    private final MoveList best = new MoveList();
    private final int result;

    RootEndgame(EndgameProber<Position> tables, Game game) {
        this.tables = tables;
        this.game = game;
        rules = game.kind().rules();
        root = game.position();
        rules.generate(root, best);
        int known = best.isEmpty() ? EndgameProber.UNKNOWN : tables.best(root, best);
        boolean isDrawnAnyway = known == EndgameProber.WIN && !dropDraws();
        result = isDrawnAnyway ? EndgameProber.UNKNOWN : known;
        if (isDrawnAnyway) {
            rules.generate(root, best);
        }
    }

    /**
     * Drops winning moves that draw or repeat a position: the tables know no repetitions.
     *
     * @return whether a winning move remains
     */
    private boolean dropDraws() {
        int kept = 0;
        for (int i = 0; i < best.size(); i++) {
            if (!isDrawn(after(best.get(i)))) {
                best.set(kept++, best.get(i));
            }
        }
        best.setSize(kept);
        return kept > 0;
    }

    /** Whether a game is drawn, or repeats a position, which a search counts as a draw too. */
    private static boolean isDrawn(Game game) {
        return game.occurrences() > 1
                || game.ending().filter(end -> end.result() == Result.DRAW).isPresent();
    }

    private Game after(long move) {
        Game after = game.copy();
        after.play(move);
        return after;
    }

    /** The best moves if the result is known; otherwise all moves. */
    MoveList best() {
        return best;
    }

    boolean isKnown() {
        return result != EndgameProber.UNKNOWN;
    }

    private boolean isDraw() {
        return result == EndgameProber.DRAW;
    }

    /** Whether the tables name the best move, so that no search is needed. */
    boolean isSolved() {
        return isDecided() && (best.size() == 1 || tables.distance(root) >= 0);
    }

    /** The score of a drawn root, or of a decided one whose distance is unknown. */
    OptionalInt certainScore() {
        if (isDraw()) {
            return OptionalInt.of(Scores.DRAW);
        }
        return isDecided() ? OptionalInt.of(result * Scores.CERTAIN_WIN) : OptionalInt.empty();
    }

    /** Whether one side wins, and no draw by count can prevent it. */
    private boolean isDecided() {
        return isKnown()
                && !isDraw()
                && !rules.isDrawNear(root, Math.max(0, tables.distance(root)));
    }

    /** The lines of the best moves. */
    List<Line> lines(int wanted) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(wanted, best.size()); i++) {
            lines.add(line(best.get(i)));
        }
        if (wanted > lines.size()) {
            addOthers(lines);
        }
        return lines.subList(0, Math.min(wanted, lines.size()));
    }

    private void addOthers(List<Line> lines) {
        List<Line> others = new ArrayList<>();
        for (long move : rules.moves(root)) {
            if (!best.contains(move)) {
                others.add(line(move));
            }
        }
        others.sort(Comparator.comparingInt(Line::score).reversed());
        lines.addAll(others);
    }

    private Line line(long move) {
        Game after = after(move);
        if (isDrawn(after)) {
            return new Line(Scores.DRAW, List.of(move));
        }
        Position at = after.position();
        return new Line(Scores.ofMove(score(at)), follow(move, at));
    }

    private int score(Position at) {
        int known = tables.probe(at);
        if (known == EndgameProber.DRAW) {
            return Scores.DRAW;
        }
        int distance = tables.distance(at);
        return known * (distance < 0 ? Scores.CERTAIN_WIN : Scores.WIN - distance);
    }

    private List<Long> follow(long move, Position after) {
        List<Long> line = new ArrayList<>();
        line.add(move);
        MoveList replies = new MoveList();
        Position at = after;
        while (line.size() < MAX_LINE && tables.distance(at) > 0) {
            tables.best(at, replies);
            long reply = replies.get(0);
            Position next = rules.newPosition();
            rules.play(at, reply, next);
            line.add(reply);
            at = next;
        }
        return line;
    }
}
