package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import damier.testkit.MailboxPosition;
import damier.testkit.MailboxRandomPositions;
import damier.testkit.MailboxVariant;
import damier.testkit.Share;

import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

/** The rules of every variant against the same rules written slow and obvious. */
@Execution(ExecutionMode.CONCURRENT)
class MailboxComparisonTest {
    private static final int POSITIONS = Share.of(200_000);

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void bothRulesAgreeOnMovesPathsResultsAndText(Variant variant) {
        MailboxVariant twin = MailboxVariant.byId(variant.id());
        MailboxRandomPositions positions =
                new MailboxRandomPositions(twin, variant.id().hashCode());
        MailboxComparison comparison = new MailboxComparison(variant);
        while (comparison.positions() < POSITIONS / 2) {
            for (MailboxPosition position : positions.game()) {
                comparison.compare(position);
            }
        }
        while (comparison.positions() < POSITIONS) {
            comparison.compare(positions.placement());
        }
        System.out.println(variant.id() + ": " + comparison);
        assertThat(comparison.moves()).isGreaterThan(comparison.positions());
    }
}
