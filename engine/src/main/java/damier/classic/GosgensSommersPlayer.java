package damier.classic;

import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.GosgensSommers;
import damier.classic.evaluation.GosgensSommers.Combination;
import damier.classic.evaluation.GosgensSommersV0;
import damier.classic.search.FullWindowAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Alpha-beta with iterative deepening; the player maximises, and depth counts the plies after the
 * root move. The two versions differ only in their evaluations.
 */
final class GosgensSommersPlayer {
    private static final PlayerOption DEPTH =
            CommonOptions.maxDepth("63", "the deepest iteration, in plies after the root move");

    private GosgensSommersPlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "international.gosgens-sommers",
                        "international",
                        "Iterative deepening alpha-beta on the quotient of both sides' pieces,"
                                + " after Gösgens and Sommers",
                        List.of(
                                CommonOptions.timeOfOurs("1s"),
                                DEPTH,
                                PlayerOption.switchedOn("pieces", "men and kings"),
                                PlayerOption.weight("pieces", "100"),
                                PlayerOption.switchedOn("kings", "kings, once more"),
                                PlayerOption.weight("kings", "100"),
                                PlayerOption.switchedOn("edge", "kings on an edge of the board"),
                                PlayerOption.weight("edge", "20"),
                                PlayerOption.switchedOn("back", "men on their back row"),
                                PlayerOption.weight("back", "20"),
                                PlayerOption.switchedOn("advance", "rows that men have advanced"),
                                PlayerOption.weight("advance", "3"),
                                PlayerOption.choice(
                                        "combine",
                                        "the worth of the own pieces divided by that of the"
                                                + " opponent's, or less it",
                                        "quotient",
                                        "difference"),
                                PlayerOption.switchedOff(
                                        "defended",
                                        "pieces with one of their own behind them; the weights"
                                                + " of formations are ours"),
                                PlayerOption.weight("defended", "5"),
                                PlayerOption.switchedOff(
                                        "defending", "pieces with one of their own in front"),
                                PlayerOption.weight("defending", "5"),
                                PlayerOption.switchedOff(
                                        "elbow", "pieces that are both defended and defending"),
                                PlayerOption.weight("elbow", "5"))),
                (description, options) ->
                        create(
                                description,
                                options,
                                rules ->
                                        new GosgensSommers(
                                                rules,
                                                options.weights(),
                                                Combination.valueOf(
                                                        options.word("combine")
                                                                .toUpperCase(Locale.ROOT)))));
    }

    static Definition predecessor() {
        return new Definition(
                new PlayerDescription(
                        "international.gosgens-sommers-v0",
                        "international",
                        "The first version of international.gosgens-sommers: men and kings,"
                                + " counted",
                        List.of(
                                CommonOptions.timeOfOurs("1s"),
                                DEPTH,
                                PlayerOption.switchedOn("men", "men"),
                                PlayerOption.weight("men", "1"),
                                PlayerOption.switchedOn("kings", "kings"),
                                PlayerOption.weight("kings", "2"))),
                (description, options) ->
                        create(
                                description,
                                options,
                                rules -> new GosgensSommersV0(options.weights())));
    }

    private static ClassicPlayer create(
            PlayerDescription description,
            Options options,
            Function<Rules<DraughtsPosition>, Evaluation<DraughtsPosition>> evaluation) {
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                game ->
                        DepthPlan.iterative(1, options.count("depth"), options.nanos("time"))
                                .afterRootMove(),
                FullWindowAlphaBeta::new,
                (game, rules) -> TreeShape.plain(rules, evaluation.apply(rules), game.side()));
    }
}
