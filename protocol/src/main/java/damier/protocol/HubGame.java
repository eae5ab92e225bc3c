package damier.protocol;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.ProtocolForm;
import damier.engine.EngineFactory;

import java.util.ArrayList;
import java.util.List;

/** A game for protocols that write positions and moves as Hub does. */
public record HubGame(EngineFactory engines, ProtocolForm<Position> notation) {
    /** A game as Hub and its likes carry it: a position, and the moves that may be repeated. */
    public record Reach(String position, List<String> moves) {}

    /**
     * The game of some engines.
     *
     * @throws IllegalArgumentException if Hub does not know it
     */
    public static HubGame of(EngineFactory engines) {
        return engines.game()
                .protocolForm("hub")
                .map(form -> new HubGame(engines, form))
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        engines.game().id() + " is no kind of draughts"));
    }

    /**
     * Refuses other games.
     *
     * @throws IllegalArgumentException if it is another game
     */
    public void require(Game game, String player) {
        if (!game.kind().id().equals(id())) {
            throw new IllegalArgumentException(
                    player + " plays " + id() + ", not " + game.kind().id());
        }
    }

    public GameDefinition kind() {
        return engines.game();
    }

    public String id() {
        return kind().id();
    }

    public Game newGame() {
        return new Game(kind());
    }

    /** The game since its last irreversible move. */
    public Reach reach(Game game) {
        int from = game.ply();
        while (from > 0
                && !kind().rules().isIrreversible(game.position(from - 1), game.move(from - 1))) {
            from--;
        }
        List<String> moves = new ArrayList<>();
        for (int i = from; i < game.ply(); i++) {
            moves.add(notation.format(game.move(i)));
        }
        return new Reach(notation.format(game.position(from)), moves);
    }

    /**
     * A game that can be gone on with. Others may not know, or not want, a draw by repetition or by
     * count, and still ask for a move: then what was counted is forgotten.
     */
    public Game goOn(Game game) {
        if (game.ending().isEmpty()) {
            return game;
        }
        var afresh = new Game(kind(), notation.position(notation.format(game.position())));
        return afresh.ending().isEmpty() ? afresh : game;
    }
}
