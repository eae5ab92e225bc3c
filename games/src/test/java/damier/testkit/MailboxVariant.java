package damier.testkit;

import static damier.testkit.MailboxBoard.EIGHT;
import static damier.testkit.MailboxBoard.EIGHT_MIRRORED;
import static damier.testkit.MailboxBoard.EIGHT_MIRRORED_FROM_BELOW;
import static damier.testkit.MailboxBoard.TEN;
import static damier.testkit.MailboxSide.BLACK;
import static damier.testkit.MailboxSide.WHITE;
import static damier.testkit.MailboxTrait.BLOCKED_SIDE_WINS;
import static damier.testkit.MailboxTrait.FIRST_KING_WINS;
import static damier.testkit.MailboxTrait.FLYING_KINGS;
import static damier.testkit.MailboxTrait.KINGS_LAND_WHERE_THEY_CAN_GO_ON;
import static damier.testkit.MailboxTrait.KINGS_STOP_BEHIND_A_LAST_KING;
import static damier.testkit.MailboxTrait.LETTERS;
import static damier.testkit.MailboxTrait.LIMITED_KING_RUNS;
import static damier.testkit.MailboxTrait.MEN_CAPTURE_BACKWARD;
import static damier.testkit.MailboxTrait.MEN_SPARE_KINGS;
import static damier.testkit.MailboxTrait.PROMOTES_IN_PASSING;
import static damier.testkit.MailboxTrait.STRAIGHT_CAPTURES;

import java.util.Locale;
import java.util.Set;

/** The draughts family: one row of the table of rules each. */
public enum MailboxVariant {
    INTERNATIONAL(TEN, WHITE, MailboxPrecedence.MOST_PIECES, MEN_CAPTURE_BACKWARD, FLYING_KINGS),
    KILLER(
            TEN,
            WHITE,
            MailboxPrecedence.MOST_PIECES,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            KINGS_STOP_BEHIND_A_LAST_KING),
    BREAKTHROUGH(
            TEN,
            WHITE,
            MailboxPrecedence.MOST_PIECES,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            FIRST_KING_WINS),
    ANTIDRAUGHTS(
            TEN,
            WHITE,
            MailboxPrecedence.MOST_PIECES,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            BLOCKED_SIDE_WINS),
    FRISIAN(
            TEN,
            WHITE,
            MailboxPrecedence.HIGHEST_VALUE,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            STRAIGHT_CAPTURES,
            LIMITED_KING_RUNS),
    BRAZILIAN(
            EIGHT,
            WHITE,
            MailboxPrecedence.MOST_PIECES,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            LETTERS),
    RUSSIAN(
            EIGHT,
            WHITE,
            MailboxPrecedence.FREE,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            PROMOTES_IN_PASSING,
            KINGS_LAND_WHERE_THEY_CAN_GO_ON,
            LETTERS),
    /** The node counts from depth 9 on hold only if its kings land where they can go on. */
    POOL(
            EIGHT,
            BLACK,
            MailboxPrecedence.FREE,
            MEN_CAPTURE_BACKWARD,
            FLYING_KINGS,
            KINGS_LAND_WHERE_THEY_CAN_GO_ON),
    ENGLISH(EIGHT, BLACK, MailboxPrecedence.FREE),
    ITALIAN(EIGHT_MIRRORED, WHITE, MailboxPrecedence.ITALIAN_CHAIN, MEN_SPARE_KINGS),
    ITALIAN_BASIC(EIGHT_MIRRORED, WHITE, MailboxPrecedence.MOST_PIECES, MEN_SPARE_KINGS),
    SPANISH(
            EIGHT_MIRRORED_FROM_BELOW,
            WHITE,
            MailboxPrecedence.MOST_PIECES_THEN_MOST_KINGS,
            FLYING_KINGS),
    /** The node counts from depth 9 on hold only if its kings land where they can go on. */
    CZECH(
            EIGHT,
            WHITE,
            MailboxPrecedence.KING_CAPTURES,
            FLYING_KINGS,
            KINGS_LAND_WHERE_THEY_CAN_GO_ON,
            LETTERS);

    private final MailboxBoard board;
    private final MailboxSide starter;
    private final MailboxPrecedence precedence;

    @SuppressWarnings("ImmutableEnumChecker") // It is an immutable set.
    private final Set<MailboxTrait> traits;

    MailboxVariant(
            MailboxBoard board,
            MailboxSide starter,
            MailboxPrecedence precedence,
            MailboxTrait... traits) {
        this.board = board;
        this.starter = starter;
        this.precedence = precedence;
        this.traits = Set.of(traits);
    }

    public static MailboxVariant byId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public MailboxBoard board() {
        return board;
    }

    public MailboxSide starter() {
        return starter;
    }

    MailboxPrecedence precedence() {
        return precedence;
    }

    public boolean has(MailboxTrait trait) {
        return traits.contains(trait);
    }
}
