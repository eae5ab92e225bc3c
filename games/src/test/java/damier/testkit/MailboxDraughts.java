package damier.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one variant, written to be checked against the rule book paragraph by paragraph.
 * Draws by repetition or by counting moves are not in it.
 */
public final class MailboxDraughts {
    /** How the game stands for the side to move. */
    public enum Outcome {
        ONGOING,
        WIN,
        LOSS
    }

    private record MoveKey(MailboxSquare start, MailboxSquare end, Set<MailboxSquare> captured) {}

    private final MailboxVariant variant;
    private final MailboxBoard board;

    public MailboxDraughts(MailboxVariant variant) {
        this.variant = variant;
        this.board = variant.board();
    }

    public MailboxPosition start() {
        return MailboxPosition.start(variant);
    }

    public MailboxPosition position(String fen) {
        return MailboxPosition.of(variant, fen);
    }

    /** The distinct moves by the numbers of start and end, then of the captured squares. */
    public List<MailboxMove> legalMoves(MailboxPosition position) {
        Map<MoveKey, List<MailboxPath>> pathsOfMoves = new LinkedHashMap<>();
        for (MailboxPath path : legalPaths(position)) {
            MoveKey key = new MoveKey(path.start(), path.end(), Set.copyOf(path.captured()));
            pathsOfMoves.computeIfAbsent(key, _ -> new ArrayList<>()).add(path);
        }
        List<MailboxMove> moves = new ArrayList<>();
        pathsOfMoves.forEach((key, paths) -> moves.add(move(position, key, paths)));
        moves.sort(
                Comparator.comparingInt((MailboxMove move) -> board.number(move.start()))
                        .thenComparingInt(move -> board.number(move.end()))
                        .thenComparing(
                                this::capturedNumbers, MailboxNotation::comparePlaceByPlace));
        return moves;
    }

    /** Capture is compulsory; a finished game has no moves. */
    private List<MailboxPath> legalPaths(MailboxPosition position) {
        if (isDecidedByAKing(position)) {
            return List.of();
        }
        List<MailboxPath> captures = MailboxCaptures.legal(position);
        return captures.isEmpty() ? quietPaths(position) : captures;
    }

    private MailboxMove move(MailboxPosition position, MoveKey key, List<MailboxPath> paths) {
        Set<Boolean> promotes = new HashSet<>();
        paths.forEach(path -> promotes.add(promotes(position, path)));
        // Whoever passes the last rank captures on the rank before it, so the captured squares
        // tell.
        if (promotes.size() != 1) {
            throw new IllegalStateException("One move, two results: " + position + " " + key);
        }
        return new MailboxMove(
                key.start(),
                key.end(),
                key.captured(),
                promotes.contains(true),
                List.copyOf(paths));
    }

    private boolean promotes(MailboxPosition position, MailboxPath path) {
        MailboxSide side = position.sideToMove();
        boolean passes =
                variant.has(MailboxTrait.PROMOTES_IN_PASSING)
                        && path.squares().stream().anyMatch(at -> board.isLastRank(at, side));
        return !path.byKing() && (passes || board.isLastRank(path.end(), side));
    }

    private List<Integer> capturedNumbers(MailboxMove move) {
        return move.captured().stream().map(board::number).sorted().toList();
    }

    private List<MailboxPath> quietPaths(MailboxPosition position) {
        List<MailboxPath> paths = new ArrayList<>();
        for (MailboxSquare start : position.squaresOf(position.sideToMove())) {
            if (!hasRunEnough(position, start)) {
                for (MailboxDirection direction : MailboxDirection.DIAGONALS) {
                    paths.addAll(quietPathsAlong(direction, start, position));
                }
            }
        }
        return paths;
    }

