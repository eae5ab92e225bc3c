package damier.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import damier.testkit.Mutator;
import damier.testkit.PlainLayer;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;

class WeightFileTest {
    private static final int PATTERNS = 1_000;
    private static final WeightFile.Layout LAYOUT =
            new WeightFile.Layout(List.of("man", "king"), 2, PATTERNS, PATTERNS);

    private static WeightFile parse(byte[] content) {
        return WeightFile.parse("x", content, LAYOUT);
    }

    private static byte[] withPatterns() {
        short[][] stages = new short[2][PATTERNS];
        Random random = new Random(1);
        for (short[] stage : stages) {
            for (int i = 0; i < stage.length; i++) {
                stage[i] = (short) random.nextInt();
            }
        }
        double[][] named = {{100, -1}, {290, 300.5}};
        PatternWeights net =
                PatternNet.file(PlainLayer.random(PATTERNS, LAYOUT.stages(), random), 10);
        return new WeightFile(named, new PatternWeights(stages), net).bytes(LAYOUT, "two\nlines");
    }

    @Test
    void rowsComeInTheOrderOfTheNames() {
        String text =
                """
                # two phases
                king 290 300.5
                man  100 -1    # a comment
                """;
        WeightFile file = parse(text.getBytes(UTF_8));
        assertThat(file.named()).isDeepEqualTo(new double[][] {{100, -1}, {290, 300.5}});
        assertThat(file.patterns()).isNull();
    }

    @Test
    void writtenPatternsAreReadBack() {
        byte[] content = withPatterns();
        WeightFile file = parse(content);
        assertThat(file.bytes(LAYOUT, "two\nlines")).isEqualTo(content);
        assertThat(new String(content, ISO_8859_1)).startsWith("# two\n# lines\nman  ");
        Random random = new Random(1);
        assertThat(Objects.requireNonNull(file.patterns()).weight(0, 0))
                .isEqualTo((short) random.nextInt());
    }

    @ParameterizedTest
    @CsvSource({
        "'man 1 2', 'x:1: no line for feature king'",
        "'man 1 2|queen 1 2', 'x:2: unknown feature queen'",
        "'man 1 2|#|man 1 2', 'x:3: feature man comes twice'",
        "'man 1', 'x:1: man has 1 weights, not 2'",
        "'man 1 two', 'x:1: two is not a number'",
        "'man 1 NaN', 'x:1: NaN is not a number'",
        "'patterns', 'x:1: malformed line: patterns'",
        "'patterns 2 1000 2 00000000', 'x:1: patterns in form 2, not 1'",
        "'patterns 1 999 2 00000000', 'x:1: patterns: 999 rows of 2 numbers, not 1000 of 2'",
        "'patterns 1 1000 2 00000000', 'x:1: damaged patterns'",
        "'net 1 1004 16 00000000', 'x:1: malformed line: net 1 1004 16 00000000'",
        "'net 2 1004 16 00000000 9', 'x:1: net in form 2, not 1'",
        "'net 1 1000 16 00000000 9', 'x:1: net: 1000 rows of 16 numbers, not 1004 of 16'",
        "'net 1 1004 16 00000000 9', 'x:1: damaged net'"
    })
    void faultsNameFileAndLine(String lines, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parse(lines.replace('|', '\n').getBytes(UTF_8)))
                .withMessage(message);
    }

    @Test
    void damagedPatternsAreRefused() {
        byte[] content = withPatterns();
        Random random = new Random(2);
        int begin = new String(content, ISO_8859_1).indexOf("\npatterns");
        for (int i = 0; i < 100; i++) {
            int cut = begin + 40 + random.nextInt(content.length - begin - 40);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> parse(Arrays.copyOf(content, cut)))
                    .withMessage("x:7: damaged patterns");
        }
    }

    @Test
    void damagedHiddenLayersAreRefused() {
        byte[] content = withPatterns();
        Random random = new Random(4);
        int begin = new String(content, ISO_8859_1).indexOf("\nnet");
        for (int i = 0; i < 100; i++) {
            byte[] damaged = content.clone();
            damaged[begin + 100 + random.nextInt(10_000)] ^= (byte) (1 << random.nextInt(8));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> parse(damaged))
                    .withMessage("x:5: damaged net");
        }
    }

    @Test
    void everyFaultIsReportedInOneLine() {
        byte[] content = withPatterns();
        Mutator mutator = new Mutator("01 a\n\u0000", new Random(3));
        for (int i = 0; i < Share.of(20_000); i++) {
            byte[] damaged = mutator.mutate(new String(content, ISO_8859_1)).getBytes(ISO_8859_1);
            try {
                assertThat(parse(damaged).named()).hasDimensions(2, 2);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).startsWith("x:").doesNotContain("\n");
            }
        }
    }

    @Test
    void missingFileIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WeightFile.resource(WeightFile.class, "x.weights"))
                .withMessage("x.weights: no such file of weights");
    }
}
