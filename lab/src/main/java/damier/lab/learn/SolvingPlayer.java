package damier.lab.learn;

import damier.core.EndgameSolver;
import damier.core.EndgameSolver.Goal;
import damier.core.EndgameSolver.Line;
import damier.core.EndgameSolver.Pass;
import damier.core.EndgameSolver.Request;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.players.Choice;
import damier.players.Player;

import org.jspecify.annotations.Nullable;

import java.util.OptionalInt;

/**
 * A player that leaves the last moves of a game to an endgame solver: they are best, and their
 * scores are exact. Before that, another player plays.
 */
final class SolvingPlayer implements Player {
    /** Sixteen empty squares in Othello. */
    private static final long MAX_NODES = 150_000;

    private final Player player;
    private final EndgameSolver<Position> solver;
    private @Nullable Ending ending;

    /**
     * The best line of a solved position.
     *
     * @param start the ply of this position
     */
    private record Ending(Game game, int start, Side side, Line line) {
        boolean includes(Game at) {
            return at == game && at.ply() - start < line.moves().size();
        }

        Choice choice() {
            int plies = game.ply() - start;
            long move = line.moves().get(plies);
            int score = game.side() == side ? line.score() : -line.score();
            return new Choice(move, OptionalInt.of(score), line.moves().size() - plies, 0, 0);
        }
    }

    SolvingPlayer(Player player, EndgameSolver<Position> solver) {
        this.player = player;
        this.solver = solver;
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public void newGame(long seed) {
        player.newGame(seed);
        solver.clear();
        ending = null;
    }

    @Override
    public Choice choose(Game game, Limits limits) {
        Ending known = ending;
        if (known != null && known.includes(game)) {
            return known.choice();
        }
        if (solver.expectedNodes(game.position()) > MAX_NODES) {
            return player.choose(game, limits);
        }
        Ending solved = new Ending(game, game.ply(), game.side(), solve(game.position()));
        ending = solved;
        return solved.choice();
    }

    private Line solve(Position at) {
        Pass[] last = new Pass[1];
        solver.solve(
                at,
                new Request(
                        Goal.SCORE,
                        /* allMoves= */ false,
                        /* threads= */ 1,
                        _ -> false,
                        pass -> last[0] = pass));
        return last[0].lines().getFirst();
    }

    @Override
    public void close() {
        player.close();
    }
}
