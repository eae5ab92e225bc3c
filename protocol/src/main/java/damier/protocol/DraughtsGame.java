package damier.protocol;

import damier.core.Game;
import damier.draughts.DraughtsPosition;
import damier.draughts.text.DraughtsNotation;
import damier.engine.EngineKind;

import java.util.ArrayList;
import java.util.List;

/**
 * A variant of draughts for protocols that know nothing else: its engines, and its notation with
 * Hub's forms.
 */
public record DraughtsGame(EngineKind<DraughtsPosition> kind, DraughtsNotation notation) {
    /** A game as Hub and its likes carry it: a position, and the moves that may be repeated. */
    public record Reach(String position, List<String> moves) {}

    /**
     * The variant that a game is.
     *
     * @throws IllegalArgumentException if it is no kind of draughts
     */
    @SuppressWarnings("unchecked")
    public static DraughtsGame of(EngineKind<?> kind) {
        if (!(kind.game().notation() instanceof DraughtsNotation notation)) {
            throw new IllegalArgumentException(kind.game().id() + " is no kind of draughts");
        }
        return new DraughtsGame((EngineKind<DraughtsPosition>) kind, notation);
    }

    /**
     * The same game, for typed use.
     *
     * @throws IllegalArgumentException if it is another game
     */
    @SuppressWarnings("unchecked")
    public Game<DraughtsPosition> cast(Game<?> game, String player) {
        if (!game.kind().id().equals(id())) {
            throw new IllegalArgumentException(
                    player + " plays " + id() + ", not " + game.kind().id());
        }
        return (Game<DraughtsPosition>) game;
    }

    public String id() {
        return kind.game().id();
    }

    public Game<DraughtsPosition> newGame() {
        return new Game<>(kind.game());
    }

    /** The game since its last irreversible move. */
    public Reach reach(Game<DraughtsPosition> game) {
        int from = game.ply();
        while (from > 0
                && !kind.game()
                        .rules()
                        .isIrreversible(game.position(from - 1), game.move(from - 1))) {
            from--;
        }
        List<String> moves = new ArrayList<>();
        for (int i = from; i < game.ply(); i++) {
            moves.add(notation.hub(game.move(i)));
        }
        return new Reach(notation.hub(game.position(from)), moves);
    }

    /**
     * A game that can be gone on with. Others may not know, or not want, a draw by repetition or by
     * count, and still ask for a move: then what was counted is forgotten.
     */
    public Game<DraughtsPosition> goOn(Game<DraughtsPosition> game) {
        if (game.ending().isEmpty()) {
            return game;
        }
        var afresh = new Game<>(kind.game(), notation.position(notation.hub(game.position())));
        return afresh.ending().isEmpty() ? afresh : game;
    }
}
