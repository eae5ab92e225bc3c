import damier.student.*;

public class Deeper implements AnytimePlayer<Board> {
    public void think(Board board, Answer answer) {
        for (int depth = 1; depth <= answer.maxDepth(); depth++) {
            Move bestMove = board.moves().getFirst();
            int best = Integer.MIN_VALUE;
            for (Move move : board.moves()) {
                int value = -value(board.after(move).opponent(), depth - 1);
                if (value > best) {
                    best = value;
                    bestMove = move;
                }
            }
            answer.give(bestMove);
        }
    }

    private int value(Board board, int depth) {
        if (board.isOver()) {
            return 1000 * board.result();
        }
        if (depth == 0) {
            return board.pieces().size() - board.opponent().pieces().size();
        }
        int best = Integer.MIN_VALUE;
        for (Move move : board.moves()) {
            best = Math.max(best, -value(board.after(move).opponent(), depth - 1));
        }
        return best;
    }
}
