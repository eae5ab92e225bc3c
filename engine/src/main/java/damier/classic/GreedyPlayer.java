package damier.classic;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.classic.PlayerOption.Kind;
import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Piece;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Chooses the move with the best material balance after it; chooses at random among equal moves.
 */
final class GreedyPlayer extends BasePlayer {
    private final long seed;
    private final double king;

    private GreedyPlayer(PlayerDescription description, Options options) {
        super(description, options);
        seed = options.seed("seed");
        king = options.number("king");
    }

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "greedy",
                        PlayerDescription.ANY_GAME,
                        "The move that leaves it most material; ties at random",
                        List.of(
                                CommonOptions.seed(),
                                PlayerOption.of(
                                        "king", Kind.NUMBER, "3", "value of a king in men"))),
                GreedyPlayer::new);
    }

    @Override
    public Decision choose(Game game, Limits limits, Watch watch) {
        long start = System.nanoTime();
        long[] moves = legalMoves(game);
        Rules<Position> rules = game.kind().rules();
        TreeRecorder recorder = watch.recorder();
        Position next = rules.newPosition();
        double most = NEGATIVE_INFINITY;
        List<Long> best = new ArrayList<>();
        recorder.root(game.side(), 1, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        for (long move : moves) {
            rules.play(game.position(), move, next);
            double value = material(game.kind(), next, game.side());
            recorder.enter(move, 0, NEGATIVE_INFINITY, POSITIVE_INFINITY);
            recorder.evaluated(value);
            recorder.leave(value, NodeEnd.HORIZON);
            if (value > most) {
                most = value;
                best.clear();
            }
            if (value == most) {
                best.add(move);
            }
        }
        recorder.leave(most, NodeEnd.ALL_MOVES);
        long move = best.get(RandomPlayer.random(seed, game).nextInt(best.size()));
        return decision(game, move, most, moves.length, System.nanoTime() - start);
    }

    private Decision decision(Game game, long move, double value, int moves, long nanos) {
        Counts counts = Counts.onePly(moves);
        return new Decision(
                move,
                OptionalDouble.of(value),
                1,
                1,
                List.of(move),
                counts,
                nanos,
                false,
                List.of(new Iteration(1, value, List.of(move), counts, nanos)),
                features(game, game.side()));
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        double material = material(game.kind(), game.position(), side);
        return List.of(new Feature("material", material, 1, material));
    }

    private double material(GameDefinition kind, Position at, Side side) {
        Collection<Piece> pieces = kind.board().pieces(at).values();
        return material(pieces, side) - material(pieces, side.opponent());
    }

    private double material(Collection<Piece> pieces, Side side) {
        int kings = 0;
        int others = 0;
        for (Piece piece : pieces) {
            if (piece.side() == side && piece.isKing()) {
                kings++;
            } else if (piece.side() == side) {
                others++;
            }
        }
        return others + king * kings;
    }
}
