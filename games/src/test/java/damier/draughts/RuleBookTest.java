package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Sentence.Article;
import damier.draughts.RuleBook.Topic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;

class RuleBookTest {
    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyTopicHasACitation(Variant variant) {
        assertThat(Topic.values())
                .extracting(variant.book()::cite)
                .allSatisfy(
                        article -> {
                            assertThat(article.book()).isNotBlank();
                            assertThat(article.topic().english()).isNotBlank();
                        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    void endgamesNameTheirMaterialAndTheirArticle(Variant variant) {
        assertThat(variant.draws().endgames())
                .allSatisfy(
                        endgame -> {
                            assertThat(endgame.article().book()).isNotBlank();
                            assertThat(endgame.article().topic().english()).isNotBlank();
                        });
    }

    @ParameterizedTest
    @EnumSource
    void anUnknownArticleIsNamedInWords(Topic topic) {
        var book = new RuleBook("Book", "A book without numbers", Map.of());
        assertThat(book.cite(topic)).isEqualTo(new Article("Book", null, topic.term()));
    }
}
