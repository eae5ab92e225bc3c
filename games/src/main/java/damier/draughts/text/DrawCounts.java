package damier.draughts.text;

import damier.core.Sentence;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.Draws;
import damier.draughts.Variant.Endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Explains how far a game is from a draw by count. */
final class DrawCounts {
    private final Draws draws;
    private final RuleBook book;

    DrawCounts(Variant variant) {
        this.draws = variant.draws();
        this.book = variant.book();
    }

    /** The rule by which the draw counters draw the game. */
    Optional<Sentence> drawn(DraughtsPosition at) {
        if (draws.kingMoves() > 0 && at.reversiblePlies() >= 2 * draws.kingMoves()) {
            return Optional.of(kingMoves(RuleMessages.KING_MOVES_DRAW));
        }
        return endgame(at)
                .filter(endgame -> at.endgamePlies() >= 2 * endgame.moves())
                .map(endgame -> endgame(RuleMessages.ENDGAME_DRAW, endgame));
    }

    private Sentence kingMoves(RuleMessages message) {
        return book.say(message, Topic.KING_MOVES).with("limit", draws.kingMoves());
    }

    private static Sentence endgame(RuleMessages message, Endgame endgame) {
        return Sentence.of(message)
                .with("material", endgame.article().topic())
                .with("limit", endgame.moves())
                .with("article", endgame.article());
    }

    /** The running counters: that of an endgame always, that of king moves from half its limit. */
    List<Sentence> running(DraughtsPosition at) {
        List<Sentence> sentences = new ArrayList<>();
        if (draws.kingMoves() > 0 && at.reversiblePlies() >= draws.kingMoves()) {
            sentences.add(
                    kingMoves(RuleMessages.KING_MOVES_SO_FAR)
                            .with("moves", moves(at.reversiblePlies())));
        }
        endgame(at)
                .ifPresent(
                        endgame ->
                                sentences.add(
                                        endgame(RuleMessages.ENDGAME_SO_FAR, endgame)
                                                .with("moves", moves(at.endgamePlies()))));
        return sentences;
    }

    private Optional<Endgame> endgame(DraughtsPosition at) {
        return at.endgame() < 0
                ? Optional.empty()
                : Optional.of(draws.endgames().get(at.endgame()));
    }

    /** Moves of each side: {@code 12} or {@code 12½}. */
    private static String moves(int plies) {
        return plies / 2 + (plies % 2 == 1 ? "½" : "");
    }
}
