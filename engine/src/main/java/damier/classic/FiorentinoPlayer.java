package damier.classic;

import static java.lang.Long.bitCount;

import damier.classic.PlayerOption.Kind;
import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.Fiorentino;
import damier.classic.evaluation.Fiorentino.KingProgress;
import damier.classic.evaluation.PerPiece;
import damier.classic.evaluation.PieceCount;
import damier.classic.search.PlainAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Game;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import java.util.List;

/**
 * Alpha-beta that deepens from depth 4 on. Its time interrupts every iteration but the first. White
 * maximises, Black minimises.
 */
final class FiorentinoPlayer {
    private static final int PIECES_AT_THE_START = 24;

    private static final List<PlayerOption> OPTIONS =
            List.of(
                    PlayerOption.of(
                            "time",
                            Kind.TIME,
                            "3s",
                            "time for a move; the first depth is always completed"),
                    PlayerOption.of("start", Kind.COUNT, "4", "the first depth"),
                    CommonOptions.maxDepth("64"),
                    PlayerOption.choice(
                            "evaluation",
                            "its eight features, or the pieces alone, as at first",
                            "features",
                            "pieces"),
                    PlayerOption.switchedOn("men", "men"),
                    PlayerOption.weight("men", "2"),
                    PlayerOption.switchedOn("kings", "kings"),
                    PlayerOption.weight("kings", "3"),
                    PlayerOption.switchedOn("centre", "pieces on files c to f, ranks 3 to 6"),
                    PlayerOption.weight("centre", "0.2"),
                    PlayerOption.switchedOn("arrows", "pieces with two of their own behind them"),
                    PlayerOption.weight("arrows", "0.5"),
                    PlayerOption.switchedOn("progress", "rows from the back row"),
                    PlayerOption.choice(
                            "king-progress",
                            "progress of a king: its rows too, or 7 as in the author's program",
                            "distance",
                            "7"),
                    PlayerOption.weight("progress", "0.2"),
                    PlayerOption.switchedOn("back", "men on their back row"),
                    PlayerOption.weight("back", "1"),
                    PlayerOption.switchedOn(
                            "threats", "pieces captured by all jump sequences, were it the turn"),
                    PlayerOption.weight("threats", "1.3"),
                    PlayerOption.switchedOn("mobility", "moves without a jump, were it the turn"),
                    PlayerOption.weight("mobility", "0.2"),
                    PlayerOption.choice(
                            "combine",
                            "the sum of the features, or that sum divided by the share of the"
                                    + " pieces that are left",
                            "sum",
                            "per-piece"),
                    PlayerOption.switchedOff("quiescence", "continues while a capture is due"),
                    PlayerOption.switchedOff("endgame", "searches deeper once few pieces are left"),
                    PlayerOption.of(
                            "endgame.pieces", Kind.COUNT, "8", "the most pieces of an endgame"),
                    PlayerOption.of(
                            "endgame.plies",
                            Kind.COUNT,
                            "4",
                            "plies added to the first and the deepest depth in an endgame"),
                    PlayerOption.of(
                            "endgame.time", Kind.TIME, "6s", "time for a move in an endgame"));

    private FiorentinoPlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "italian.fiorentino",
                        "italian",
                        List.of("italian-basic"),
                        "Iterative deepening alpha-beta from depth 4 with eight features, after"
                                + " Fiorentino",
                        OPTIONS),
                FiorentinoPlayer::create);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        Evaluation<DraughtsPosition> evaluation = evaluation(options);
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                game -> plan(game, options),
                PlainAlphaBeta::new,
                (game, rules) ->
                        TreeShape.plain(rules, evaluation, Side.WHITE)
                                .withQuiescence(options.isOn("quiescence")));
    }

    private static Evaluation<DraughtsPosition> evaluation(Options options) {
        if (options.word("evaluation").equals("pieces")) {
            return new PieceCount();
        }
        KingProgress kings =
                options.word("king-progress").equals("7")
                        ? KingProgress.SEVEN
                        : KingProgress.DISTANCE;
        Fiorentino sum = new Fiorentino(options.weights(), kings);
        return options.word("combine").equals("sum") ? sum : new PerPiece(sum, PIECES_AT_THE_START);
    }

    private static DepthPlan plan(Game game, Options options) {
        boolean deeper = options.isOn("endgame") && isEndgame(game, options);
        int more = deeper ? options.count("endgame.plies") : 0;
        return DepthPlan.iterative(
                        options.count("start") + more,
                        options.count("depth") + more,
                        options.nanos(deeper ? "endgame.time" : "time"))
                .finishingFirst();
    }

    private static boolean isEndgame(Game game, Options options) {
        DraughtsPosition at = (DraughtsPosition) game.position();
        return bitCount(at.own() | at.opponent()) <= options.count("endgame.pieces");
    }
}
