package damier.protocol;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.ProtocolForm;
import damier.engine.EngineFactory;

import java.util.ArrayList;
import java.util.List;

/** A game for protocols that use Hub's notation of positions and moves. */
public record HubGame(EngineFactory engines, ProtocolForm<Position> notation) {
    /** A game as such protocols send it: a position, and the reversible moves after it. */
    public record Reach(String position, List<String> moves) {}

    /**
     * The game of an engine factory.
     *
     * @throws IllegalArgumentException if Hub does not support it
     */
    public static HubGame of(EngineFactory engines) {
        return engines.game()
                .protocolForm("hub")
                .map(form -> new HubGame(engines, form))
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        engines.game().id() + " is not a draughts game"));
    }

    /**
     * Refuses other games.
     *
     * @throws IllegalArgumentException if the game differs
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

    /** A game from a position in Hub's notation; from the standard start if it is empty. */
    public Game gameFrom(String position) {
        return position.isEmpty() ? newGame() : new Game(kind(), notation.position(position));
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
     * A game that can be continued. A host may ignore a draw by repetition or by count and still
     * ask for a move: then the counters are reset.
     */
    public Game continued(Game game) {
        if (game.ending().isEmpty()) {
            return game;
        }
        var afresh = gameFrom(notation.format(game.position()));
        return afresh.ending().isEmpty() ? afresh : game;
    }
}
