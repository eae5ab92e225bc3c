package damier.protocol;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;
import damier.players.Player;

import java.util.SplittableRandom;

/** Plays games between two players as a match does. */
public final class PlayedGames {
    private static final int MAX_PLIES = 300;
    private static final int OPENING = 4;

    private PlayedGames() {}

    /**
     * A game from the start to its end, or as far as any goes.
     *
     * @param seed which moves it begins with
     */
    public static Game play(
            GameDefinition kind, long seed, Player white, Player black, Limits limits) {
        Game game = new Game(kind);
        SplittableRandom random = new SplittableRandom(seed);
        for (int ply = 0; ply < OPENING; ply++) {
            long[] legal = game.legalMoves();
            game.play(legal[random.nextInt(legal.length)]);
        }
        return play(game, white, black, limits);
    }

    /** The same, from where the game stands. */
    public static Game play(Game game, Player white, Player black, Limits limits) {
        white.newGame(1);
        black.newGame(2);
        while (game.ending().isEmpty() && game.ply() < MAX_PLIES) {
            Player player = game.side() == Side.WHITE ? white : black;
            game.play(player.choose(game, limits).move());
        }
        return game;
    }
}
