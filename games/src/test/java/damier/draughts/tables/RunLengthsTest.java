package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.foreign.MemorySegment;
import java.util.Random;

class RunLengthsTest {
    private static final int LONGEST = SliceHeader.BLOCK;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 17, 100, 255, 256})
    void decodedBlocksEqualTheEncodedOnes(int symbols) {
        RunLengths runs = new RunLengths(symbols, LONGEST);
        Random random = new Random(symbols);
        for (int average : new int[] {1, 5, 100, 10_000}) {
            int[] block = block(symbols, average, random);
            byte[] bytes = new byte[LONGEST];
            int written = runs.encode(block, block.length, bytes);
            MemorySegment segment = MemorySegment.ofArray(bytes).asSlice(0, written);
            int[] decoded = new int[LONGEST];
            runs.decode(segment, 0, block.length, decoded);
            for (int i = 0; i < block.length; i++) {
                if (block[i] != RunLengths.ANY) {
                    assertThat(decoded[i]).isEqualTo(block[i]);
                }
                assertThat(runs.symbol(segment, 0, i)).isEqualTo(decoded[i]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aBlockOfEqualSymbolsTakesOneByte(int symbols) {
        RunLengths runs = new RunLengths(symbols, LONGEST);
        byte[] bytes = new byte[LONGEST];
        assertThat(runs.encode(new int[LONGEST], LONGEST, bytes)).isOne();
    }

    /** Runs of random symbols, with don't-care positions among them. */
    private static int[] block(int symbols, int average, Random random) {
        int[] block = new int[1 + random.nextInt(LONGEST)];
        int symbol = random.nextInt(symbols);
        for (int i = 0; i < block.length; i++) {
            if (random.nextInt(average) == 0) {
                symbol = random.nextInt(symbols);
            }
            block[i] = random.nextInt(4) == 0 ? RunLengths.ANY : symbol;
        }
        return block;
    }
}
