package damier.players;

import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Side;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A player's static evaluation of a position.
 *
 * @param side the side whose point of view it is
 */
public record PlayerEvaluation(
        Side side, boolean toMove, List<Feature> features, double evaluation) {
    private static final double HUNDREDTHS = 100;

    /**
     * The evaluation for the side to move. If the player does not compare both sides itself, the
     * opponent's evaluation comes first.
     */
    public static List<PlayerEvaluation> of(PlayerInspector inspector, Game game) {
        PlayerEvaluation own = of(inspector, game, game.side());
        PlayerEvaluation other = of(inspector, game, game.side().opponent());
        return own.isOppositeOf(other) ? List.of(own) : List.of(other, own);
    }

    private static PlayerEvaluation of(PlayerInspector inspector, Game game, Side side) {
        double unit = inspector.hasOwnUnit() ? 1 : HUNDREDTHS;
        List<Feature> features =
                inspector.features(game, side).stream().map(feature -> in(unit, feature)).toList();
        return new PlayerEvaluation(
                side, side == game.side(), features, inspector.evaluation(game, side) / unit);
    }

    private static Feature in(double unit, Feature feature) {
        return new Feature(
                feature.name(),
                feature.value(),
                feature.weight() / unit,
                feature.contribution() / unit);
    }

    private boolean isOppositeOf(PlayerEvaluation other) {
        return features.size() == other.features.size()
                && IntStream.range(0, features.size())
                        .allMatch(
                                i ->
                                        features.get(i).contribution()
                                                == 0 - other.features.get(i).contribution());
    }
}
