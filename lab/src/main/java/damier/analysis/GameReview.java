package damier.analysis;

import damier.analysis.ReviewedMove.Fault;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.players.Player;
import damier.record.MoveNode;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reviews the main line of a game and evaluates every move.
 *
 * <p>It starts at the end, so that the player's table holds the results of later positions when
 * earlier ones are searched. The score of a move is that of the position after it. If the search
 * prefers another move, the position after that move is searched to the same depth before the move
 * counts as a mistake.
 */
public final class GameReview {
    /** Receives the progress of a review. */
    public interface Listener {
        /** Called for each move, from the last to the first. */
        void reviewed(ReviewedMove move, double done);

        /** Polled before every move; false ends the review. */
        default boolean isWanted() {
            return true;
        }
    }

    private final Player player;
    private final Limits limits;

    /** The game before each move of the main line, and after the last. */
    private final List<Game> positions = new ArrayList<>();

    private final List<Long> moves = new ArrayList<>();

    /** The position that was reviewed last. */
    private @Nullable Game known;

    private Value knownValue = Value.NONE;

    /**
     * @param player must report scores
     * @param limits for each position
     */
    public GameReview(WrittenGame game, Player player, Limits limits) {
        this.player = player;
        this.limits = limits;
        Game at = new Game(game.kind(), game.start());
        for (MoveNode node : game.mainLine()) {
            Position setup = node.setup();
            if (setup != null) {
                at = new Game(game.kind(), setup);
                continue;
            }
            if (at.ending().isPresent()) {
                // The players continued after the rules had ended the game.
                at = new Game(game.kind(), at.position());
            }
            if (at.ending().isPresent()) {
                break;
            }
            positions.add(at.copy());
            moves.add(node.move());
            at.play(node.move());
        }
        positions.add(at);
    }

    /**
     * The moves of the main line in order; only the reviewed ones if the review was ended early.
     */
    public List<ReviewedMove> run(Listener listener) {
        List<ReviewedMove> reviewed = new ArrayList<>();
        for (int ply = moves.size() - 1; ply >= 0 && listener.isWanted(); ply--) {
            ReviewedMove move = review(ply, positions.get(ply), moves.get(ply));
            reviewed.add(move);
            listener.reviewed(move, (double) reviewed.size() / moves.size());
        }
        Collections.reverse(reviewed);
        return reviewed;
    }

    private ReviewedMove review(int ply, Game game, long move) {
        Value played = after(game, move).before(move);
        Judgement judgement = Judgement.FORCED;
        Value best = played;
        if (game.legalMoves().length > 1) {
            best = best(game, move, played);
            judgement =
                    best.equals(played) ? Judgement.BEST : Judgement.of(loss(game, played, best));
        }
        known = game;
        knownValue = best;
        return reviewed(ply, game, played, best, judgement);
    }

    /** The value of the best move, or of the move played if none is better. */
    private Value best(Game game, long move, Value played) {
        Value chosen = Value.of(player, game, limits);
        long best = chosen.line().getFirst();
        if (best == move) {
            return played;
        }
        if (loss(game, played, chosen) >= Judgement.INACCURACY.loss()) {
            Game instead = game.copy();
            instead.play(best);
            chosen = Value.of(player, instead, limits).before(best);
        }
        return chosen.score() > played.score() ? chosen : played;
    }

    private double loss(Game game, Value played, Value best) {
        return Math.max(MaterialScale.of(game).loss(game, played.score(), best.score()), 0);
    }

    /**
     * The value of the position after a move, which is known if the review has just come from
     * there.
     */
    private Value after(Game game, long move) {
        Game after = game.copy();
        after.play(move);
        boolean isKnown = known != null && known.position().key() == after.position().key();
        return isKnown ? knownValue : Value.of(player, after, limits);
    }

    private ReviewedMove reviewed(
            int ply, Game game, Value played, Value best, Judgement judgement) {
        GameDefinition kind = game.kind();
        FaultText words = new FaultText(game, played, best);
        return new ReviewedMove(
                ply,
                game.side(),
                kind.notation().format(game.position(), moves.get(ply)),
                played.score(),
                kind.notation().format(game.position(), best.line().getFirst()),
                best.score(),
                played.depth(),
                loss(game, played, best),
                judgement,
                judgement.isMistake() ? words.fault() : Fault.NONE,
                judgement.isMistake() ? words.sentence() : null,
                words.texts(played.line()),
                words.texts(best.line()));
    }
}
