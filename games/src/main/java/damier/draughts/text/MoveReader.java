package damier.draughts.text;

import static java.util.stream.Collectors.joining;

import damier.core.MoveList;
import damier.core.NotationException;
import damier.core.Rules;
import damier.draughts.Board;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the legal move that a text means.
 *
 * <p>More than two squares are the squares landed on, all of them or some, or as Hub writes them:
 * the ends, then the captured squares. A complete path has precedence, because that is how game
 * records tell apart captures that share their ends.
 */
final class MoveReader {
    /** How many candidates a fault lists. */
    private static final int MOST_LISTED = 8;

    private final Variant variant;
    private final Board board;
    private final SquareNames names;
    private final Rules<DraughtsPosition> rules;
    private final MoveWriter writer;

    MoveReader(
            Variant variant, SquareNames names, Rules<DraughtsPosition> rules, MoveWriter writer) {
        this.variant = variant;
        this.board = variant.board();
        this.names = names;
        this.rules = rules;
        this.writer = writer;
    }

    long read(DraughtsPosition at, String text) {
        WrittenMove written = WrittenMove.of(text, names);
        List<Long> legal = legal(at);
        List<Long> sameEnds = withEnds(legal, written, written.to());
        for (long move : sameEnds) {
            boolean complete = written.squares().size() == 1 + Math.max(1, capturedCount(move));
            if (complete && passes(at, move, written)) {
                return move;
            }
        }
        Set<Long> fitting = new LinkedHashSet<>();
        for (long move : sameEnds) {
            if (passes(at, move, written)) {
                fitting.add(move);
            }
        }
        fitting.addAll(inHubForm(legal, written));
        return only(fitting, at, legal, written, text);
    }

    /** Only as Hub writes it, with or without the captured squares. */
    long readHub(DraughtsPosition at, String text) {
        WrittenMove written = WrittenMove.of(text, names);
        if (written.squares().size() == 2) {
            return read(at, text);
        }
        List<Long> legal = legal(at);
        return only(new LinkedHashSet<>(inHubForm(legal, written)), at, legal, written, text);
    }

    private List<Long> legal(DraughtsPosition at) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        List<Long> legal = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            legal.add(moves.get(i));
        }
        return legal;
    }

    private List<Long> withEnds(List<Long> legal, WrittenMove written, int to) {
        return legal.stream()
                .filter(move -> board.from(move) == written.from() && board.to(move) == to)
                .filter(move -> Moves.isCapture(move) || !written.asCapture())
                .toList();
    }

    private boolean passes(DraughtsPosition at, long move, WrittenMove written) {
        return new CapturePaths(variant, at, move).passes(written.between());
    }

    private List<Long> inHubForm(List<Long> legal, WrittenMove written) {
        List<Integer> squares = written.squares();
        if (squares.size() < 3) {
            return List.of();
        }
        List<Integer> captured = squares.subList(2, squares.size());
        long set = 0;
        for (int square : captured) {
            set |= board.bitboard(square);
        }
        if (Long.bitCount(set) != captured.size()) {
            return List.of();
        }
        long all = set;
        return withEnds(legal, written, squares.get(1)).stream()
                .filter(move -> board.captured(move) == all)
                .toList();
    }

    private int capturedCount(long move) {
        return Long.bitCount(board.captured(move));
    }

    private long only(
            Set<Long> fitting,
            DraughtsPosition at,
            List<Long> legal,
            WrittenMove written,
            String text) {
        String shown = new Cursor("move", text).quotedText();
        if (fitting.isEmpty()) {
            String reason = reason(at, legal, written);
            throw new NotationException("move", shown + " is not legal here: " + reason, 0);
        }
        if (fitting.size() > 1) {
            String more = fitting.size() > MOST_LISTED ? ", ..." : "";
            String paths =
                    fitting.stream()
                            .limit(MOST_LISTED)
                            .map(move -> writer.fullPath(at, move))
                            .collect(joining(", ", "", more));
            throw new NotationException("move", shown + " is ambiguous: " + paths, 0);
        }
        return fitting.iterator().next();
    }

    private String reason(DraughtsPosition at, List<Long> legal, WrittenMove written) {
        long from = board.bitboard(written.from());
        String name = names.name(written.from());
        if (legal.isEmpty()) {
            return "there is nothing to play";
        } else if ((at.opponent() & from) != 0) {
            return "the piece on " + name + " is the opponent's";
        } else if ((at.own() & from) == 0) {
            return "there is no piece on " + name;
        } else if (!Moves.isCapture(legal.getFirst())) {
            return written.asCapture() ? "there is nothing to capture" : cannot(name, written);
        } else if (legal.stream().noneMatch(move -> board.from(move) == written.from())) {
            return "another piece must capture";
        }
        return "capturing is compulsory, and " + cannot(name, written);
    }

    private String cannot(String name, WrittenMove written) {
        return "the piece on " + name + " cannot go to " + names.name(written.to()) + " that way";
    }
}
