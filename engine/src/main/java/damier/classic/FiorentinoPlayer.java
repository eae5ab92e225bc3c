package damier.classic;

import damier.classic.PlayerOption.Kind;
import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.Fiorentino;
import damier.classic.evaluation.PieceCount;
import damier.classic.search.PlainAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import java.util.List;

/**
 * Alpha-beta that deepens from depth 4 on. Its time interrupts every iteration but the first. White
 * maximises, Black minimises.
 */
final class FiorentinoPlayer {
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
                    PlayerOption.switchedOn("progress", "rows from the back row; 7 for a king"),
                    PlayerOption.weight("progress", "0.2"),
                    PlayerOption.switchedOn("back", "men on their back row"),
                    PlayerOption.weight("back", "1"),
                    PlayerOption.switchedOn(
                            "threats", "pieces captured by all jump sequences, were it the turn"),
                    PlayerOption.weight("threats", "1.3"),
                    PlayerOption.switchedOn("mobility", "moves without a jump, were it the turn"),
                    PlayerOption.weight("mobility", "0.2"));

    private FiorentinoPlayer() {}

    static Definition definition() {
        return new Definition(
                new PlayerDescription(
                        "italian.fiorentino",
                        "italian",
                        "Iterative deepening alpha-beta from depth 4 with eight features, after"
                                + " Fiorentino",
                        OPTIONS),
                FiorentinoPlayer::create);
    }

    private static ClassicPlayer create(PlayerDescription description, Options options) {
        Evaluation<DraughtsPosition> evaluation =
                options.word("evaluation").equals("pieces")
                        ? new PieceCount()
                        : new Fiorentino(options.weights());
        return new SearchingPlayer<>(
                DraughtsPosition.class,
                description,
                options,
                DepthPlan.iterative(
                                options.count("start"),
                                options.count("depth"),
                                options.nanos("time"))
                        .finishingFirst(),
                PlainAlphaBeta::new,
                (game, rules) -> TreeShape.plain(rules, evaluation, Side.WHITE));
    }
}
