package damier.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.core.MoveList;
import damier.core.Terms;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.Random;

class LearnableOthelloTest {
    @Test
    void termsTimesWeightsAreTheEvaluationOfLearnedWeights() {
        LearnableOthello blank = new LearnableOthello();
        Random random = new Random(1);
        int count = blank.weights() * blank.stages();
        double[] values =
                random.ints(count, -2_000, 20)
                        .mapToDouble(value -> Math.max(value, -20) % 20)
                        .toArray();
        byte[] file = blank.file(values, Optional.empty(), "by chance");
        OthelloEvaluator learned = new OthelloEvaluator("learned", file);
        LearnableOthello learnable = new LearnableOthello("learned", file);
        for (int i = 0; i < count; i++) {
            values[i] = learnable.value(i / blank.stages(), i % blank.stages());
        }
        Terms terms = new Terms();
        OthelloRules rules = new OthelloRules();
        MoveList moves = new MoveList();
        for (int game = 0; game < 20; game++) {
            OthelloPosition at = rules.newPosition();
            rules.generate(at, moves);
            while (!moves.isEmpty()) {
                learnable.terms(at, terms);
                assertThat((double) learned.evaluate(at))
                        .isCloseTo(terms.sum(values, blank.stages()), within(3.0));
                OthelloPosition next = rules.newPosition();
                rules.play(at, moves.get(random.nextInt(moves.size())), next);
                at = next;
                rules.generate(at, moves);
            }
        }
    }
}
