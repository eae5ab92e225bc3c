package damier.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.testkit.Mutator;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.Random;

class PackedTableTest {
    private static final int[] TABLE = new Random(1).ints(1_000).toArray();

    @Test
    void whatIsWrittenIsReadTheSame() {
        assertThat(PackedTable.parse("x", PackedTable.text(TABLE), TABLE.length)).isEqualTo(TABLE);
    }

    @Test
    void linesAreShort() {
        assertThat(PackedTable.text(TABLE).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(121));
    }

    @Test
    void anotherSizeIsRefused() {
        for (int size : new int[] {TABLE.length - 1, TABLE.length + 1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PackedTable.parse("x", PackedTable.text(TABLE), size))
                    .withMessage("x: damaged, not " + size + " numbers");
        }
    }

    @Test
    void damageIsRefusedInOneLine() {
        String text = PackedTable.text(TABLE);
        Mutator mutator = new Mutator("ABab09+/=\n", new Random(2));
        for (int i = 0; i < Share.of(20_000); i++) {
            String damaged = mutator.mutate(text);
            try {
                assertThat(PackedTable.parse("x", damaged, TABLE.length)).hasSize(TABLE.length);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).startsWith("x: damaged, ").doesNotContain("\n");
            }
        }
    }
}
