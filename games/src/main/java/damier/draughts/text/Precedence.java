package damier.draughts.text;

import damier.core.Sentence;
import damier.core.Sentence.Captured;
import damier.draughts.RuleBook;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.List;
import java.util.Optional;

/** Explains which rule of capture precedence forbids a complete capture. */
final class Precedence {
    private final Variant variant;
    private final RuleBook book;

    Precedence(Variant variant) {
        this.variant = variant;
        this.book = variant.book();
    }

    /** The first rule, in the order of the variant, that distinguishes two captures. */
    Optional<Topic> decides(Capture worse, Capture better) {
        return steps().stream().filter(step -> prefers(step, worse, better)).findFirst();
    }

    private List<Topic> steps() {
        return switch (variant.choice()) {
            case ANY -> List.of();
            case MOST_PIECES -> List.of(Topic.MOST_PIECES);
            case MOST_PIECES_THEN_KINGS -> List.of(Topic.MOST_PIECES, Topic.MOST_KINGS);
            case ITALIAN ->
                    List.of(
                            Topic.MOST_PIECES,
                            Topic.WITH_A_KING,
                            Topic.MOST_KINGS,
                            Topic.KINGS_FIRST);
            case HIGHEST_VALUE -> List.of(Topic.HIGHEST_VALUE, Topic.WITH_A_KING);
            case KING_BEFORE_MAN -> List.of(Topic.WITH_A_KING);
        };
    }

    private static boolean prefers(Topic step, Capture worse, Capture better) {
        return switch (step) {
            case MOST_PIECES -> better.pieces() > worse.pieces();
            case WITH_A_KING -> better.byKing() && !worse.byKing();
            case MOST_KINGS -> better.kingCount() > worse.kingCount();
            case KINGS_FIRST -> {
                int place = worse.firstDifference(better);
                yield place >= 0 && better.kings().get(place);
            }
            case HIGHEST_VALUE -> isWorthLess(worse, better);
            default -> false;
        };
    }

    /** A king is worth more than one and a half men and less than two, in any number. */
    private static boolean isWorthLess(Capture worse, Capture better) {
        int difference =
                2 * (better.kingCount() - worse.kingCount()) + better.manCount() - worse.manCount();
        return difference > 0 || (difference == 0 && better.kingCount() < worse.kingCount());
    }

    /** The rule in a sentence about two captures, given as text. */
    Sentence sentence(
            Topic step, Capture worse, String worseText, Capture better, String betterText) {
        Sentence sentence =
                switch (step) {
                    case MOST_PIECES ->
                            book.say(RuleMessages.MOST_PIECES, step)
                                    .with("count", worse.pieces())
                                    .with("more", better.pieces());
                    case WITH_A_KING -> book.say(kingBeforeMan(), step);
                    case MOST_KINGS ->
                            book.say(RuleMessages.MOST_KINGS, step)
                                    .with("count", worse.kingCount())
                                    .with("more", better.kingCount());
                    case KINGS_FIRST ->
                            book.say(RuleMessages.KINGS_FIRST, step)
                                    .with("count", worse.firstDifference(better) + 1);
                    default ->
                            book.say(RuleMessages.HIGHEST_VALUE, step)
                                    .with("prey", captured(worse))
                                    .with("richer", captured(better));
                };
        return sentence.with("move", worseText).with("other", betterText);
    }

    private RuleMessages kingBeforeMan() {
        return switch (variant.choice()) {
            case ITALIAN -> RuleMessages.KING_AT_EQUAL_NUMBERS;
            case HIGHEST_VALUE -> RuleMessages.KING_AT_EQUAL_VALUE;
            default -> RuleMessages.KING_BEFORE_MAN;
        };
    }

    private static Captured captured(Capture capture) {
        return new Captured(capture.kingCount(), capture.manCount());
    }
}
