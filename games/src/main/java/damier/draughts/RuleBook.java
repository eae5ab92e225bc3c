package damier.draughts;

import damier.core.Sentence;
import damier.core.Sentence.Article;
import damier.core.Sentence.Term;
import damier.core.Sentence.Wording;

import java.util.Map;

/**
 * The rule book of a variant: the article about each topic, for explanations to cite. If the number
 * of an article is unknown, the citation names the book and the topic.
 *
 * @param name the name of the book in citations
 */
public record RuleBook(String name, String title, Map<Topic, Article> articles) {
    public RuleBook {
        articles = Map.copyOf(articles);
    }

    /** A topic of a rule book. */
    public enum Topic {
        TURNS("players move in turn"),
        MAN_MOVE("the move of a man"),
        KING_MOVE("the move of a king"),
        MAN_CAPTURE("capture by a man"),
        MEN_CAPTURE_DIRECTIONS("the directions in which men capture"),
        MEN_SPARE_KINGS("men do not capture kings"),
        KING_CAPTURE("capture by a king"),
        COMPULSORY("capture is compulsory"),
        GOES_ON("a capture goes on while it can"),
        OWN_PIECES("own pieces are not jumped"),
        JUMPED_ONCE("no piece is jumped twice"),
        LANDING("where a capturing king lands"),
        MOST_PIECES("most pieces first"),
        WITH_A_KING("a king captures before a man"),
        MOST_KINGS("most kings first"),
        KINGS_FIRST("kings met first"),
        HIGHEST_VALUE("the value of a capture"),
        FREE_CHOICE("choice between captures"),
        PROMOTION("promotion"),
        PROMOTION_IN_CAPTURE("promotion during a capture"),
        KING_RUN("moves in a row with one king"),
        REPETITION("draw by repetition"),
        KING_MOVES("draw by moves of kings"),
        NO_MOVE("a side that cannot move"),
        FIRST_KING("the first king");

        private final String words;

        Topic(String words) {
            this.words = words;
        }

        public Term term() {
            return new Term(name(), words);
        }
    }

    /** The beginning of a sentence that cites the article about a topic. */
    public Sentence say(Wording wording, Topic topic) {
        return Sentence.of(wording).with("article", cite(topic));
    }

    public Article cite(Topic topic) {
        return articles.getOrDefault(topic, new Article(name, null, topic.term()));
    }
}
