package damier.web.view;

import damier.core.Sentence;
import damier.web.api.ApiType;

/**
 * Why a request was refused.
 *
 * @param error in one line of English, for programs and logs
 * @param why the same as a translatable sentence
 */
@ApiType("Problem")
public record ProblemView(String error, SentenceView why) {
    public static ProblemView of(Sentence why) {
        return new ProblemView(why.text(), SentenceView.of(why));
    }
}
