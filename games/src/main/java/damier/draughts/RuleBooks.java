package damier.draughts;

import static java.util.Map.entry;

import damier.core.Sentence.Article;
import damier.draughts.RuleBook.Topic;

import java.util.HashMap;
import java.util.Map;
import java.util.Map.Entry;

/** The rule books of the variants. */
final class RuleBooks {
    static final RuleBook FMJD =
            book(
                    "FMJD",
                    "FMJD, Annex 1: official rules for International draughts (2015)",
                    entry(Topic.TURNS, "3.3"),
                    entry(Topic.MAN_MOVE, "3.4"),
                    entry(Topic.PROMOTION, "3.5"),
                    entry(Topic.KING_MOVE, "3.9"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "4.1"),
                    entry(Topic.MAN_CAPTURE, "4.2"),
                    entry(Topic.KING_CAPTURE, "4.3"),
                    entry(Topic.COMPULSORY, "4.2, 4.3"),
                    entry(Topic.GOES_ON, "4.5, 4.6"),
                    entry(Topic.OWN_PIECES, "4.7"),
                    entry(Topic.JUMPED_ONCE, "4.8"),
                    entry(Topic.LANDING, "4.6"),
                    entry(Topic.MOST_PIECES, "4.13"),
                    entry(Topic.FREE_CHOICE, "4.14"),
                    entry(Topic.PROMOTION_IN_CAPTURE, "4.15"),
                    entry(Topic.REPETITION, "6.1"),
                    entry(Topic.KING_MOVES, "6.2"),
                    entry(Topic.NO_MOVE, "7.2.2, 7.2.3"));

    static final RuleBook KILLER = asInternational("Killer draughts", Topic.LANDING);

    static final RuleBook BREAKTHROUGH = asInternational("Breakthrough draughts", Topic.FIRST_KING);

    static final RuleBook ANTIDRAUGHTS = asInternational("Antidraughts", Topic.NO_MOVE);

    static final RuleBook FRISIAN =
            book(
                    "Frisian rules",
                    "Official rules for Frisian draughts (2011)",
                    entry(Topic.TURNS, "art. 6"),
                    entry(Topic.MAN_MOVE, "art. 7"),
                    entry(Topic.MAN_CAPTURE, "art. 7"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "art. 7"),
                    entry(Topic.PROMOTION, "art. 8"),
                    entry(Topic.PROMOTION_IN_CAPTURE, "art. 8"),
                    entry(Topic.KING_MOVE, "art. 9"),
                    entry(Topic.KING_CAPTURE, "art. 9"));

    static final RuleBook RUSSIAN =
            book(
                    "FMJD-64",
                    "FMJD Section 64: rules of draughts-64, Russian version",
                    entry(Topic.GOES_ON, "4.6"),
                    entry(Topic.LANDING, "4.6"),
                    entry(Topic.REPETITION, "7.2.3"),
                    entry(Topic.KING_MOVES, "7.2.5"));

    static final RuleBook BRAZILIAN =
            book(
                    "FMJD-64",
                    "FMJD Section 64: rules of draughts-64, Brazilian version",
                    entry(Topic.GOES_ON, "4.6"),
                    entry(Topic.LANDING, "4.6"),
                    entry(Topic.MOST_PIECES, "4.16.1"),
                    entry(Topic.FREE_CHOICE, "4.16.1"),
                    entry(Topic.REPETITION, "7.2.3"),
                    entry(Topic.KING_MOVES, "7.2.5"));

    static final RuleBook APCA =
            book(
                    "APCA",
                    "American Pool Checker Association: tournament rules of play",
                    entry(Topic.TURNS, "7"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "14"),
                    entry(Topic.KING_MOVE, "15"),
                    entry(Topic.MAN_CAPTURE, "16"),
                    entry(Topic.FREE_CHOICE, "20"),
                    entry(Topic.PROMOTION_IN_CAPTURE, "22"),
                    entry(Topic.REPETITION, "26"));

