package damier.classic;

import static java.lang.Double.POSITIVE_INFINITY;

import damier.classic.PlayerOption.Kind;
import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.GiordanoLefevre;
import damier.classic.evaluation.GiordanoLefevre.Compactness;
import damier.classic.evaluation.GiordanoLefevre.Pieces;
import damier.classic.search.PlainAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import java.util.List;
import java.util.Map;

/** Alpha-beta with iterative deepening; White maximises, Black minimises. */
final class GiordanoLefevrePlayer {
    private static final List<PlayerOption> OPTIONS =
            List.of(
                    CommonOptions.timeOfOurs("1s"),
                    CommonOptions.maxDepth("64"),
                    CommonOptions.weights(),
                    PlayerOption.switchedOn(
                            "extension", "a node with a single legal move does not cost depth"),
                    PlayerOption.of(
                            "threshold",
                            Kind.NUMBER_OR_OFF,
                            "off",
                            "deepening ends once the value of the move is above this"),
                    PlayerOption.switchedOn("men", "men; a side without any piece has lost"),
                    PlayerOption.choice("pieces", "what the feature men counts", "men", "all"),
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
                            "centre.factor", Kind.NUMBER, "5", "what centre is multiplied by"),
                    PlayerOption.switchedOff("mobility", "legal moves; the weight is ours"),
                    PlayerOption.weight("mobility", "1"),
                    PlayerOption.switchedOff("captures", "legal captures; the weight is ours"),
                    PlayerOption.weight("captures", "1"));

    /** Fitted to 600 games: +195 ± 38 Elo in 300 games at depth 3. */
    private static final Map<String, String> LEARNED =
            Map.of(
                    "men.weight", "9.97",
                    "kings.weight", "31.2",
                    "compactness.weight", "3.06",
                    "tempi.weight", "1.04",
                    "centre.weight", "0.267");

    private GiordanoLefevrePlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "international.giordano-lefevre",
                        "international",
                        "Iterative deepening alpha-beta with five features, after Giordano and"
                                + " Lefevre",
                        OPTIONS),
                GiordanoLefevrePlayer::create,
                LEARNED);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                game ->
                        DepthPlan.iterative(1, options.count("depth"), options.nanos("time"))
                                .satisfiedAbove(options.number("threshold", POSITIVE_INFINITY)),
                PlainAlphaBeta::new,
                (game, rules) ->
                        TreeShape.plain(rules, evaluation(rules, options), Side.WHITE)
                                .withFreeSingleMoves(options.isOn("extension")));
    }

    private static Evaluation<DraughtsPosition> evaluation(
            Rules<DraughtsPosition> rules, Options options) {
        return new GiordanoLefevre(
                rules,
                options.weights(),
                options.word("pieces").equals("all") ? Pieces.ALL : Pieces.MEN,
                options.word("compactness").equals("raw") ? Compactness.RAW : Compactness.PER_PIECE,
                options.number("centre.factor"));
    }
}
