package damier.draughts.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.core.Evaluator;
import damier.core.Evaluator.Feature;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.testkit.EvaluatorContract;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

@ParameterizedClass
@MethodSource("variants")
class DraughtsEvaluatorTest extends EvaluatorContract<DraughtsPosition> {
    private static final List<String> OF_THE_TURN = List.of("move", "opposition");

    private final Variant variant;
    private final Rules<DraughtsPosition> rules;
    private final DraughtsEvaluator evaluator;

    DraughtsEvaluatorTest(Variant variant) {
        this.variant = variant;
        rules = Draughts.rules(variant);
        evaluator = DraughtsEvaluator.of(variant);
    }

    static List<Variant> variants() {
        return Variants.all();
    }

    @Override
    protected Rules<DraughtsPosition> rules() {
        return rules;
    }

    @Override
    protected Evaluator<DraughtsPosition> evaluator() {
        return evaluator;
    }

    @Override
    protected DraughtsPosition colourSwapped(DraughtsPosition at) {
        return DraughtsPosition.of(
                variant,
                at.side().opponent(),
                turned(at.pieces(Side.BLACK)),
                turned(at.pieces(Side.WHITE)),
                turned(at.kings()));
    }

    private long turned(long pieces) {
        BoardGeometry board = variant.board();
        long turned = 0;
        for (int square = 0; square < board.squareCount(); square++) {
            if ((pieces & board.bitboard(square)) != 0) {
                turned |= board.bitboard(board.squareCount() - 1 - square);
            }
        }
        return turned;
    }

    @Override
    protected int bound() {
        return 20_000;
    }

    @Test
    void startIsWorthNoMoreThanWhoseTurnItIs() {
        double move =
                evaluator.features(rules.newPosition()).stream()
                        .filter(feature -> OF_THE_TURN.contains(feature.name()))
                        .mapToDouble(Feature::contribution)
                        .sum();
        double ofSideToMove = rules.newPosition().side() == Side.WHITE ? move : -move;
        assertThat((double) evaluator.evaluate(rules.newPosition()))
                .isCloseTo(ofSideToMove, within(2.0));
    }
}
