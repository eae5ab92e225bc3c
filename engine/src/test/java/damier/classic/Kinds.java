package damier.classic;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.games.DraughtsGames;
import damier.games.OthelloGame;

import java.util.Random;

/** The games that the tests play, and positions in them. */
public final class Kinds {
    public static final GameDefinition INTERNATIONAL = DraughtsGames.of(Variants.INTERNATIONAL);
    public static final GameDefinition ITALIAN = DraughtsGames.of(Variants.ITALIAN_DRAUGHTS);
    public static final GameDefinition ITALIAN_BASIC = DraughtsGames.of(Variants.ITALIAN_BASIC);
    public static final GameDefinition SPANISH = DraughtsGames.of(Variants.SPANISH);
    public static final GameDefinition OTHELLO = OthelloGame.definition();

    private Kinds() {}

    public static Game game(GameDefinition kind, String position) {
        return new Game(kind, kind.notation().position(position));
    }

    /** A game of so many random moves; should it end before, up to the move that ended it. */
    public static Game randomGame(GameDefinition kind, long seed, int plies) {
        Random random = new Random(seed);
        Game game = new Game(kind);
        while (game.ply() < plies) {
            long[] moves = game.legalMoves();
            game.play(moves[random.nextInt(moves.length)]);
            if (game.ending().isPresent()) {
                game.undo();
                break;
            }
        }
        return game;
    }

    /** The board of International draughts turned by 180 degrees, and the colours swapped. */
    public static DraughtsPosition reversed(Position position) {
        DraughtsPosition at = (DraughtsPosition) position;
        return DraughtsPosition.of(
                Variants.INTERNATIONAL,
                at.side().opponent(),
                turned(at.pieces(Side.BLACK)),
                turned(at.pieces(Side.WHITE)),
                turned(at.kings()));
    }

    private static long turned(long pieces) {
        var board = Variants.INTERNATIONAL.board();
        long turned = 0;
        for (int square = 0; square < board.squareCount(); square++) {
            if ((pieces & board.bitboard(square)) != 0) {
                turned |= board.bitboard(board.squareCount() - 1 - square);
            }
        }
        return turned;
    }
}
