package damier.web.view;

import damier.core.Scores;
import damier.core.Sentence;
import damier.core.Sentence.Article;
import damier.core.Sentence.Captured;
import damier.core.Sentence.Count;
import damier.core.Sentence.Piece;
import damier.core.Sentence.Said;
import damier.core.Sentence.Term;
import damier.core.Sentence.Text;
import damier.core.Sentence.Texts;
import damier.core.Sentence.Value;
import damier.core.Sentence.Who;
import damier.core.Sentence.Worth;
import damier.core.Side;
import damier.web.api.ApiType;
import damier.web.api.ApiType.AnyOf;
import damier.web.api.ApiType.NameOf;
import damier.web.api.ApiType.OneOf;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A translatable sentence.
 *
 * @param text in English, or as a user wrote it
 * @param code the key of the sentence; absent if a user wrote it
 */
@ApiType("Sentence")
public record SentenceView(
        String text,
        @Nullable String code,
        Map<
                        String,
                        @AnyOf({
                            String.class,
                            Integer.class,
                            String[].class,
                            ArticleView.class,
                            CapturedView.class,
                            TermView.class,
                            SideView.class,
                            PieceView.class,
                            WorthView.class,
                            SentenceView.class
                        })
                        Object>
                values) {
    /** A citation of a rule book. */
    @ApiType("Article")
    private record ArticleView(String book, @Nullable String number, String topic) {}

    @ApiType("CapturedCount")
    private record CapturedView(int kings, int men) {}

    @ApiType("TermValue")
    private record TermView(String term) {}

    @ApiType("SideValue")
    private record SideView(@NameOf(Side.class) String side) {}

    @ApiType("PieceValue")
    private record PieceView(@OneOf({"man", "king"}) String piece) {}

    /** The score of a position for White, or the winner. */
    @ApiType("Worth")
    private record WorthView(double worth, @Nullable @NameOf(Side.class) String won) {}

    public static SentenceView of(Sentence sentence) {
        Map<String, Object> values = new TreeMap<>();
        sentence.values().forEach((name, value) -> values.put(name, view(value)));
        return new SentenceView(sentence.text(), sentence.wording().name(), values);
    }

    /** A text that a user wrote. */
    public static SentenceView written(String text) {
        return new SentenceView(text, null, Map.of());
    }

    private static Object view(Value value) {
        return switch (value) {
            case Text(String text) -> text;
            case Texts(List<String> texts) -> texts;
            case Count(int count) -> count;
            case Who(Side side) -> new SideView(PositionView.text(side));
            case Piece(boolean king) -> new PieceView(king ? "king" : "man");
            case Captured(int kings, int men) -> new CapturedView(kings, men);
            case Worth(int score) -> worth(score);
            case Term(String code, _) -> new TermView(code);
            case Article(String book, String number, Term topic) ->
                    new ArticleView(book, number, topic.code());
            case Said(Sentence sentence) -> of(sentence);
        };
    }

    private static WorthView worth(int score) {
        if (Scores.isWin(score) || Scores.isLoss(score)) {
            return new WorthView(0, PositionView.text(score > 0 ? Side.WHITE : Side.BLACK));
        }
        return new WorthView(score / 100.0, null);
    }
}
