package damier.draughts;

import damier.core.Sentence.Article;
import damier.core.Sentence.Term;

import org.jspecify.annotations.Nullable;

/** Material with a move limit, in words. */
public enum CountedMaterial {
    THREE_PIECES("three pieces, a king among them, against one king"),
    TWO_PIECES("one or two pieces, a king among them, against one king"),
    THREE_OR_MORE_KINGS("three or more kings against one"),
    FOUR_OR_FIVE("four or five pieces with kings on both sides"),
    SIX_OR_SEVEN("six or seven pieces with kings on both sides"),
    THREE_KINGS("three kings against one"),
    TWO_KINGS("two kings against one"),
    ONE_KING("one king against one");

    private final String words;

    CountedMaterial(String words) {
        this.words = words;
    }

    public Term term() {
        return new Term(name(), words);
    }

    /**
     * The article of a rule book about it.
     *
     * @param number of the article, if known
     */
    Article in(String book, @Nullable String number) {
        return new Article(book, number, term());
    }
}
