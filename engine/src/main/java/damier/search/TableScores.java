package damier.search;

import damier.core.Scores;
import damier.table.TranspositionTable;

/**
 * Scores and bounds as the table keeps them. The table counts the distance of a win from the
 * position itself, the search from the root.
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

    /** What a score says that a search with this window came to. */
    static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.LOWER;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** With a window of width one every bound on its right side decides. */
    static boolean isDecisive(long known, int score, int beta) {
        int needed = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
        return (TranspositionTable.bound(known) & needed) != 0;
    }
}
