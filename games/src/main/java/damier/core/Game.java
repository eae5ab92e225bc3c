package damier.core;

import damier.core.Ending.Says;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game as it is played: a start position and the moves made from it. Moves taken back can be made
 * again until another move replaces them. Not for use by several threads at once.
 */
public final class Game {
    private final GameDefinition kind;

    /** The position before each move, and behind the last move. */
    private final List<Position> positions = new ArrayList<>();

    private final MoveList moves = new MoveList();
    private final MoveList legal = new MoveList();

    /** How many of the moves stand; those behind were taken back. */
    private int ply;

    private @Nullable Ending declared;

    public Game(GameDefinition kind) {
        this(kind, kind.rules().newPosition());
    }

    public Game(GameDefinition kind, Position start) {
        this.kind = kind;
        positions.add(copy(start));
        kind.rules().generate(position(), legal);
    }

    /** The same start, the same moves, nothing taken back. */
    public Game copy() {
        Game copy = new Game(kind, positions.getFirst());
        for (int i = 0; i < ply; i++) {
            copy.play(moves.get(i));
        }
        copy.declared = declared;
        return copy;
    }

    private Position copy(Position position) {
        Position copy = kind.rules().newPosition();
        kind.rules().copy(position, copy);
        return copy;
    }

    public GameDefinition kind() {
        return kind;
    }

    public Position start() {
        return positions.getFirst();
    }

    /** The position now; not to be changed. */
    public Position position() {
        return positions.get(ply);
    }

    /** The position after so many moves; not to be changed. */
    public Position position(int plies) {
        return positions.get(plies);
    }

    public Side side() {
        return position().side();
    }

    /** How many moves have been made and stand. */
    public int ply() {
        return ply;
    }

    /** How many moves a side has made. */
    public int movesOf(Side side) {
        return (ply() + (side == start().side() ? 1 : 0)) / 2;
    }

    public long move(int index) {
        return moves.get(index);
    }

    /** The legal moves now; none once the game is over. */
    public long[] legalMoves() {
        return ending().isPresent() ? new long[0] : legal.toArray();
    }

    /** The legal moves now as lists show them. */
    public List<Long> sortedMoves() {
        return kind.board().sorted(position(), legalMoves());
    }

    /** The pass that is due, if there is no other move. */
    public OptionalLong pass() {
        long[] moves = legalMoves();
        boolean passes = moves.length == 1 && paths(moves[0], 1).getFirst().squares().isEmpty();
        return passes ? OptionalLong.of(moves[0]) : OptionalLong.empty();
    }

    /** The first ways to make a legal move, at most {@code limit}; the one written first. */
    public List<MovePath> paths(long move, int limit) {
        return kind.board().paths(position(), move, limit);
    }

    /** The pieces on the board by the index of their square. */
    public Map<Integer, Piece> pieces() {
        return kind.board().pieces(position());
    }

    /**
     * Makes a move; moves taken back before are forgotten.
     *
     * @throws IllegalArgumentException if the move is not legal, or the game is over
     */
    public void play(long move) {
        if (ending().isPresent()) {
            throw new IllegalArgumentException("the game is over");
        }
        if (!legal.contains(move)) {
            throw new IllegalArgumentException("not a legal move: " + move);
        }
        while (moves.size() > ply) {
            moves.setSize(moves.size() - 1);
            positions.removeLast();
        }
        Position next = kind.rules().newPosition();
        kind.rules().play(position(), move, next);
        positions.add(next);
        moves.add(move);
        moveTo(ply + 1);
    }

    /**
     * Takes the last move back, or a resignation, an agreement or a loss on time; says whether
     * there was one.
     */
    public boolean undo() {
        if (declared != null) {
            declared = null;
            return true;
        }
        if (ply == 0) {
            return false;
        }
        moveTo(ply - 1);
        return true;
    }

    /** Makes again the move taken back last; says whether there was one. */
    public boolean redo() {
        if (declared != null || ply == moves.size()) {
            return false;
        }
        moveTo(ply + 1);
        return true;
    }

    private void moveTo(int newPly) {
        ply = newPly;
        kind.rules().generate(position(), legal);
    }

    public void resign(Side side) {
        declare(
                Result.winOf(side.opponent()),
                Ending.Reason.RESIGNATION,
                Sentence.of(Says.RESIGNED).with("side", side));
    }

    public void agreeDraw() {
        declare(Result.DRAW, Ending.Reason.AGREEMENT, Sentence.of(Says.DRAW_AGREED));
    }

    public void loseOnTime(Side side) {
        declare(
                Result.winOf(side.opponent()),
                Ending.Reason.TIME,
                Sentence.of(Says.LOST_ON_TIME).with("side", side));
    }

    /** A game that is over by the rules stays as it is. */
    private void declare(Result result, Ending.Reason reason, Sentence why) {
        if (ending().isEmpty()) {
            declared = new Ending(result, reason, why);
        }
    }

    /** Why the game is over, if it is. */
    public Optional<Ending> ending() {
        if (declared != null) {
            return Optional.of(declared);
        }
        int outcome = kind.rules().outcome(position(), legal.size());
        if (outcome != Rules.ONGOING) {
            boolean byCount = outcome == Scores.DRAW && !legal.isEmpty();
            Ending.Reason reason = byCount ? Ending.Reason.MOVE_COUNT : Ending.Reason.POSITION;
            return Optional.of(
                    new Ending(
                            Result.of(side(), outcome),
                            reason,
                            kind.explainer().ending(position())));
        }
        int limit = kind.rules().repetitionsToDraw();
        if (limit > 0 && occurrences() >= limit) {
            Sentence why = kind.explainer().repetition(limit);
            return Optional.of(new Ending(Result.DRAW, Ending.Reason.REPETITION, why));
        }
        return Optional.empty();
    }

    /**
     * How often the position has stood on the board, this time included, with the same side to
     * move.
     */
    public int occurrences() {
        long key = position().key();
        int count = 1;
        for (int i = ply - 1; i >= 0; i--) {
            if (kind.rules().isIrreversible(positions.get(i), moves.get(i))) {
                break;
            }
            if (positions.get(i).key() == key) {
                count++;
            }
        }
        return count;
    }
}
