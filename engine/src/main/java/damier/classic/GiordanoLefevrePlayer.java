package damier.classic;

import damier.classic.PlayerOption.Kind;
import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.GiordanoLefevre;
import damier.classic.evaluation.GiordanoLefevre.Compactness;
import damier.classic.search.PlainAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import java.util.List;

/** Alpha-beta with iterative deepening; White maximises, Black minimises. */
final class GiordanoLefevrePlayer {
    private static final List<PlayerOption> OPTIONS =
            List.of(
                    CommonOptions.time("1s"),
                    CommonOptions.maxDepth("64"),
                    PlayerOption.switchedOn(
                            "extension", "a node with a single legal move does not cost depth"),
                    PlayerOption.switchedOn("men", "men; a side without any piece has lost"),
                    PlayerOption.weight("men", "10"),
                    PlayerOption.switchedOn("kings", "kings"),
                    PlayerOption.weight("kings", "30"),
                    PlayerOption.choice(
                            "compactness",
                            "fewer empty squares next to each piece; raw: next to all together",
                            PlayerOption.ON,
                            PlayerOption.OFF,
                            "raw"),
                    PlayerOption.weight("compactness", "2"),
                    PlayerOption.switchedOn("tempi", "rows that the pieces have advanced"),
                    PlayerOption.weight("tempi", "1"),
                    PlayerOption.switchedOn("centre", "nearness to the middle column"),
                    PlayerOption.weight("centre", "2"),
                    PlayerOption.of(
                            "centre.factor", Kind.NUMBER, "5", "what centre is multiplied by"));

    private GiordanoLefevrePlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "international.giordano-lefevre",
                        "international",
                        "Iterative deepening alpha-beta with five features, after Giordano and"
                                + " Lefevre",
                        OPTIONS),
                GiordanoLefevrePlayer::create);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        Evaluation<DraughtsPosition> evaluation =
                new GiordanoLefevre(
                        options.weights(),
                        options.word("compactness").equals("raw")
                                ? Compactness.RAW
                                : Compactness.PER_PIECE,
                        options.number("centre.factor"));
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                DepthPlan.iterative(1, options.count("depth"), options.nanos("time")),
                PlainAlphaBeta::new,
                (game, rules) ->
                        TreeShape.plain(rules, evaluation, Side.WHITE)
                                .withFreeSingleMoves(options.isOn("extension")));
    }
}
