package damier.app.analysis;

import damier.app.console.TextTable;
import damier.core.Evaluator.Feature;
import damier.players.PlayerEvaluation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's evaluation as {@code explain} prints it.
 *
 * @param side the side that the evaluation is for
 */
record EvaluationText(String side, boolean toMove, List<Feature> features, double evaluation) {
    private static final int DIGITS = 4;

    static EvaluationText of(PlayerEvaluation seen) {
        return new EvaluationText(
                seen.side().title(), seen.toMove(), seen.features(), seen.evaluation());
    }

    /** A line for each feature; the last is the evaluation. */
    List<String> lines() {
        var table = new TextTable("lrrr");
        table.add("name", "value", "weight", "contribution");
        for (Feature feature : features) {
            table.add(
                    feature.name().replace(' ', '-'),
                    text(feature.value()),
                    text(feature.weight()),
                    text(feature.contribution()));
        }
        List<String> lines = new ArrayList<>(table.lines());
        lines.add("evaluation " + text(evaluation));
        return lines;
    }

    private static String text(double number) {
        if (!Double.isFinite(number)) {
            return ScoreFormat.value(number);
        }
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(DIGITS, RoundingMode.HALF_EVEN);
        return rounded.stripTrailingZeros().toPlainString();
    }
}
