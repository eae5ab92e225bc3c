package damier.terminal;

import damier.core.Game;
import damier.core.Side;
import damier.engine.EngineFactory;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The moves of a game, with what is known of each. */
final class PlayedMoves {
    private final Game game;
    private final EngineFactory engines;

    /** Those taken back too: they are known again once they are made again. */
    private final List<PlayedMove> moves = new ArrayList<>();

    /**
     * @param game may come with moves
     */
    PlayedMoves(Game game, EngineFactory engines) {
        this.game = game;
        this.engines = engines;
        Game again = new Game(game.kind(), game.start());
        for (int ply = 0; ply < game.ply(); ply++) {
            long move = game.move(ply);
            Side side = again.side();
            String text = game.kind().notation().format(again.position(), move);
            again.play(move);
            moves.add(of(again, text, side, Duration.ZERO, OptionalInt.empty(), 0));
        }
    }

    private PlayedMove of(
            Game after, String text, Side side, Duration spent, OptionalInt told, int depth) {
        int score = told.isPresent() ? told.getAsInt() : atFirstSight(after);
        return new PlayedMove(text, side, spent, told, score, depth);
    }

    private int atFirstSight(Game at) {
        return ScoreText.forWhite(engines.evaluator().evaluate(at.position()), at.side());
    }

    /** Plays a move in the game. What was taken back before is gone then. */
    PlayedMove play(long move, Duration spent, OptionalInt told, int depth) {
        Side side = game.side();
        String text = game.kind().notation().format(game.position(), move);
        moves.subList(game.ply(), moves.size()).clear();
        game.play(move);
        PlayedMove made = of(game, text, side, spent, told, depth);
        moves.add(made);
        return made;
    }

    List<PlayedMove> standing() {
        return List.copyOf(moves.subList(0, game.ply()));
    }

    /** What the position is worth to White, as far as the moves tell. */
    int score() {
        return game.ply() > 0 ? moves.get(game.ply() - 1).score() : atFirstSight(game);
    }
}
