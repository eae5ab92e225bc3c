package damier.classic;

import damier.classic.evaluation.Evaluation;
import damier.classic.search.TreeShape;
import damier.core.Limits;
import damier.core.Position;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Alpha-beta with iterative deepening, for features that come from elsewhere. */
public final class FeaturePlayer {
    private static final List<PlayerOption> SEARCH_OPTIONS =
            List.of(
                    CommonOptions.time("1s"),
                    CommonOptions.maxDepth("64"),
                    CommonOptions.algorithm(),
                    PlayerOption.switchedOn("quiescence", "goes on while a capture is due"));

    private FeaturePlayer() {}

    /** Names that no feature can have, because they are options already. */
    public static List<String> reservedNames() {
        return SEARCH_OPTIONS.stream().map(PlayerOption::name).toList();
    }

    /**
     * Makes a player. Each feature is an option that switches it, and its weight another.
     *
     * @param weights by name, in the order in which they are shown
     * @param given options of the search and of the features
     * @param evaluation made of the weights of those features that are not switched off
     * @throws IllegalArgumentException in one line that names the option at fault
     */
    public static ClassicPlayer create(
            String id,
            String game,
            Map<String, Double> weights,
            Map<String, String> given,
            Function<Map<String, Double>, Evaluation<Position>> evaluation) {
        List<PlayerOption> known = new ArrayList<>(SEARCH_OPTIONS);
        weights.forEach(
                (name, weight) -> {
                    known.add(PlayerOption.switchedOn(name, name));
                    String text = BigDecimal.valueOf(weight).toPlainString();
                    known.add(PlayerOption.weight(name, text));
                });
        Options options = new Options(id, known, given);
        Evaluation<Position> weighted =
                evaluation.apply(options.weights(List.copyOf(weights.keySet())));
        return new SearchingPlayer<>(
                Position.class,
                new PlayerDescription(id, game, "Alpha-beta with features of its own", known),
                options,
                DepthPlan.iterative(1, options.count("depth"), options.nanos("time")),
                CommonOptions.chosenAlgorithm(options),
                (at, rules) ->
                        TreeShape.plain(rules, weighted, at.side())
                                .withQuiescence(options.isOn("quiescence")));
    }

    /** How long a move may take under these limits, where a clock has to last for others too. */
    public static long nanos(Limits limits) {
        return DepthPlan.time(limits);
    }
}
