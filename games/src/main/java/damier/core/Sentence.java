package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A translatable sentence: its wording and the values in it. Its text is English.
 *
 * @param values by their names in the wording
 */
public record Sentence(Wording wording, Map<String, Value> values) {
    /** One enum constant for every sentence. */
    public interface Wording {
        /** The key of the sentence in translations. */
        String name();

        /**
         * The English text, with the names of values in braces: {@code {moves|or}} joins a list
         * with <em>or</em>, {@code {count|piece|pieces}} gives the number with the singular or
         * plural, {@code {count|word}} and {@code {count|place}} write the number as a word.
         */
        String english();
    }

    /** A value in a sentence. */
    public sealed interface Value {}

    /** A square, a move or a number in game notation, the same in every language. */
    public record Text(String text) implements Value {}

    public record Texts(List<String> texts) implements Value {}

    public record Count(int count) implements Value {}

    public record Who(Side side) implements Value {}

    public record Piece(boolean king) implements Value {}

    public record Captured(int kings, int men) implements Value {}

    /** A score for White, in hundredths. */
    public record Worth(int score) implements Value {}

    /** A fixed phrase, which translations find by its code. */
    public record Term(String code, String english) implements Value {}

    /** A citation of a rule book: the number of the article or, if unknown, its topic. */
    public record Article(String book, @Nullable String number, Term topic) implements Value {}

    /** A sentence within a sentence. */
    public record Said(Sentence sentence) implements Value {}

    public Sentence {
        values = Map.copyOf(values);
    }

    public static Sentence of(Wording wording) {
        return new Sentence(wording, Map.of());
    }

    public Sentence with(String name, Value value) {
        Map<String, Value> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Sentence(wording, more);
    }

    public Sentence with(String name, String text) {
        return with(name, new Text(text));
    }

    public Sentence with(String name, List<String> texts) {
        return with(name, new Texts(texts));
    }

    public Sentence with(String name, int count) {
        return with(name, new Count(count));
    }

    public Sentence with(String name, Side side) {
        return with(name, new Who(side));
    }

    public Sentence with(String name, Sentence sentence) {
        return with(name, new Said(sentence));
    }

    /** The sentence in English. */
    public String text() {
        return English.text(this);
    }

    /** The sentences in English. */
    public static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }

    @Override
    public String toString() {
        return text();
    }
}
