package damier.session;

import damier.core.Side;
import damier.players.DrawOffer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The draw offers of a game. An offer to a person stands until the person answers it: by an offer
 * of its own, by declining, or by a move. A program answers at once.
 */
final class DrawOffers {
    /** What an offer leads to. */
    enum Outcome {
        AGREED,
        STANDS,
        DECLINED
    }

    private Optional<Side> offering = Optional.empty();

    /** The side whose offer stands. */
    Optional<Side> offering() {
        return offering;
    }

    /** Restores an offer, as it was stored. */
    void restore(Optional<Side> stored) {
        offering = stored;
    }

    /**
     * Offers a draw, or accepts the offer of the opponent.
     *
     * @param moves the moves of the game, by which a program decides
     */
    Outcome offer(Side side, Seat opponent, List<PlayedMove> moves) {
        if (isOfferedBy(side.opponent())) {
            return Outcome.AGREED;
        }
        if (opponent.isPerson()) {
            offering = Optional.of(side);
            return Outcome.STANDS;
        }
        return isWelcome(side.opponent(), moves) ? Outcome.AGREED : Outcome.DECLINED;
    }

    private boolean isOfferedBy(Side side) {
        return offering.filter(side::equals).isPresent();
    }

    private static boolean isWelcome(Side program, List<PlayedMove> moves) {
        OptionalInt score =
                moves.reversed().stream()
                        .filter(move -> move.side() == program)
                        .findFirst()
                        .map(move -> move.choice().score())
                        .orElse(OptionalInt.empty());
        return score.isPresent() && DrawOffer.isWelcome(score.getAsInt(), moves.size());
    }

    /**
     * A side has moved, which declines the offer of its opponent.
     *
     * @return whether there was such an offer
     */
    boolean declineByMove(Side side) {
        boolean declined = isOfferedBy(side.opponent());
        if (declined) {
            clear();
        }
        return declined;
    }

    void clear() {
        offering = Optional.empty();
    }
}
