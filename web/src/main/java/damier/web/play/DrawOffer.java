package damier.web.play;

import damier.archive.LiveGame;
import damier.core.Side;

import java.util.List;

/** What a program thinks of a draw: welcome where it is not better, and the game is not young. */
final class DrawOffer {
    private static final int YOUNG = 40;

    /** In hundredths: even in a young game. */
    private static final int CLEARLY_WORSE = -100;

    private DrawOffer() {}

    static boolean isWelcome(List<LiveGame.Move> moves, Side side, Side first) {
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            Side mover = ply % 2 == 0 ? first : first.opponent();
            if (mover == side) {
                Integer score = moves.get(ply).score();
                return score != null && score <= (moves.size() < YOUNG ? CLEARLY_WORSE : 0);
            }
        }
        return false;
    }
}
