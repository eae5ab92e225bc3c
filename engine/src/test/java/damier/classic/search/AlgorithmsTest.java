package damier.classic.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.Kinds;
import damier.classic.evaluation.Evaluation;
import damier.classic.evaluation.Fiorentino;
import damier.classic.evaluation.GiordanoLefevre;
import damier.classic.evaluation.GiordanoLefevre.Compactness;
import damier.classic.evaluation.GosgensSommers;
import damier.classic.evaluation.SquareBonuses;
import damier.classic.evaluation.Vieira;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;
import damier.testkit.Share;
import damier.tree.TreeRecorder;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

/** What holds between the algorithms, on positions of random games. */
class AlgorithmsTest {
    private static final int POSITIONS = Share.of(300);

    private static final Evaluation<DraughtsPosition> GIORDANO_LEFEVRE =
            new GiordanoLefevre(
                    Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                    Map.of(
                            "men",
                            10.0,
                            "kings",
                            30.0,
                            "compactness",
                            2.0,
                            "tempi",
                            1.0,
                            "centre",
                            2.0),
                    GiordanoLefevre.Pieces.MEN,
                    Compactness.PER_PIECE,
                    5);

    private static final SquareBonuses BONUSES =
            new SquareBonuses(
                    List.of(
                            99.0, -8.0, 8.0, 6.0, //
                            -8.0, -24.0, -4.0, -3.0, //
                            8.0, -4.0, 7.0, 4.0, //
                            6.0, -3.0, 4.0, 0.0));

    private static final Evaluation<OthelloPosition> VIEIRA =
            new Vieira(
                    "early",
                    Vieira.Comparison.RELATIVE,
                    Map.of("moves", 50.0, "discs", -10.0, "bonus", 5.0),
                    BONUSES);

