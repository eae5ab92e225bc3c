package damier.tree;

import static org.assertj.core.api.Assertions.assertThat;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.core.GameDefinition;
import damier.core.Side;
import damier.games.OthelloGame;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

class TreeBuilderTest {
    private static final long D3 = 19;
    private static final long C3 = 18;
    private static final long C5 = 34;
    private static final long C4 = 26;

    private final GameDefinition kind = OthelloGame.definition();

    private TreeBuilder builder(int maxNodes, int maxPlies) {
        return new TreeBuilder(kind, kind.rules().newPosition(), maxNodes, maxPlies);
    }

    /** Two plies below the first move, then a second move at the root, which is cut. */
    private static void walk(TreeRecorder recorder) {
        recorder.root(Side.BLACK, 2, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        recorder.enter(D3, 1, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        recorder.enter(C3, 0, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        recorder.evaluated(2.5);
        recorder.leave(2.5, NodeEnd.HORIZON);
        recorder.enter(C5, 0, NEGATIVE_INFINITY, 2.5);
        recorder.leave(NEGATIVE_INFINITY, NodeEnd.GAME_OVER);
        recorder.leave(NEGATIVE_INFINITY, NodeEnd.ALPHA_CUTOFF);
        recorder.enter(C4, 1, 0, POSITIVE_INFINITY);
        recorder.leave(0, NodeEnd.HORIZON);
        recorder.leave(0, NodeEnd.ALL_MOVES);
    }

    @Test
    void treeIsAsItWasWalked() {
        TreeBuilder builder = builder(100, 100);
        walk(builder);
        SearchTree tree = builder.tree().orElseThrow();

        assertThat(tree.nodes()).isEqualTo(4);
        assertThat(tree.isComplete()).isTrue();
        assertThat(tree.maximiser()).isEqualTo(Side.BLACK);
        assertThat(tree.root().children())
                .extracting(SearchTree.Node::move)
                .containsExactly("d3", "c4");
        SearchTree.Node first = tree.root().children().getFirst();
        assertThat(first.end()).isEqualTo(NodeEnd.ALPHA_CUTOFF);
        assertThat(first.legalMoves()).isEqualTo(3);
        assertThat(first.searched()).isEqualTo(2);
        assertThat(first.children().getFirst().evaluation()).hasValue(2.5);
        assertThat(first.children().getLast().order()).isEqualTo(2);
        assertThat(first.children().getLast().beta()).isEqualTo(2.5);
        assertThat(first.children().getLast().evaluation()).isEmpty();
    }

    @Test
    void nodesBeyondTheLastPlyAreCountedOnly() {
        TreeBuilder builder = builder(100, 1);
        walk(builder);
        SearchTree tree = builder.tree().orElseThrow();

        assertThat(tree.nodes()).isEqualTo(4);
        assertThat(tree.recorded()).isEqualTo(2);
        assertThat(tree.isComplete()).isFalse();
        assertThat(tree.root().children().getFirst().children()).isEmpty();
        assertThat(tree.root().children().getFirst().searched()).isEqualTo(2);
    }

    @Test
    void deepestPlyIsForgottenWhereNodesAreTooMany() {
        TreeBuilder builder = builder(2, 100);
        walk(builder);
        SearchTree tree = builder.tree().orElseThrow();

        assertThat(tree.root().children())
                .extracting(SearchTree.Node::move)
                .containsExactly("d3", "c4");
        assertThat(tree.root().children().getFirst().children()).isEmpty();
        assertThat(tree.root().children().getFirst().searched()).isEqualTo(2);
        assertThat(tree.root().children().getFirst().below()).isEqualTo(2);
        assertThat(tree.recorded()).isEqualTo(2);
        assertThat(tree.nodes()).isEqualTo(4);
    }

    @Test
    void everyNodeIsCountedByWhyItWasLeft() {
        TreeBuilder all = builder(100, 100);
        TreeBuilder some = builder(1, 1);
        walk(all);
        walk(some);
        TreeCounts counts = all.tree().orElseThrow().counts();

        assertThat(counts)
                .isEqualTo(
                        new TreeCounts(
                                4,
                                3,
                                1,
                                Map.of(
                                        NodeEnd.HORIZON, 2L,
                                        NodeEnd.GAME_OVER, 1L,
                                        NodeEnd.ALPHA_CUTOFF, 1L)));
        assertThat(some.tree().orElseThrow().counts()).isEqualTo(counts);
    }

    @Test
    void treeThatWasNotLeftIsThrownAway() {
        TreeBuilder builder = builder(100, 100);
        builder.root(Side.BLACK, 9, 0, 1);
        builder.enter(D3, 8, 0, 1);
        assertThat(builder.tree()).isEmpty();

        walk(builder);
        assertThat(builder.tree().orElseThrow().root().depth()).isEqualTo(2);
    }

    @Test
    void jsonHasEveryField() {
        TreeBuilder builder = builder(100, 100);
        walk(builder);

        assertThat(TreeJson.write(builder.tree().orElseThrow()))
                .startsWith("{\"game\":\"othello\",\"position\":\"")
                .contains("\"maximiser\":\"black\",\"nodes\":4,\"leaves\":3,\"evaluations\":1,")
                .contains("\"alpha cutoff\":1,\"beta cutoff\":0,\"horizon\":2,")
                .contains("},\"recorded\":4,\"complete\":true,")
                .contains(
                        "\"root\":{\"move\":\"\",\"order\":1,\"depth\":2,\"alpha\":\"-inf\","
                                + "\"beta\":\"inf\",\"value\":0.0,\"end\":\"all moves\","
                                + "\"legalMoves\":4,\"searched\":2,\"below\":4,"
                                + "\"children\":[{\"move\":\"d3\",")
                .contains(
                        "{\"move\":\"c3\",\"order\":1,\"depth\":0,\"alpha\":\"-inf\","
                                + "\"beta\":\"inf\",\"value\":2.5,\"end\":\"horizon\","
                                + "\"evaluation\":2.5,\"legalMoves\":4,\"searched\":0,"
                                + "\"below\":0,\"children\":[]},{\"move\":\"c5\"")
                .endsWith("\"children\":[]}]}}");
    }

    @Test
    void jsonEscapesWhatItHasTo() {
        SearchTree.Node node =
                new SearchTree.Node(
                        "\"\\\n",
                        1,
                        0,
                        0,
                        1,
                        Double.NaN,
                        NodeEnd.HORIZON,
                        OptionalDouble.empty(),
                        0,
                        0,
                        0,
                        List.of());
        var counts = new TreeCounts(0, 0, 0, Map.of());

        assertThat(TreeJson.write(new SearchTree("g", "p", Side.WHITE, node, counts, 0)))
                .contains("\"move\":\"\\\"\\\\\\u000a\"")
                .contains("\"value\":\"nan\"");
    }
}
