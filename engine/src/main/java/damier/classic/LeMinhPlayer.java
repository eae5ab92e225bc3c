package damier.classic;

import damier.classic.evaluation.LeMinh;
import damier.classic.search.TreeShape;
import damier.draughts.DraughtsPosition;

import java.util.List;

/** Alpha-beta to a fixed depth, extended while a capture is pending; the player maximises. */
final class LeMinhPlayer {
    private LeMinhPlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "international.le-minh",
                        "international",
                        "Alpha-beta or minimax to a fixed depth with quiescence, after Le Minh",
                        List.of(
                                CommonOptions.fixedDepth(
                                        "6",
                                        "search depth in plies; the document names none, its"
                                                + " program has 2"),
                                CommonOptions.algorithm(),
                                PlayerOption.switchedOn(
                                        "quiescence", "continues while a capture is due"),
                                PlayerOption.switchedOn("men", "men"),
                                PlayerOption.weight("men", "10"),
                                PlayerOption.switchedOn("kings", "kings"),
                                PlayerOption.weight("kings", "30"),
                                PlayerOption.switchedOff(
                                        "compactness",
                                        "fewer empty squares next to the pieces; in the program,"
                                                + " not in the document"),
                                PlayerOption.weight("compactness", "1"),
                                PlayerOption.switchedOff(
                                        "mobility",
                                        "legal moves; in the program, not in the document"),
                                PlayerOption.weight("mobility", "5"))),
                LeMinhPlayer::create);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                game -> DepthPlan.fixed(options.count("depth")),
                CommonOptions.chosenAlgorithm(options),
                (game, rules) -> {
                    return TreeShape.plain(rules, new LeMinh(rules, options.weights()), game.side())
                            .withQuiescence(options.isOn("quiescence"));
                });
    }
}