    private static Budget unlimited() {
        return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, () -> false);
    }

    private record Searched(double value, Counts counts, List<Long> line) {}

    @SuppressWarnings("unchecked") // A game's shape is for its positions.
    private static <P extends Position> Searched search(
            Algorithm<P> algorithm, TreeShape<P> shape, Position root, int depth) {
        GameTree<P> tree = algorithm.tree(shape, unlimited(), TreeRecorder.NONE);
        return new Searched(tree.search((P) root, depth), tree.counts(), tree.line());
    }

    /** Alpha-beta finds what minimax finds, with no more nodes. */
    private static <P extends Position> void comparePruning(
            GameDefinition kind,
            Class<P> positions,
            Evaluation<P> evaluation,
            boolean quiescence,
            int depth) {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = Kinds.randomGame(kind, seed, 4 + seed % 50);
            Side maximiser = seed % 2 == 0 ? Side.WHITE : Side.BLACK;
            TreeShape<P> shape =
                    TreeShape.plain(kind.rules(positions), evaluation, maximiser)
                            .withQuiescence(quiescence);
            Searched minimax = search(Minimax::new, shape, game.position(), depth);
            Searched alphaBeta = search(PlainAlphaBeta::new, shape, game.position(), depth);

            assertThat(alphaBeta.value()).isEqualTo(minimax.value());
            assertThat(alphaBeta.line()).isEqualTo(minimax.line());
            assertThat(alphaBeta.counts().nodes()).isLessThanOrEqualTo(minimax.counts().nodes());
            assertThat(minimax.counts().cutoffs()).isZero();
            assertThat(minimax.counts().nodes()).isEqualTo(minimax.counts().innerMoves());
        }
    }

    @Test
    void alphaBetaFindsWhatMinimaxFindsInInternationalDraughts() {
        comparePruning(Kinds.INTERNATIONAL, DraughtsPosition.class, GIORDANO_LEFEVRE, false, 4);
    }

    @Test
    void alphaBetaFindsWhatMinimaxFindsWithQuiescence() {
        comparePruning(Kinds.INTERNATIONAL, DraughtsPosition.class, GIORDANO_LEFEVRE, true, 3);
    }

    @Test
    void alphaBetaFindsWhatMinimaxFindsWithAQuotient() {
        Map<String, Double> weights = Map.of("pieces", 100.0, "kings", 100.0, "advance", 3.0);
        comparePruning(
                Kinds.INTERNATIONAL,
                DraughtsPosition.class,
                new GosgensSommers(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                        weights,
                        GosgensSommers.Combination.QUOTIENT),
                false,
                3);
    }

    @Test
    void alphaBetaFindsWhatMinimaxFindsInItalianDraughts() {
        comparePruning(
                Kinds.ITALIAN,
                DraughtsPosition.class,
                new Fiorentino(
                        Map.of("men", 2.0, "kings", 3.0, "threats", 1.3, "mobility", 0.2),
                        Fiorentino.KingProgress.DISTANCE),
                false,
                4);
    }

    @Test
    void fullWindowAtTheRootFindsTheSameAndCostsMore() {
        long nodes = 0;
        long nodesOfFullWindow = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = Kinds.randomGame(Kinds.INTERNATIONAL, seed, 10 + seed % 30);
            TreeShape<DraughtsPosition> shape =
                    TreeShape.plain(
                            Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                            GIORDANO_LEFEVRE,
                            game.side());
            Searched narrowing = search(PlainAlphaBeta::new, shape, game.position(), 4);
            Searched full = search(FullWindowAlphaBeta::new, shape, game.position(), 4);

            assertThat(full.value()).isEqualTo(narrowing.value());
            assertThat(full.line()).isEqualTo(narrowing.line());
            nodes += narrowing.counts().nodes();
            nodesOfFullWindow += full.counts().nodes();
        }
        assertThat(nodesOfFullWindow).isGreaterThan(nodes);
    }

    @Test
    void everyOrderFindsTheSameValueInOthello() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = Kinds.randomGame(Kinds.OTHELLO, seed, seed % 60);
            TreeShape<OthelloPosition> shape =
                    TreeShape.plain(Kinds.OTHELLO.rules(OthelloPosition.class), VIEIRA, game.side())
                            .withBranchesEnding(at -> Mobility.of(at.own(), at.opponent()) == 0);
            Searched minimax = search(Minimax::new, shape, game.position(), 4);
            for (MoveOrder<OthelloPosition> order :
                    List.of(
                            shape.order(),
                            new StaticOrder(BONUSES),
                            new MoveYielding(BONUSES, 0.05, 1))) {
                Searched ordered =
                        search(PlainAlphaBeta::new, shape.withOrder(order), game.position(), 4);
                assertThat(ordered.value()).isEqualTo(minimax.value());
                assertThat(ordered.counts().nodes()).isLessThanOrEqualTo(minimax.counts().nodes());
            }
        }
    }

    @Test
    void lineLeadsToThePositionThatGaveTheValue() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = Kinds.randomGame(Kinds.INTERNATIONAL, seed, seed % 30);
            TreeShape<DraughtsPosition> shape =
                    TreeShape.plain(
                            Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                            GIORDANO_LEFEVRE,
                            Side.WHITE);
            Searched searched = search(PlainAlphaBeta::new, shape, game.position(), 4);
            searched.line().forEach(game::play);

            assertThat(searched.line()).hasSize(4);
            assertThat(GIORDANO_LEFEVRE.evaluate((DraughtsPosition) game.position(), Side.WHITE))
                    .isEqualTo(searched.value());
        }
    }

    @Test
    void singleMovesCostNoDepthWhereTheyAreFree() {
        // 35-30 24x35 34-30 35x24 23-19 14x34 39x28: every reply is the only one.
        Game game =
                Kinds.game(
                        Kinds.INTERNATIONAL, "W:W23,29,33,34,35,38,39,43:B12,13,14,15,18,20,22,24");
        TreeShape<DraughtsPosition> shape =
                TreeShape.plain(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                        GIORDANO_LEFEVRE,
                        Side.WHITE);

        assertThat(search(PlainAlphaBeta::new, shape, game.position(), 4).line()).hasSize(4);
        assertThat(
                        search(
                                        PlainAlphaBeta::new,
                                        shape.withFreeSingleMoves(true),
                                        game.position(),
                                        4)
                                .line())
                .hasSizeGreaterThan(6);
    }
}
