package damier.protocol;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.players.Player;

/** Plays games between two players as a match does. */
public final class PlayedGames {
    private static final int MAX_PLIES = 300;

    private PlayedGames() {}

    /** A game to its end, or as far as any goes. */
    public static <P extends Position> Game<P> play(
            GameKind<P> kind, Player white, Player black, Limits limits) {
        Game<P> game = new Game<>(kind);
        white.newGame(1);
        black.newGame(2);
        while (game.ending().isEmpty() && game.ply() < MAX_PLIES) {
            Player player = game.side() == Side.WHITE ? white : black;
            game.play(player.choose(game, limits).move());
        }
        return game;
    }
}
