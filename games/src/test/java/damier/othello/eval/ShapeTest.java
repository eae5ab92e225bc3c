package damier.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;

import damier.othello.OthelloSquares;
import damier.othello.Symmetries;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;

class ShapeTest {
    @ParameterizedTest
    @CsvSource({
        "CORNER, a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "ANGLE, a1 b1 c1 d1 e1 b2 a2 a3 a4 a5",
        "EDGE, a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        "BLOCK, a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
        "ROW_2, a2 b2 c2 d2 e2 f2 g2 h2",
        "ROW_4, a4 b4 c4 d4 e4 f4 g4 h4",
        "DIAGONAL_8, a1 b2 c3 d4 e5 f6 g7 h8",
        "DIAGONAL_7, b1 c2 d3 e4 f5 g6 h7",
        "DIAGONAL_4, e1 f2 g3 h4"
    })
    void shapesHaveTheirSquares(Shape shape, String squares) {
        String[] names = squares.split(" ", -1);
        long board = 0;
        for (int digit = 0; digit < names.length; digit++) {
            long bit =
                    OthelloSquares.bit(
                            OthelloSquares.named(names[digit].charAt(0), names[digit].charAt(1)));
            board |= bit;
            assertThat(shape.bits(bit)).isEqualTo(1 << digit);
        }
        assertThat(shape.squares()).isEqualTo(names.length);
        assertThat(shape.bits(~board)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void placementsDiffer(Shape shape) {
        Set<Set<Integer>> placements = new HashSet<>();
        for (int turn = 0; turn < shape.placements(); turn++) {
            Set<Integer> squares = new HashSet<>();
            for (int square = 0; square < OthelloSquares.COUNT; square++) {
                long board = OthelloSquares.bit(square);
                for (int i = 0; i < turn; i++) {
                    board = Symmetries.rotated(board);
                }
                if (shape.bits(board) != 0) {
                    squares.add(square);
                }
            }
            assertThat(squares).hasSize(shape.squares());
            placements.add(squares);
        }
        assertThat(placements).hasSize(shape.placements());
    }

    @Test
    void symmetricPositionsHaveTheSameCanonicalPatterns() {
        int[] canonical = OthelloPatterns.canonical();
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            long own = random.nextLong();
            long opponent = random.nextLong() & ~own;
            int[] expected = patterns(own, opponent, canonical);
            for (int symmetry = 1; symmetry < Symmetries.COUNT; symmetry++) {
                assertThat(
                                patterns(
                                        transformed(own, symmetry),
                                        transformed(opponent, symmetry),
                                        canonical))
                        .isEqualTo(expected);
            }
        }
    }

    private static long transformed(long discs, int symmetry) {
        long transformed = 0;
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            if ((discs & OthelloSquares.bit(square)) != 0) {
                transformed |= OthelloSquares.bit(Symmetries.square(square, symmetry));
            }
        }
        return transformed;
    }

    private static int[] patterns(long own, long opponent, int[] canonical) {
        int[] patterns = new int[46];
        int[] size = {0};
        OthelloPatterns.forEach(
                own, opponent, (_, pattern) -> patterns[size[0]++] = canonical[pattern]);
        assertThat(size[0]).isEqualTo(46);
        Arrays.sort(patterns);
        return patterns;
    }
}
