package damier.draughts;

import static java.lang.Long.bitCount;

import damier.core.MovePath;
import damier.draughts.Variant.Choice;
import damier.draughts.Variant.Promotion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The paths by which one legal move can be made, for notation and display; the search does not need
 * them.
 *
 * <p>A partial capture is a <em>stage</em>: the square of the piece and the set of captured pieces.
 * Whether the move can be completed from a stage is computed once per stage, so that every jump
 * followed belongs to a path. The work is bounded by the number of stages, regardless of the number
 * of paths.
 */
public final class CapturePaths {
    private record Stage(int square, long captured, boolean king) {}

    /** A jump, and whether it lands beyond the square directly behind a captured king. */
    private record Jump(int over, int landing, boolean farBehindKing) {}

    private record Direction(int rows, int columns) {}

    private record Visit(Stage stage, int passed) {}

    private static final long IMPOSSIBLE = -1;
    private static final List<Direction> DIAGONALS =
            List.of(
                    new Direction(-1, -1),
                    new Direction(-1, 1),
                    new Direction(1, -1),
                    new Direction(1, 1));

    /** Along rows and columns every other square is not playable. */
    private static final List<Direction> STRAIGHTS =
            List.of(
                    new Direction(-2, 0),
                    new Direction(0, -2),
                    new Direction(0, 2),
                    new Direction(2, 0));

    private final Variant variant;
    private final BoardGeometry board;
    private final DraughtsPosition at;
    private final int start;
    private final int end;
    private final long captured;
    private final long free;
    private final long promotionRank;
    private final Comparator<Jump> writtenFirst;

    /**
     * For every stage visited: the best order of kings in Italian draughts, 0 in other variants, or
     * {@link #IMPOSSIBLE}.
     */
    private final Map<Stage, Long> orders = new HashMap<>();

    public CapturePaths(Variant variant, DraughtsPosition at, long move) {
        this.variant = variant;
        this.board = variant.board();
        this.at = at;
        this.start = board.from(move);
        this.end = board.to(move);
        this.captured = board.captured(move);
        this.free = (board.mask() & ~(at.own | at.opponent)) | (1L << Moves.fromBit(move));
        this.promotionRank = board.promotionRank(at.side());
        Comparator<Jump> byLanding = Comparator.comparingInt(Jump::landing);
        this.writtenFirst = variant.style().reversed() ? byLanding : byLanding.reversed();
    }

    /**
     * The canonical path: at the first square where two paths differ, the one with the greater
     * number. So {@code 47x38x24x13x36} is written, not {@code 47x33x24x13x36}.
     */
    public MovePath canonical() {
        return first(1).getFirst();
    }

    /** The first paths, at most {@code limit}; the canonical one comes first. */
    public List<MovePath> first(int limit) {
        if (captured == 0) {
            return List.of(new MovePath(List.of(start, end), List.of()));
        }
        List<MovePath> paths = new ArrayList<>();
        List<Integer> squares = new ArrayList<>(List.of(start));
        collect(startingStage(), squares, new ArrayList<>(), limit, paths);
        return paths;
    }

    /** Whether some path lands on these squares, in this order, between its start and its end. */
    public boolean passes(List<Integer> squares) {
        if (squares.size() >= Math.max(1, bitCount(captured))) {
            return false;
        }
        return squares.isEmpty() || passes(startingStage(), squares, 0, new HashSet<>());
    }

    private Stage startingStage() {
        return new Stage(start, 0, (at.kings & board.bitboard(start)) != 0);
    }

    private void collect(
            Stage stage,
            List<Integer> squares,
            List<Integer> jumped,
            int limit,
            List<MovePath> paths) {
        if (stage.captured == captured) {
            paths.add(new MovePath(squares, jumped));
            return;
        }
        for (Jump jump : jumps(stage)) {
            if (paths.size() < limit && leadsOn(stage, jump)) {
                squares.add(jump.landing);
                jumped.add(jump.over);
                collect(after(stage, jump), squares, jumped, limit, paths);
                squares.removeLast();
                jumped.removeLast();
            }
        }
    }

