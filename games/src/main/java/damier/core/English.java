package damier.core;

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

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats sentences in English. */
final class English {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?:\\|([^{}]*))?}");

    private static final List<String> NUMBERS =
            List.of(
                    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten", "eleven", "twelve");

    private static final List<String> PLACES =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

    /** A longer list ends with the number of items left out. */
    private static final int MAX_LISTED = 8;

    private English() {}

    static String text(Sentence sentence) {
        return PLACE.matcher(sentence.wording().english())
                .replaceAll(place -> Matcher.quoteReplacement(text(sentence, place)));
    }

    private static String text(Sentence sentence, MatchResult place) {
        Value value = sentence.values().get(place.group(1));
        if (value == null) {
            throw new IllegalStateException(
                    "%s lacks %s".formatted(sentence.wording().name(), place.group(1)));
        }
        @Nullable String form = place.group(2);
        return text(value, form == null ? "" : form);
    }

    private static String text(Value value, String form) {
        return switch (value) {
            case Text(String text) -> text;
            case Texts(List<String> texts) -> list(texts, form.isEmpty() ? "and" : form);
            case Count(int count) -> count(count, form);
            case Who(Side side) -> side.title();
            case Piece(boolean king) -> king ? "the king" : "the man";
            case Captured(int kings, int men) -> captured(kings, men);
            case Worth(int score) -> worth(score);
            case Term(_, String english) -> english;
            case Article(String book, String number, Term topic) ->
                    number == null ? book + ", " + topic.english() : book + " " + number;
            case Said(Sentence sentence) -> text(sentence);
        };
    }

    /** {@code 28}, {@code 28 and 22}, {@code 28, 22 and 17}. */
    private static String list(List<String> items, String and) {
        int size = items.size();
        if (size > MAX_LISTED) {
            String shown = String.join(", ", items.subList(0, MAX_LISTED));
            return shown + " " + and + " " + (size - MAX_LISTED) + " more";
        }
        return size < 2
                ? String.join("", items)
                : String.join(", ", items.subList(0, size - 1)) + " " + and + " " + items.getLast();
    }

    private static String count(int count, String form) {
        return switch (form) {
            case "" -> Integer.toString(count);
            case "word" -> word(count);
            case "place" -> count <= PLACES.size() ? PLACES.get(count - 1) : count + "th";
            default -> {
                int bar = form.indexOf('|');
                String noun = count <= 1 ? form.substring(0, bar) : form.substring(bar + 1);
                yield word(count) + " " + noun;
            }
        };
    }

    private static String word(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    }

    private static String captured(int kings, int men) {
        String some = count(kings, "king|kings");
        String others = count(men, "man|men");
        if (kings == 0) {
            return others;
        }
        return men == 0 ? some : some + " and " + others;
    }

    /**
     * Names the side that is better, since the point of view of a signed number would be unclear.
     */
    private static String worth(int score) {
        if (score == Scores.DRAW) {
            return "even";
        }
        String better = (score > 0 ? Side.WHITE : Side.BLACK).title();
        return Scores.isWin(score) || Scores.isLoss(score)
                ? "won for " + better
                : String.format(Locale.ROOT, "%.2f for %s", Math.abs(score) / 100.0, better);
    }
}
