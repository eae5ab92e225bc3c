package damier.analysis;

import damier.analysis.ReviewedMove.Fault;
import damier.core.Game;
import damier.core.Scores;
import damier.core.Sentence;
import damier.core.Sentence.Worth;
import damier.core.Side;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** Explains what is wrong with a move, by comparing the lines after it and after the best move. */
final class FaultText {
    /** The maximum length of a line in an explanation. */
    private static final int MAX_MOVES = 8;

    private final Game game;
    private final Value played;
    private final Value best;

    FaultText(Game game, Value played, Value best) {
        this.game = game;
        this.played = played;
        this.best = best;
    }

    Fault fault() {
        if (Scores.isLoss(played.score()) && !Scores.isLoss(best.score())) {
            return Fault.FORCED_LOSS;
        }
        if (Scores.isWin(best.score()) && !Scores.isWin(played.score())) {
            return Fault.MISSED_WIN;
        }
        return lostPieces() > 0 ? Fault.MATERIAL : Fault.WEAKER;
    }

    Sentence sentence() {
        Sentence sentence =
                switch (fault()) {
                    case FORCED_LOSS ->
                            decided(played, ReviewMessages.LOSES, ReviewMessages.LOSES_SOMETIME);
                    case MISSED_WIN ->
                            decided(
                                    best,
                                    ReviewMessages.MISSES_WIN,
                                    ReviewMessages.MISSES_SOME_WIN);
                    case MATERIAL ->
                            Sentence.of(ReviewMessages.COSTS)
                                    .with("count", lostPieces())
                                    .with("line", shown(played.line()));
                    default ->
                            Sentence.of(MaterialScale.of(game).weaker()).with("amount", amount());
                };
        return sentence.with("better", texts(best.line()).getFirst())
                .with("instead", worth(best))
                .with("worth", worth(played));
    }

    /** The sentence about a decided line, with its length if that is known. */
    private Sentence decided(Value value, ReviewMessages within, ReviewMessages sometime) {
        OptionalInt plies = Scores.plies(value.score());
        Sentence sentence =
                plies.isPresent()
                        ? Sentence.of(within).with("plies", plies.getAsInt())
                        : Sentence.of(sometime);
        return sentence.with("line", shown(value.line()));
    }

    private String amount() {
        return String.format(Locale.ROOT, "%.2f", (best.score() - played.score()) / 100.0);
    }

    /** The score for White, as all displayed scores. */
    private Worth worth(Value value) {
        return new Worth(game.side() == Side.WHITE ? value.score() : -value.score());
    }

    /** The number of pieces that this line loses more than the best one, once both are quiet. */
    private int lostPieces() {
        OptionalInt now = lead(played.line());
        OptionalInt instead = lead(best.line());
        return now.isPresent() && instead.isPresent() ? instead.getAsInt() - now.getAsInt() : 0;
    }

    private OptionalInt lead(List<Long> line) {
        Game after = game.copy();
        OptionalInt lead = MaterialScale.lead(after, game.side());
        for (long move : line) {
            after.play(move);
            if (game.kind().rules().isQuiet(after.position())) {
                lead = MaterialScale.lead(after, game.side());
            }
        }
        return lead;
    }

    private String shown(List<Long> line) {
        return String.join(" ", texts(line));
    }

    /** The beginning of a line in the notation of game records. */
    List<String> texts(List<Long> line) {
        return game.texts(line.subList(0, Math.min(line.size(), MAX_MOVES)));
    }
}
