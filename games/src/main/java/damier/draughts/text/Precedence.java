package damier.draughts.text;

import damier.draughts.RuleBook;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.List;
import java.util.Optional;

/** Says by which rule one complete capture must give way to another. */
final class Precedence {
    private final Variant variant;
    private final RuleBook book;

    Precedence(Variant variant) {
        this.variant = variant;
        this.book = variant.book();
    }

    /** The first rule, in the order in which the variant applies them, that tells two apart. */
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

    /** A king is worth more than one and a half men and less than two, however many there are. */
    private static boolean isWorthLess(Capture worse, Capture better) {
        int difference =
                2 * (better.kingCount() - worse.kingCount()) + better.manCount() - worse.manCount();
        return difference > 0 || (difference == 0 && better.kingCount() < worse.kingCount());
    }

    /** The rule in a sentence about two captures, given as text. */
    String sentence(
            Topic step, Capture worse, String worseText, Capture better, String betterText) {
        String says =
                switch (step) {
                    case MOST_PIECES ->
                            "captures %s; %s captures %s: most pieces first"
                                    .formatted(
                                            Words.count(worse.pieces(), "piece", "pieces"),
                                            betterText,
                                            Words.number(better.pieces()));
                    case WITH_A_KING ->
                            "captures with a man; %s captures with a king: %s"
                                    .formatted(betterText, kingBeforeMan());
                    case MOST_KINGS ->
                            "captures %s; %s captures %s: at equal numbers most kings first"
                                    .formatted(
                                            Words.count(worse.kingCount(), "king", "kings"),
                                            betterText,
                                            Words.number(better.kingCount()));
                    case KINGS_FIRST ->
                            "meets a man as its %s piece; %s meets a king there: kings first"
                                    .formatted(
                                            Words.place(worse.firstDifference(better)), betterText);
                    default ->
                            ("captures %s; %s captures %s, which is worth more:"
                                            + " a king counts less than two men,"
                                            + " but more than one and a half")
                                    .formatted(prey(worse), betterText, prey(better));
                };
        return worseText + " " + says + " (" + book.cite(step) + ")";
    }

    private String kingBeforeMan() {
        return switch (variant.choice()) {
            case ITALIAN -> "at equal numbers a king captures";
            case HIGHEST_VALUE -> "at equal value a king captures";
            default -> "a king captures before any man";
        };
    }

    private static String prey(Capture capture) {
        String kings = Words.count(capture.kingCount(), "king", "kings");
        String men = Words.count(capture.manCount(), "man", "men");
        if (capture.kingCount() == 0) {
            return men;
        }
        return capture.manCount() == 0 ? kings : kings + " and " + men;
    }
}
