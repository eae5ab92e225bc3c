package damier.session;

import damier.core.Result;
import damier.core.Scores;
import damier.core.Side;
import damier.session.Adjudication.Agreement;

import java.util.Optional;
import java.util.OptionalInt;

/** Counts the consecutive plies for which the players of a game have agreed on its result. */
final class ScoreAgreement {
    private final Adjudication adjudication;
    private int white;
    private int black;
    private int even;

    ScoreAgreement(Adjudication adjudication) {
        this.adjudication = adjudication;
    }

    /**
     * Adds the score of {@code side}; returns the result if the players have agreed for long
     * enough.
     */
    Optional<Result> after(Side side, OptionalInt score, int ply) {
        int forWhite = score.orElse(0) * (side == Side.WHITE ? 1 : -1);
        int win = adjudication.win().map(Agreement::score).orElse(Scores.INFINITE);
        int draw = adjudication.draw().map(Agreement::score).orElse(-1);
        white = score.isPresent() && forWhite >= win ? white + 1 : 0;
        black = score.isPresent() && forWhite <= -win ? black + 1 : 0;
        even = score.isPresent() && Math.abs(forWhite) <= draw ? even + 1 : 0;
        if (isLong(adjudication.win(), Math.max(white, black), ply)) {
            return Optional.of(white > black ? Result.WHITE_WINS : Result.BLACK_WINS);
        }
        return isLong(adjudication.draw(), even, ply) ? Optional.of(Result.DRAW) : Optional.empty();
    }

    private static boolean isLong(Optional<Agreement> wanted, int plies, int ply) {
        return wanted.isPresent() && plies >= wanted.get().plies() && ply >= wanted.get().from();
    }
}
