package damier.web.view;

import damier.core.Ending;
import damier.core.Game;
import damier.record.WrittenResult;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

/**
 * The end of a game.
 *
 * @param result {@code 1-0}, {@code 0-1} or {@code 1/2}
 * @param rule a sentence
 * @param why the same as a translatable sentence; absent in games of older versions
 * @param pieces the result in pieces, the first side's first, in games scored by margin
 */
@ApiType("Ending")
public record EndingView(
        String result, String rule, @Nullable SentenceView why, @Nullable String pieces) {
    public static EndingView of(Game game, Ending ending) {
        return new EndingView(
                WrittenResult.of(ending.result()).text(),
                ending.rule(),
                SentenceView.of(ending.why()),
                game.pieceScore().orElse(null));
    }
}
