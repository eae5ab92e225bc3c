package damier.core;

import damier.core.Ending.Says;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game in progress: a start position and the moves played from it. Undone moves can be redone
 * until another move replaces them. Not thread-safe.
 */
public final class Game {
    private final GameDefinition kind;

    /** The position before each move, and the one after the last move. */
    private final List<Position> positions = new ArrayList<>();

    private final MoveList moves = new MoveList();
    private final MoveList legal = new MoveList();

    /** The number of moves played and not undone. */
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

    /** A game with the same start and the same moves, without the undone ones. */
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

    /** The current position; must not be modified. */
    public Position position() {
        return positions.get(ply);
    }

    /** The position after {@code plies} moves; must not be modified. */
    public Position position(int plies) {
        return positions.get(plies);
    }

    public Side side() {
        return position().side();
    }

    /** The number of moves played and not undone. */
    public int ply() {
        return ply;
    }

    /** The number of moves that a side has played. */
    public int movesOf(Side side) {
        return (ply() + (side == start().side() ? 1 : 0)) / 2;
    }

    public long move(int index) {
        return moves.get(index);
    }

    /** The legal moves; none once the game is over. */
    public long[] legalMoves() {
        return ending().isPresent() ? new long[0] : legal.toArray();
    }

    /** The legal moves in the order of lists. */
    public List<Long> sortedMoves() {
        return kind.board().sorted(position(), legalMoves());
    }

    /** The pass, if it is the only legal move. */
    public OptionalLong pass() {
        long[] moves = legalMoves();
        boolean passes = moves.length == 1 && paths(moves[0], 1).getFirst().squares().isEmpty();
        return passes ? OptionalLong.of(moves[0]) : OptionalLong.empty();
    }

    /** The first paths of a legal move, at most {@code limit}; the canonical path comes first. */
    public List<MovePath> paths(long move, int limit) {
        return kind.board().paths(position(), move, limit);
    }

    /** The texts of the moves of a line from this position, up to the end of the game. */
    public List<String> texts(List<Long> line) {
        Game after = copy();
        List<String> texts = new ArrayList<>();
        for (long move : line) {
            if (after.ending().isPresent()) {
                break;
            }
            texts.add(kind.notation().format(after.position(), move));
            after.play(move);
        }
        return texts;
    }

    /** The pieces on the board, by square index. */
    public Map<Integer, Piece> pieces() {
        return kind.board().pieces(position());
    }

    /**
     * Plays a move and discards the undone moves.
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
     * Undoes the last move, or a resignation, an agreed draw or a loss on time; returns whether
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

    /** Redoes the move undone last; returns whether there was one. */
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

    /** The player of a side failed, and loses. */
    public void forfeit(Side side, Ending.Reason reason, String fault) {
        declare(
                Result.winOf(side.opponent()),
                reason,
                Sentence.of(Says.FORFEITED).with("side", side).with("fault", fault));
    }

    /**
     * Ends a game that is not over by the rules.
     *
     * @param reason its length, the agreement of the players' scores, or the endgame tables
     */
    public void adjudicate(Result result, Ending.Reason reason) {
        Says why =
                switch (reason) {
                    case LENGTH -> Says.TOO_LONG;
                    case TABLES -> Says.KNOWN_RESULT;
                    default -> Says.SCORES_AGREE;
                };
        declare(result, reason, Sentence.of(why));
    }

    /** Ends the game, unless it is over by the rules. */
    private void declare(Result result, Ending.Reason reason, Sentence why) {
        if (ending().isEmpty()) {
            declared = new Ending(result, reason, why);
        }
    }

    /** The end of the game, if it is over. */
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
     * The result in pieces, the first side's first, such as {@code 57–7}; the winner has the empty
     * squares. Empty while the game goes on, and in games that are not scored by margin.
     */
    public Optional<String> pieceScore() {
        int outcome = kind.rules().outcome(position(), legal.size());
        if (!kind.scoredByMargin() || outcome == Rules.ONGOING) {
            return Optional.empty();
        }
        int margin = outcome / 100 * (side() == kind.firstSide() ? 1 : -1);
        int squares = kind.board().layout().squares().size();
        return Optional.of((squares + margin) / 2 + "–" + (squares - margin) / 2);
    }

    /**
     * The number of occurrences of the current position with the same side to move, including this
     * one.
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
