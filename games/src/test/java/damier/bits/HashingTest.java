package damier.bits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.SplittableRandom;

class HashingTest {
    @Test
    void boardsThatDifferInFewHighBitsHaveDifferentKeys() {
        int bits = 5;
        long[] keys = new long[1 << (3 * bits)];
        for (int i = 0; i < keys.length; i++) {
            long a = ((long) i & 31) << 56;
            long b = ((long) (i >> 5) & 31) << 56;
            long c = ((long) (i >> 10) & 31) << 57;
            keys[i] = Hashing.key(a, b, c);
        }
        assertThat(distinct(keys)).isEqualTo(keys.length);
    }

    @Test
    void boardsWithOneBitEachHaveDifferentKeys() {
        long[] keys = new long[60 * 60 * 60];
        int n = 0;
        for (int i = 0; i < 60; i++) {
            for (int j = 0; j < 60; j++) {
                for (int k = 0; k < 60; k++) {
                    keys[n++] = Hashing.key(1L << i, 1L << j, 1L << k);
                }
            }
        }
        assertThat(distinct(keys)).isEqualTo(keys.length);
    }

    @Test
    void everyBitOfABoardChangesAboutHalfOfTheKey() {
        SplittableRandom random = new SplittableRandom(2);
        for (int bit = 0; bit < Long.SIZE; bit++) {
            int changed = 0;
            for (int i = 0; i < 1000; i++) {
                long a = random.nextLong();
                long b = random.nextLong();
                changed += Long.bitCount(Hashing.key(a, b, 0) ^ Hashing.key(a ^ (1L << bit), b, 0));
            }
            assertThat(changed / 1000.0).isBetween(31.0, 33.0);
        }
    }

    private static int distinct(long[] keys) {
        return (int) Arrays.stream(keys).distinct().count();
    }
}