    static final RuleBook WCDF =
            book(
                    "WCDF",
                    "World Checkers/Draughts Federation: rules of draughts",
                    entry(Topic.TURNS, "1.13"),
                    entry(Topic.MAN_MOVE, "1.15"),
                    entry(Topic.PROMOTION, "1.16"),
                    entry(Topic.KING_MOVE, "1.17"),
                    entry(Topic.MAN_CAPTURE, "1.18"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "1.18"),
                    entry(Topic.GOES_ON, "1.19"),
                    entry(Topic.PROMOTION_IN_CAPTURE, "1.19"),
                    entry(Topic.COMPULSORY, "1.20"),
                    entry(Topic.FREE_CHOICE, "1.20"),
                    entry(Topic.JUMPED_ONCE, "1.20"),
                    entry(Topic.REPETITION, "1.32.1"),
                    entry(Topic.KING_MOVES, "1.32.2"));

    static final RuleBook FID =
            book(
                    "FID",
                    "Federazione Italiana Dama: regolamento tecnico, capo I",
                    entry(Topic.TURNS, "3.4"),
                    entry(Topic.MAN_MOVE, "art. 4"),
                    entry(Topic.KING_MOVE, "4.7"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "5.3a"),
                    entry(Topic.MEN_SPARE_KINGS, "5.3b"),
                    entry(Topic.MAN_CAPTURE, "5.6"),
                    entry(Topic.GOES_ON, "5.7"),
                    entry(Topic.KING_CAPTURE, "5.8"),
                    entry(Topic.COMPULSORY, "art. 6"),
                    entry(Topic.MOST_PIECES, "6.6"),
                    entry(Topic.WITH_A_KING, "6.7"),
                    entry(Topic.MOST_KINGS, "6.8"),
                    entry(Topic.KINGS_FIRST, "6.9"),
                    entry(Topic.FREE_CHOICE, "art. 6"),
                    entry(Topic.REPETITION, "9.3"),
                    entry(Topic.KING_MOVES, "10.4"));

    static final RuleBook FIORENTINO =
            book(
                    "Fiorentino",
                    "N. Fiorentino: A Prolog implementation of the Italian Checkers (2022)",
                    entry(Topic.TURNS, "ch. II"),
                    entry(Topic.MAN_MOVE, "ch. II"),
                    entry(Topic.KING_MOVE, "ch. II"),
                    entry(Topic.PROMOTION, "ch. II"),
                    entry(Topic.MAN_CAPTURE, "ch. II"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "ch. II"),
                    entry(Topic.MEN_SPARE_KINGS, "ch. II"),
                    entry(Topic.KING_CAPTURE, "ch. II"),
                    entry(Topic.COMPULSORY, "ch. II"),
                    entry(Topic.GOES_ON, "ch. II"),
                    entry(Topic.JUMPED_ONCE, "ch. II"),
                    entry(Topic.MOST_PIECES, "ch. II"),
                    entry(Topic.NO_MOVE, "ch. II"));

    static final RuleBook FPD =
            book(
                    "FPD",
                    "Federação Portuguesa de Damas: regras do jogo de damas clássicas (2013)",
                    entry(Topic.MAN_MOVE, "2.2"),
                    entry(Topic.KING_MOVE, "2.2"),
                    entry(Topic.PROMOTION, "2.2"),
                    entry(Topic.MAN_CAPTURE, "2.2"),
                    entry(Topic.KING_CAPTURE, "2.2"),
                    entry(Topic.COMPULSORY, "3.1"),
                    entry(Topic.MOST_PIECES, "3.1"),
                    entry(Topic.MOST_KINGS, "3.1"),
                    entry(Topic.KING_MOVES, "3.2"));

    static final RuleBook CZECH =
            book(
                    "Czech rules",
                    "Česká federace dámy: pravidla české dámy",
                    entry(Topic.KING_MOVE, "3.9"),
                    entry(Topic.MEN_CAPTURE_DIRECTIONS, "4.1"),
                    entry(Topic.WITH_A_KING, "4.14"));

    private RuleBooks() {}

    @SafeVarargs
    private static RuleBook book(String name, String title, Entry<Topic, String>... numbers) {
        Map<Topic, Article> articles = new HashMap<>();
        for (Entry<Topic, String> number : numbers) {
            Topic topic = number.getKey();
            articles.put(topic, new Article(name, number.getValue(), topic.term()));
        }
        return new RuleBook(name, title, articles);
    }

    /** The rule book of a variant that differs from International draughts in one rule. */
    private static RuleBook asInternational(String name, Topic other) {
        Map<Topic, Article> articles = new HashMap<>(FMJD.articles());
        articles.remove(other);
        return new RuleBook(name, name + ", otherwise " + FMJD.title(), articles);
    }
}
