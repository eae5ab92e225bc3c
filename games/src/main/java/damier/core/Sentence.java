package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sentence as data, so that any language can say it: which sentence it is, and what it is about.
 * Its text is English.
 *
 * @param values by the names that the wording gives them
 */
public record Sentence(Wording wording, Map<String, Value> values) {
    /** One constant of an enum for every sentence there is. */
    public interface Wording {
        /** What languages know the sentence by. */
        String name();

        /**
         * In English, with the names of values in braces: {@code {moves|or}} joins a list with
         * <em>or</em>, {@code {count|piece|pieces}} counts, {@code {count|word}} and {@code
         * {count|place}} write a number out.
         */
        String english();
    }

    /** What a sentence is about. */
    public sealed interface Value {}

    /** A square, a move or a number as players write it: the same in every language. */
    public record Text(String text) implements Value {}

    public record Texts(List<String> texts) implements Value {}

    public record Count(int count) implements Value {}

    public record Who(Side side) implements Value {}

    public record Piece(boolean king) implements Value {}

    public record Captured(int kings, int men) implements Value {}

    /** A score for White, in hundredths. */
    public record Worth(int score) implements Value {}

    /** A fixed phrase, which languages know by its code. */
    public record Term(String code, String english) implements Value {}

    /**
     * Where a rule book says so: the number of the article or, where that is not known, its matter.
     */
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

    /** In English. */
    public String text() {
        return English.text(this);
    }

    /** Each of them in English. */
    public static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }

    @Override
    public String toString() {
        return text();
    }
}