    private boolean passes(Stage stage, List<Integer> squares, int passed, Set<Visit> visits) {
        if (stage.captured == captured) {
            return passed == squares.size();
        }
        if (!visits.add(new Visit(stage, passed))) {
            return false;
        }
        for (Jump jump : jumps(stage)) {
            Stage next = after(stage, jump);
            boolean between = next.captured != captured && passed < squares.size();
            boolean lands = between && squares.get(passed) == jump.landing;
            if (leadsOn(stage, jump)
                    && passes(next, squares, lands ? passed + 1 : passed, visits)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a jump belongs to a path of the move. */
    private boolean leadsOn(Stage stage, Jump jump) {
        long order = order(stage, jump);
        return order != IMPOSSIBLE && order == order(stage);
    }

    private long order(Stage stage) {
        if (stage.captured == captured) {
            return stage.square == end ? 0 : IMPOSSIBLE;
        }
        Long known = orders.get(stage);
        if (known != null) {
            return known;
        }
        long best = IMPOSSIBLE;
        for (Jump jump : jumps(stage)) {
            best = Math.max(best, order(stage, jump));
            if (best != IMPOSSIBLE && !ordersMatter()) {
                break;
            }
        }
        orders.put(stage, best);
        return best;
    }

    /**
     * Which captured pieces are kings, the first in the highest bit: the last criterion of Italian
     * capture precedence.
     */
    private long order(Stage stage, Jump jump) {
        Stage next = after(stage, jump);
        long rest = order(next);
        boolean stopsTooFar = jump.farBehindKing && next.captured == captured;
        if (rest == IMPOSSIBLE || (variant.stopsBehindLastKing() && stopsTooFar)) {
            return IMPOSSIBLE;
        }
        boolean counts = ordersMatter() && isKing(jump.over);
        return counts ? rest | 1L << bitCount(captured & ~next.captured) : rest;
    }

    private boolean ordersMatter() {
        return variant.choice() == Choice.ITALIAN;
    }

    private Stage after(Stage stage, Jump jump) {
        boolean promoted =
                variant.promotion() == Promotion.IN_PASSING && has(promotionRank, jump.landing);
        return new Stage(
                jump.landing, stage.captured | board.bitboard(jump.over), stage.king || promoted);
    }

    /** The jumps over pieces that the move captures, in the order of paths. */
    private List<Jump> jumps(Stage stage) {
        List<Jump> jumps = new ArrayList<>();
        for (Direction direction : directions(stage)) {
            for (Jump jump : jumps(stage, direction)) {
                if (has(captured, jump.over)) {
                    jumps.add(jump);
                }
            }
        }
        jumps.sort(writtenFirst);
        return jumps;
    }

    private List<Direction> directions(Stage stage) {
        boolean ends =
                variant.promotion() == Promotion.ENDS_THE_MOVE && has(promotionRank, stage.square);
        List<Direction> directions = new ArrayList<>();
        if (!stage.king && ends) {
            return directions;
        }
        for (Direction direction : DIAGONALS) {
            if (stage.king || variant.menCaptureBackward() || direction.rows == at.forward) {
                directions.add(direction);
            }
        }
        if (variant.orthogonalCaptures()) {
            directions.addAll(STRAIGHTS);
        }
        return directions;
    }

    /** The jumps over the first piece in one direction, whether or not the move captures it. */
    private List<Jump> jumps(Stage stage, Direction direction) {
        boolean flies = stage.king && variant.flyingKings();
        int over = next(stage.square, direction);
        while (flies && has(free, over)) {
            over = next(over, direction);
        }
        List<Jump> jumps = new ArrayList<>();
        if (!canCapture(stage, over)) {
            return jumps;
        }
        int landing = next(over, direction);
        while (has(free, landing) && (flies || jumps.isEmpty())) {
            jumps.add(new Jump(over, landing, !jumps.isEmpty() && isKing(over)));
            landing = next(landing, direction);
        }
        return flies && variant.landsWhereItCanGoOn() ? thoseThatGoOn(stage, jumps) : jumps;
    }

    private List<Jump> thoseThatGoOn(Stage stage, List<Jump> jumps) {
        List<Jump> continuing = new ArrayList<>();
        for (Jump jump : jumps) {
            Stage next = after(stage, jump);
            if (directions(next).stream().anyMatch(direction -> canJump(next, direction))) {
                continuing.add(jump);
            }
        }
        return continuing.isEmpty() ? jumps : continuing;
    }

    private boolean canJump(Stage stage, Direction direction) {
        int over = next(stage.square, direction);
        while (has(free, over)) {
            over = next(over, direction);
        }
        return canCapture(stage, over) && has(free, next(over, direction));
    }

    /**
     * Whether the piece on {@code over} can be captured: captured pieces stay until the capture is
     * complete, and none is jumped twice.
     */
    private boolean canCapture(Stage stage, int over) {
        return has(at.opponent & ~stage.captured, over)
                && (stage.king || variant.menCaptureKings() || !isKing(over));
    }

    private boolean isKing(int square) {
        return has(at.kings, square);
    }

    private boolean has(long squares, int square) {
        return square >= 0 && (squares & board.bitboard(square)) != 0;
    }

    /** The next square in a direction, or -1 at the edge. */
    private int next(int square, Direction direction) {
        return board.squareAt(
                board.row(square) + direction.rows, board.column(square) + direction.columns);
    }
}