    private List<MailboxPath> quietPathsAlong(
            MailboxDirection direction, MailboxSquare start, MailboxPosition position) {
        MailboxSide side = position.sideToMove();
        boolean isKing = position.at(start) == side.king();
        boolean flies = isKing && variant.has(MailboxTrait.FLYING_KINGS);
        List<MailboxPath> paths = new ArrayList<>();
        if (!isKing && !direction.isForwardFor(side)) {
            return paths;
        }
        MailboxSquare to = start.plus(direction);
        while (position.isEmpty(to) && (flies || paths.isEmpty())) {
            paths.add(MailboxPath.startingAt(start, isKing).stepTo(to));
            to = to.plus(direction);
        }
        return paths;
    }

    private boolean hasRunEnough(MailboxPosition position, MailboxSquare start) {
        MailboxSide side = position.sideToMove();
        Optional<MailboxPosition.KingRun> run = position.kingRun(side);
        return variant.has(MailboxTrait.LIMITED_KING_RUNS)
                && position.hasMan(side)
                && run.isPresent()
                && run.get().king().equals(start)
                && run.get().moves() >= MailboxPosition.KingRun.LIMIT;
    }

    /** The position after a legal move. */
    public MailboxPosition play(MailboxPosition position, MailboxMove move) {
        MailboxSide side = position.sideToMove();
        char piece = move.promotes() ? side.king() : position.at(move.start());
        MailboxPosition next = position.with(move.start(), MailboxPosition.EMPTY);
        for (MailboxSquare square : move.captured()) {
            next = next.with(square, MailboxPosition.EMPTY);
        }
        next = next.with(move.end(), piece).withSideToMove(side.opponent());
        if (!variant.has(MailboxTrait.LIMITED_KING_RUNS)) {
            return next;
        }
        Optional<MailboxPosition.KingRun> other = next.kingRun(side.opponent());
        return next.withKingRun(side, runAfter(position, move))
                .withKingRun(side.opponent(), remaining(other, next));
    }

    /** A capture, a move of a man or a move of another king ends the run of a king. */
    private static Optional<MailboxPosition.KingRun> runAfter(
            MailboxPosition position, MailboxMove move) {
        MailboxSide side = position.sideToMove();
        boolean isQuietKingMove = position.at(move.start()) == side.king() && !move.isCapture();
        if (!isQuietKingMove || !position.hasMan(side)) {
            return Optional.empty();
        }
        int before =
                position.kingRun(side)
                        .filter(run -> run.king().equals(move.start()))
                        .map(MailboxPosition.KingRun::moves)
                        .orElse(0);
        return Optional.of(new MailboxPosition.KingRun(move.end(), before + 1));
    }

    /** The run of the side that did not move ends when its king or its last man was captured. */
    private static Optional<MailboxPosition.KingRun> remaining(
            Optional<MailboxPosition.KingRun> run, MailboxPosition next) {
        MailboxSide side = next.sideToMove();
        return run.filter(present -> next.at(present.king()) == side.king() && next.hasMan(side));
    }

    public Outcome outcome(MailboxPosition position) {
        if (isDecidedByAKing(position)) {
            return position.hasKing(position.sideToMove()) ? Outcome.WIN : Outcome.LOSS;
        }
        if (!legalMoves(position).isEmpty()) {
            return Outcome.ONGOING;
        }
        return variant.has(MailboxTrait.BLOCKED_SIDE_WINS) ? Outcome.WIN : Outcome.LOSS;
    }

    private boolean isDecidedByAKing(MailboxPosition position) {
        return variant.has(MailboxTrait.FIRST_KING_WINS)
                && (position.hasKing(MailboxSide.WHITE) || position.hasKing(MailboxSide.BLACK));
    }

    /** How many sequences of {@code depth} distinct moves there are. */
    public long perft(MailboxPosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<MailboxMove> moves = legalMoves(position);
        return depth == 1
                ? moves.size()
                : moves.stream().mapToLong(move -> perft(play(position, move), depth - 1)).sum();
    }

    /** The same, where every path of a capture counts as a move of its own. */
    public long perftOfPaths(MailboxPosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long paths = 0;
        for (MailboxMove move : legalMoves(position)) {
            paths += move.paths().size() * perftOfPaths(play(position, move), depth - 1);
        }
        return paths;
    }
}
