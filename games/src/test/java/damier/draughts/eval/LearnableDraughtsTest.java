package damier.draughts.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.core.HiddenLayer;
import damier.core.Learnable;
import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Terms;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.testkit.PlainLayer;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Optional;
import java.util.Random;

class LearnableDraughtsTest {
    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void termsTimesWeightsAreTheEvaluationOfLearnedWeights(Variant variant) {
        Learnable<DraughtsPosition> blank = LearnableDraughts.of(variant);
        Random random = new Random(1);
        double[] values =
                random.ints((long) blank.weights() * blank.stages(), -2_000, 20)
                        .mapToDouble(value -> Math.max(value, -20) % 20)
                        .toArray();
        int vectors = blank.weights() - blank.firstVector();
        HiddenLayer layer = PlainLayer.random(vectors, blank.stages(), random);
        byte[] file = blank.file(values, Optional.of(layer), "by chance");
        DraughtsEvaluator learned = DraughtsEvaluator.of(variant, "learned", file);
        Learnable<DraughtsPosition> learnable = LearnableDraughts.of(variant, "learned", file);
        HiddenLayer read = learnable.hiddenLayer().orElseThrow();
        Terms terms = new Terms();
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        MoveList moves = new MoveList();
        DraughtsPosition at = rules.newPosition();
        rules.generate(at, moves);
        for (int i = 0; i < 2_000; i++) {
            learnable.terms(at, terms);
            // The progress of endings of kings alone is not learned.
            if ((at.own() | at.opponent()) != at.kings()) {
                assertThat((double) learned.evaluate(at))
                        .isCloseTo(sum(learnable, read, terms), within(2.5));
            }
            DraughtsPosition next = rules.newPosition();
            if (!moves.isEmpty()) {
                rules.play(at, moves.get(random.nextInt(moves.size())), next);
            }
            at = next;
            rules.generate(at, moves);
        }
    }

    private static double sum(Learnable<?> learnable, HiddenLayer layer, Terms terms) {
        double sum = PlainLayer.output(layer, terms, learnable.firstVector());
        for (int i = 0; i < terms.size(); i++) {
            int weight = terms.weight(i);
            sum +=
                    terms.value(i)
                            * (learnable.value(weight, 0) * (1 - terms.late())
                                    + learnable.value(weight, 1) * terms.late());
        }
        return sum * (sum > 0 ? terms.ifAhead() : terms.ifBehind());
    }
}
