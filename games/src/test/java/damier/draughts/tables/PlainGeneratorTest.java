package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.DraughtsNotation;
import damier.testkit.MailboxDraughts;
import damier.testkit.MailboxEndgames;
import damier.testkit.MailboxMove;
import damier.testkit.MailboxPosition;
import damier.testkit.MailboxRandomPositions;
import damier.testkit.MailboxSide;
import damier.testkit.MailboxVariant;
import damier.testkit.Share;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Optional;

/**
 * Compares the tables with {@link MailboxEndgames}, which solves endgames by simple iteration with
 * the test kit's rules.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlainGeneratorTest {
    private static final int POSITIONS = Share.of(5_000);
    private static final int MOST_PIECES = 3;

    /** The tables and the test kit's rules of one variant. */
    private static final class Pair {
        final MailboxVariant slow;
        final MailboxDraughts slowRules;
        final Rules<DraughtsPosition> rules;
        final DraughtsNotation notation;
        final TableProber prober;

        Pair(Variant variant) {
            slow = MailboxVariant.byId(variant.id());
            slowRules = new MailboxDraughts(slow);
            rules = Draughts.rules(variant);
            notation = new DraughtsNotation(variant, rules);
            prober = new TableProber(Included.tables(variant), rules);
        }

        DraughtsPosition converted(MailboxPosition position) {
            return notation.position(position.fen());
        }

        int value(MailboxPosition position) {
            return prober.value(converted(position), 0);
        }

        int plies(MailboxPosition position) {
            int value = value(position);
            return value == 0 ? -1 : prober.distance(converted(position), value, 0);
        }
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void tablesOfTwoPiecesAgreeWithThePlainGenerator(Variant variant) {
        compareAll(variant, 2);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("variants")
    void tablesOfThreePiecesAgreeWithThePlainGenerator(Variant variant) {
        compareAll(variant, 3);
    }

    private static void compareAll(Variant variant, int pieces) {
        Pair pair = new Pair(variant);
        MailboxEndgames solved = new MailboxEndgames(pair.slow, pieces);
        MailboxEndgames.forEach(
                pair.slow,
                pieces,
                position -> {
                    if (pair.value(position) != solved.value(position)
                            || pair.plies(position) != solved.plies(position)) {
                        assertThat(pair.value(position) + " in " + pair.plies(position))
                                .as("%s", position)
                                .isEqualTo(
                                        solved.value(position) + " in " + solved.plies(position));
                    }
                });
        System.out.println(variant.id() + ": " + solved.size() + " positions compared");
        assertThat(solved.size()).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void resultsOfThreePiecesFollowFromTheMovesOfTheTestKit(Variant variant) {
        Pair pair = new Pair(variant);
        var random = new MailboxRandomPositions(pair.slow, variant.id().hashCode());
        for (int i = 0; i < POSITIONS; i++) {
            MailboxPosition position = withoutRuns(random.placement(2));
            if (pieces(position) <= MOST_PIECES) {
                compareWithMoves(pair, position);
            }
        }
    }

    private static void compareWithMoves(Pair pair, MailboxPosition position) {
        int best = Integer.MIN_VALUE;
        for (MailboxMove move : pair.slowRules.legalMoves(position)) {
            MailboxPosition next = withoutRuns(pair.slowRules.play(position, move));
            best = Math.max(best, rank(-pair.value(next), pair.plies(next) + 1));
        }
        if (best == Integer.MIN_VALUE) {
            boolean wins = pair.slowRules.outcome(position) == MailboxDraughts.Outcome.WIN;
            best = rank(wins ? 1 : -1, 0);
        }
        assertThat(rank(pair.value(position), pair.plies(position)))
                .as("%s", position)
                .isEqualTo(best);
    }

    /** Ranks from worst to best: early loss, late loss, draw, late win, early win. */
    private static int rank(int value, int plies) {
        return value == 0 ? 0 : value * (1_000 - plies);
    }

    private static int pieces(MailboxPosition position) {
        return (int) position.fen().chars().filter(c -> c == ',').count() + 2;
    }

    private static MailboxPosition withoutRuns(MailboxPosition position) {
        return position.withKingRun(MailboxSide.WHITE, Optional.empty())
                .withKingRun(MailboxSide.BLACK, Optional.empty());
    }
}
