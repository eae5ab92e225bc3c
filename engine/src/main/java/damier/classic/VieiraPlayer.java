package damier.classic;

import damier.classic.PlayerOption.Kind;
import damier.classic.evaluation.SquareBonuses;
import damier.classic.evaluation.Vieira;
import damier.classic.evaluation.Vieira.Comparison;
import damier.classic.search.Hardness;
import damier.classic.search.MoveOrder;
import damier.classic.search.MoveYielding;
import damier.classic.search.StaticOrder;
import damier.classic.search.TreeShape;
import damier.core.Game;
import damier.othello.OthelloPosition;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Alpha-beta to a fixed depth with a choice of move orders; the player maximises. The round at the
 * root determines the weights and the move order of the whole tree.
 */
final class VieiraPlayer {
    private static final List<String> FEATURES = List.of("moves", "discs", "bonus");
    private static final int DISCS_AT_THE_START = 4;

    private static final List<PlayerOption> OPTIONS =
            List.of(
                    CommonOptions.fixedDepth("4"),
                    CommonOptions.algorithm(),
                    CommonOptions.weights(),
                    PlayerOption.choice(
                            "ordering",
                            "moves as they come, by square bonus, or by probabilistic yielding",
                            "yielding",
                            "static",
                            "none"),
                    PlayerOption.of(
                            "threshold",
                            Kind.NUMBER,
                            "0.3",
                            "yielding keeps a move back if a better one is more probable"),
                    PlayerOption.choice(
                            "F",
                            "how hard squares are to get: k times the round, k alone, or a curve"
                                    + " fitted to games",
                            "linear",
                            "constant",
                            "fitted"),
                    PlayerOption.of(
                            "k",
                            Kind.NUMBER,
                            "0.7",
                            "the factor of a linear F, and all of a constant one"),
                    PlayerOption.choice(
                            "evaluation",
                            "the player's own features, or their share of both sides'",
                            "absolute",
                            "relative"),
                    PlayerOption.choice(
                            "relative",
                            "shifted: relative, with bonus sums raised above zero",
                            "raw",
                            "shifted"),
                    PlayerOption.switchedOn("moves", "legal moves"),
                    PlayerOption.switchedOn("discs", "discs"),
                    PlayerOption.switchedOn("bonus", "the bonuses of the owned squares"),
                    PlayerOption.of(
                            "middle", Kind.COUNT, "30", "the round where that stage begins"),
                    PlayerOption.of("late", Kind.COUNT, "40", "the round where that stage begins"),
                    weights("early", "50/-10/5"),
                    weights("middle", "10/10/5"),
                    weights("late", "5/30/3"),
                    PlayerOption.of(
                            "squares",
                            Kind.NUMBERS,
                            "99/-8/8/6/-8/-24/-4/-3/8/-4/7/4/6/-3/4/0",
                            "the bonuses of a1 to d1, a2 to d2, a3 to d3, a4 to d4"));

    /** Fitted to 600 games: +91 ± 42 Elo in 300 games at depth 2. */
    private static final Map<String, String> LEARNED =
            Map.of(
                    "early.weights", "27.4/-8.07/4.56",
                    "middle.weights", "14.4/5.83/4.7",
                    "late.weights", "35.2/30.4/3");

    private VieiraPlayer() {}

    /** A weight for each feature and stage, for {@code tune} to set. */
    private static List<PlayerOption> singleWeights() {
        return Stream.of("early", "middle", "late")
                .flatMap(
                        stage ->
                                FEATURES.stream()
                                        .map(
                                                feature ->
                                                        PlayerOption.of(
                                                                PlayerOption.weightOf(
                                                                        stage + "." + feature),
                                                                Kind.NUMBER_OR_OFF,
                                                                PlayerOption.OFF,
                                                                "replaces that of %s.weights"
                                                                        .formatted(stage))))
                .toList();
    }

    private static PlayerOption weights(String stage, String defaultValue) {
        return PlayerOption.of(
                stage + ".weights",
                Kind.NUMBERS,
                defaultValue,
                "weights of moves, discs and bonus at that stage");
    }

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "othello.vieira",
                        "othello",
                        "Alpha-beta or minimax to a fixed depth with probabilistic move yielding,"
                                + " after Vieira Manzanera",
                        Stream.concat(OPTIONS.stream(), singleWeights().stream()).toList()),
                VieiraPlayer::create,
                LEARNED);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        SquareBonuses bonuses = new SquareBonuses(options.numbers("squares"));
        Comparison comparison = comparison(options);
        return new SearchingPlayer<>(
                OthelloPosition.class,
                description,
                options,
                game -> DepthPlan.fixed(options.count("depth")),
                CommonOptions.chosenAlgorithm(options),
                (game, rules) -> {
                    int round = round(game);
                    String stage = stage(options, round);
                    Vieira evaluation =
                            new Vieira(stage, comparison, stageWeights(options, stage), bonuses);
                    TreeShape<OthelloPosition> plain =
                            TreeShape.plain(rules, evaluation, game.side())
                                    .withBranchesEnding(VieiraPlayer::hasNoMove);
                    return switch (options.word("ordering")) {
                        case "static" -> plain.withOrder(new StaticOrder(bonuses));
                        case "yielding" -> plain.withOrder(yielding(options, bonuses, round));
                        default -> plain;
                    };
                });
    }

    private static Comparison comparison(Options options) {
        if (options.word("relative").equals("shifted")) {
            return Comparison.RELATIVE_SHIFTED;
        }
        return options.word("evaluation").equals("relative")
                ? Comparison.RELATIVE
                : Comparison.ABSOLUTE;
    }

    /**
     * The number of the move, from 1; in a game from a set-up position, the number of discs
     * determines it.
     */
    private static int round(Game game) {
        int discs = Long.bitCount(~((OthelloPosition) game.start()).empties());
        return Math.max(0, discs - DISCS_AT_THE_START) + game.ply() + 1;
    }

    private static boolean hasNoMove(OthelloPosition at) {
        return at.moves() == 0;
    }

    private static String stage(Options options, int round) {
        return round < options.count("middle")
                ? "early"
                : round < options.count("late") ? "middle" : "late";
    }

    private static Map<String, Double> stageWeights(Options options, String stage) {
        List<Double> weights = options.numbers(stage + ".weights");
        Map<String, Double> byName = new HashMap<>();
        for (int i = 0; i < FEATURES.size(); i++) {
            String feature = FEATURES.get(i);
            if (options.isOn(feature)) {
                String option = PlayerOption.weightOf(stage + "." + feature);
                byName.put(feature, options.number(option, weights.get(i)));
            }
        }
        return byName;
    }

    private static MoveOrder<OthelloPosition> yielding(
            Options options, SquareBonuses bonuses, int round) {
        double hardness =
                Hardness.valueOf(options.word("F").toUpperCase(Locale.ROOT))
                        .at(round, options.number("k"));
        return new MoveYielding(bonuses, options.number("threshold"), hardness);
    }
}
