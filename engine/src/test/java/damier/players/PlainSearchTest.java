package damier.players;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlainSearch.Algorithm;
import damier.players.PlainSearch.Ordering;
import damier.tree.SearchTree;

import org.junit.jupiter.api.Test;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

class PlainSearchTest {
    private static final long ENOUGH = 1_000_000;
    private final Engines engines = new Engines(new Games());

    @Test
    void bothAlgorithmsAndAllOrdersFindTheSameValue() {
        SearchTree minimax = tree("international", Algorithm.MINIMAX, Ordering.RULES).orElseThrow();
        for (Ordering ordering : Ordering.values()) {
            SearchTree other = tree("international", Algorithm.ALPHA_BETA, ordering).orElseThrow();
            assertThat(other.root().value()).isEqualTo(minimax.root().value());
            assertThat(other.nodes()).isLessThan(minimax.nodes());
        }
    }

    @Test
    void movesAreSearchedByWhatTheyLookLike() {
        assertThat(values(engines.byId("othello"), Ordering.BEST))
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(values(engines.byId("othello"), Ordering.WORST))
                .isSortedAccordingTo(Comparator.naturalOrder());
    }

    private static List<Double> values(EngineFactory kind, Ordering order) {
        Game game = new Game(kind.game());
        for (String move : List.of("f5", "d6", "c3", "d3")) {
            game.play(kind.game().notation().move(game.position(), move));
        }
        return new PlainSearch(Algorithm.MINIMAX, order, false)
                .tree(kind, game, 1, 100, 100).orElseThrow().root().children().stream()
                        .map(SearchTree.Node::value)
                        .toList();
    }

    @Test
    void aTreeThatIsTooLargeIsNotSearchedToItsEnd() {
        assertThat(tree(engines.byId("othello"), Algorithm.MINIMAX, Ordering.RULES, 100)).isEmpty();
    }

    private Optional<SearchTree> tree(String id, Algorithm algorithm, Ordering ordering) {
        return tree(engines.byId(id), algorithm, ordering, ENOUGH);
    }

    private static Optional<SearchTree> tree(
            EngineFactory kind, Algorithm algorithm, Ordering ordering, long mostNodes) {
        return new PlainSearch(algorithm, ordering, true)
                .tree(kind, new Game(kind.game()), 4, 1_000, mostNodes);
    }
}
