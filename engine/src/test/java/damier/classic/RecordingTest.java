package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.tuple;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.tree.NodeEnd;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Stream;

/** The search of every player, as a tree. */
class RecordingTest {
    private record Recorded(Decision decision, SearchTree tree) {}

    private static Recorded record(String player, Game game, int depth, int maxNodes) {
        TreeBuilder builder = new TreeBuilder(game.kind(), game.position(), maxNodes, 100);
        Decision decision =
                ClassicPlayers.create(player)
                        .choose(game, Limits.depth(depth), Watch.NONE.withRecorder(builder));
        return new Recorded(decision, builder.tree().orElseThrow());
    }

    private static Stream<SearchTree.Node> nodes(SearchTree.Node node) {
        return Stream.concat(
                Stream.of(node), node.children().stream().flatMap(RecordingTest::nodes));
    }

    @Test
    void treeHasTheNodesOfTheDeepestIteration() {
        for (Game game :
                List.of(
                        new Game(Kinds.INTERNATIONAL),
                        new Game(Kinds.ITALIAN),
                        new Game(Kinds.OTHELLO))) {
            for (PlayerDescription player : ClassicPlayers.all()) {
                if (player.plays(game.kind().id()) && player.id().contains(".")) {
                    Recorded recorded = record(player.id(), game, 3, 100_000);
                    SearchTree tree = recorded.tree();

                    assertThat(tree.isComplete()).isTrue();
                    assertThat(tree.nodes())
                            .isEqualTo(recorded.decision().iterations().getLast().counts().nodes());
                    assertThat(nodes(tree.root()).count()).isEqualTo(tree.nodes() + 1);
                    assertThat(tree.game()).isEqualTo(game.kind().id());
                }
            }
        }
    }

    @Test
    void everyNodeSaysWhyItWasLeft() {
        Recorded recorded =
                record("international.le-minh", new Game(Kinds.INTERNATIONAL), 4, 100_000);

        assertThat(nodes(recorded.tree().root()))
                .extracting(SearchTree.Node::end)
                .contains(
                        NodeEnd.ALL_MOVES,
                        NodeEnd.ALPHA_CUTOFF,
                        NodeEnd.BETA_CUTOFF,
                        NodeEnd.HORIZON);
        assertThat(nodes(recorded.tree().root())).allSatisfy(RecordingTest::assertConsistent);
    }

    private static void assertConsistent(SearchTree.Node node) {
        switch (node.end()) {
            case ALL_MOVES -> assertThat(node.searched()).isEqualTo(node.legalMoves());
            case ALPHA_CUTOFF -> assertThat(node.value()).isEqualTo(node.alpha());
            case BETA_CUTOFF -> assertThat(node.value()).isEqualTo(node.beta());
            case HORIZON, QUIESCENCE, AT_ONCE ->
                    assertThat(node.evaluation()).hasValue(node.value());
            case GAME_OVER -> assertThat(node.searched()).isZero();
            case REPETITION, TABLE, ENDGAME, PREDICTED, NEARER_WIN ->
                    fail("a plain algorithm ends by " + node.end());
        }
        assertThat(node.children())
                .extracting(SearchTree.Node::order)
                .containsExactlyElementsOf(
                        Stream.iterate(1, i -> i + 1).limit(node.searched()).toList());
    }

    @Test
    void quiescenceAndTheEndOfTheGameAreTold() {
        Game game = Kinds.game(Kinds.INTERNATIONAL, "W:WK11,16,22:B1,31");
        Recorded recorded = record("international.le-minh", game, 3, 100_000);

        assertThat(recorded.tree().maximiser()).isEqualTo(Side.WHITE);
        assertThat(recorded.tree().position()).isEqualTo("W:WK11,16,22:B1,31");
        assertThat(nodes(recorded.tree().root()))
                .extracting(SearchTree.Node::end)
                .contains(NodeEnd.QUIESCENCE, NodeEnd.GAME_OVER);
        assertThat(recorded.tree().root().children())
                .extracting(SearchTree.Node::move)
                .contains("11-7", "22-18");
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 20, 50, 100, 200, 400})
    void countsGoOnWhenRecordingStops(int maxNodes) {
        Game game = new Game(Kinds.INTERNATIONAL);
        SearchTree all = record("international.giordano-lefevre", game, 4, 100_000).tree();
        SearchTree some = record("international.giordano-lefevre", game, 4, maxNodes).tree();

        assertThat(some.isComplete()).isFalse();
        assertThat(some.recorded()).isBetween(9L, (long) maxNodes);
        assertThat(nodes(some.root()).count()).isEqualTo(some.recorded() + 1);
        assertThat(some.counts()).isEqualTo(all.counts());
        assertThat(some.root().children())
                .extracting(SearchTree.Node::move, SearchTree.Node::value, SearchTree.Node::below)
                .isEqualTo(
                        all.root().children().stream()
                                .map(child -> tuple(child.move(), child.value(), child.below()))
                                .toList());
    }

    @Test
    void interruptedIterationLeavesTheTreeBefore() {
        Game game = new Game(Kinds.INTERNATIONAL);
        TreeBuilder builder = new TreeBuilder(Kinds.INTERNATIONAL, game.position(), 100_000, 100);
        Decision decision =
                ClassicPlayers.create("international.giordano-lefevre")
                        .choose(game, Limits.nodes(3000), Watch.NONE.withRecorder(builder));

        assertThat(decision.interrupted()).isTrue();
        assertThat(builder.tree().orElseThrow().root().depth()).isEqualTo(decision.depth());
        assertThat(builder.tree().orElseThrow().nodes())
                .isEqualTo(decision.iterations().getLast().counts().nodes());
    }

    @Test
    void greedysOnePlyIsATreeToo() {
        Recorded recorded = record("greedy", new Game(Kinds.OTHELLO), 1, 100);

        assertThat(recorded.tree().root().children())
                .extracting(SearchTree.Node::value)
                .containsExactly(3.0, 3.0, 3.0, 3.0);
    }
}
