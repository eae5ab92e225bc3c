package damier.lab.experiment;

import damier.bits.Hashing;
import damier.core.Game;
import damier.core.Limits;
import damier.players.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A source of positions for players. */
@FunctionalInterface
interface PositionSource {
    /** The positions of this number, always the same; each has at least two legal moves. */
    List<Game> positions(int number, Roster roster);

    /**
     * Positions at a fixed interval of plies in games of self-play with a fifth of the moves at
     * random. Games of different numbers start at different plies, so that all rounds occur; a game
     * that ends too early contributes its start.
     */
    static PositionSource selfPlay(Arena arena, String text, Limits limits, int step) {
        return (number, roster) -> {
            Player player = roster.player(arena, text);
            player.newGame(number);
            var random = new SplittableRandom(Hashing.key(number, step, 0));
            List<Game> positions = new ArrayList<>();
            Game game = new Game(arena.kind().game());
            while (game.ending().isEmpty() && game.ply() < GameTrial.MAX_PLIES) {
                long[] moves = game.legalMoves();
                if (moves.length > 1 && game.ply() % step == number * 7 % step) {
                    positions.add(game.copy());
                }
                boolean chance = random.nextInt(5) == 0;
                game.play(
                        chance
                                ? moves[random.nextInt(moves.length)]
                                : player.choose(game, limits).move());
            }
            return positions.isEmpty() ? List.of(new Game(arena.kind().game())) : positions;
        };
    }
}
