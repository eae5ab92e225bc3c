package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Side;
import damier.web.play.GameView.PlayedMove;
import damier.web.view.MoveView;
import damier.web.view.ScoreView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The moves of a game: on the board, as stored, and as shown. */
final class MoveLog {
    private final Game game;
    private final List<UnfinishedGame.Move> kept = new ArrayList<>();
    private final List<PlayedMove> played = new ArrayList<>();

    MoveLog(Game game) {
        this.game = game;
    }

    void add(long move, UnfinishedGame.Move written, String by) {
        Side side = game.side();
        MoveView view = MoveView.of(game.kind(), game.position(), move);
        Integer score = written.score();
        game.play(move);
        kept.add(written);
        played.add(
                PlayedMove.of(
                        view,
                        by,
                        written.spent(),
                        score == null ? null : ScoreView.of(score, side, false)));
    }

    void undo() {
        game.undo();
        kept.removeLast();
        played.removeLast();
    }

    List<UnfinishedGame.Move> kept() {
        return List.copyOf(kept);
    }

    List<PlayedMove> played() {
        return List.copyOf(played);
    }

    Optional<UnfinishedGame.Move> last() {
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept.getLast());
    }

    /** A side's score of its last move, if it reported one. */
    OptionalInt lastScore(Side side) {
        int ply = game.side() == side ? game.ply() - 2 : game.ply() - 1;
        Integer score = ply < 0 ? null : kept.get(ply).score();
        return score == null ? OptionalInt.empty() : OptionalInt.of(score);
    }

    /** Whether this move was played at this ply, in any notation. */
    boolean holds(int ply, String text) {
        if (ply < 0 || ply >= kept.size()) {
            return false;
        }
        GameDefinition kind = game.kind();
        Position before = game.position(ply);
        try {
            return game.move(ply) == kind.notation().move(before, text);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
