package damier.search;

import damier.core.Scores;
import damier.table.TranspositionTable;

/**
 * Converts scores between the table and the rules, which count the distance of a win from the
 * position itself, and the search, which counts it from the root.
 */
final class TableScores {
    private TableScores() {}

    static int toTable(int score, int ply) {
        if (Scores.isWin(score)) {
            return score + ply;
        }
        return Scores.isLoss(score) ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        if (Scores.isWin(score)) {
            return score - ply;
        }
        return Scores.isLoss(score) ? score + ply : score;
    }

    /** The kind of bound that a score of a search with this window is. */
    static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.LOWER;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** Whether the entry is deep enough for a null window; a win or loss is at any depth. */
    static boolean isDeepEnough(long known, int score, int depth, int beta) {
        return TranspositionTable.depth(known) >= depth
                || (score >= beta ? Scores.isWin(score) : Scores.isLoss(score));
    }

    /** Whether the entry decides a null window: any bound on the right side of it does. */
    static boolean isDecisive(long known, int score, int beta) {
        int needed = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
        return (TranspositionTable.bound(known) & needed) != 0;
    }
}
