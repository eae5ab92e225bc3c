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

/** Alpha-beta with iterative deepening, for features defined by the caller. */
public final class FeaturePlayer {
    private static final List<PlayerOption> SEARCH_OPTIONS =
            List.of(
                    CommonOptions.time("1s"),
                    CommonOptions.maxDepth("64"),
                    CommonOptions.algorithm(),
                    PlayerOption.switchedOn("quiescence", "continues while a capture is due"));

    private FeaturePlayer() {}

    /** Names that no feature may have because they are names of options. */
    public static List<String> reservedNames() {
        return SEARCH_OPTIONS.stream().map(PlayerOption::name).toList();
    }

    /**
     * Makes a player. Each feature has an option that switches it on or off, and an option for its
     * weight.
     *
     * @param weights by name, in the order in which they are shown
     * @param given options of the search and of the features
     * @param evaluation makes the evaluation from the weights of the features that are switched on
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
        Evaluation<Position> weighted = evaluation.apply(options.weights());
        return new SearchingPlayer<>(
                Position.class,
                new PlayerDescription(id, game, "Alpha-beta with features of its own", known),
                options,
                at -> DepthPlan.iterative(1, options.count("depth"), options.nanos("time")),
                CommonOptions.chosenAlgorithm(options),
                (at, rules) ->
                        TreeShape.plain(rules, weighted, at.side())
                                .withQuiescence(options.isOn("quiescence")));
    }

    /** The time for one move under these limits; a clock is shared among the moves that remain. */
    public static long nanos(Limits limits) {
        return DepthPlan.time(limits);
    }
}
