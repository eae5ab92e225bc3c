package damier.draughts.text;

import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.Draws;
import damier.draughts.Variant.Endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says how far a game is from a draw by counted moves. */
final class DrawCounts {
    private final Draws draws;
    private final RuleBook book;

    DrawCounts(Variant variant) {
        this.draws = variant.draws();
        this.book = variant.book();
    }

    /** The rule by which the moves counted so far draw the game. */
    Optional<String> drawn(DraughtsPosition at) {
        if (draws.kingMoves() > 0 && at.reversiblePlies() >= 2 * draws.kingMoves()) {
            return Optional.of(
                    "draw: for %d moves of each side nothing was captured and no man moved (%s)"
                            .formatted(draws.kingMoves(), book.cite(Topic.KING_MOVES)));
        }
        return endgame(at)
                .filter(endgame -> at.endgamePlies() >= 2 * endgame.moves())
                .map(
                        endgame ->
                                "draw: %s, not won within %d moves of each side (%s)"
                                        .formatted(
                                                endgame.material(),
                                                endgame.moves(),
                                                endgame.article()));
    }

    /** The counts that run: that of an endgame always, that of king moves from half its limit. */
    List<String> running(DraughtsPosition at) {
        List<String> sentences = new ArrayList<>();
        if (draws.kingMoves() > 0 && at.reversiblePlies() >= draws.kingMoves()) {
            sentences.add(
                    ("for %s moves of each side nothing was captured and no man moved;"
                                    + " %d make a draw (%s)")
                            .formatted(
                                    moves(at.reversiblePlies()),
                                    draws.kingMoves(),
                                    book.cite(Topic.KING_MOVES)));
        }
        endgame(at)
                .ifPresent(
                        endgame ->
                                sentences.add(
                                        "%s must be won within %d moves of each side; %s so far (%s)"
                                                .formatted(
                                                        endgame.material(),
                                                        endgame.moves(),
                                                        moves(at.endgamePlies()),
                                                        endgame.article())));
        return sentences;
    }

    private Optional<Endgame> endgame(DraughtsPosition at) {
        return at.endgame() < 0
                ? Optional.empty()
                : Optional.of(draws.endgames().get(at.endgame()));
    }

    /** Of each side: {@code 12} or {@code 12½}. */
    private static String moves(int plies) {
        return plies / 2 + (plies % 2 == 1 ? "½" : "");
    }
}
