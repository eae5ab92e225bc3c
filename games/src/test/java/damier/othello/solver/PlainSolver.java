package damier.othello.solver;

import damier.core.MoveList;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

/** Solves endgames with the rules and plain alpha-beta: slow and simple. */
final class PlainSolver {
    private static final int WORST = -64;

    private final OthelloRules rules = new OthelloRules();

    /** The final disc difference under best play, for the side to move. */
    int score(OthelloPosition at) {
        return score(at, WORST, -WORST);
    }

    private int score(OthelloPosition at, int alpha, int beta) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        if (moves.size() == 0) {
            return OthelloRules.finalScore(at);
        }
        int best = WORST;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            OthelloPosition after = rules.newPosition();
            rules.play(at, moves.get(i), after);
            best = Math.max(best, -score(after, -beta, -Math.max(alpha, best)));
        }
        return best;
    }
}
