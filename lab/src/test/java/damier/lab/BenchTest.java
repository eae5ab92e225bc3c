package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class BenchTest {
    private final Games games = new Games();
    private final Engines engines = new Engines(games);

    @Test
    void everyGameHasItsPositions() {
        for (String id : games.ids()) {
            assertThat(new Bench<>(engines.byId(id)).size()).as(id).isEqualTo(10);
        }
    }

    /** A change of rules, evaluation or search that is meant brings a new number here. */
    @ParameterizedTest
    @CsvSource({"english, 828525", "international, 785151", "othello, 2075120"})
    void searchIsTheOneWhoseNodesAreKnown(String game, long nodes) {
        assertThat(nodes(game)).isEqualTo(nodes);
    }

    @Test
    void nodesDoNotDependOnTheOrderOfGamesAndRuns() {
        long first = nodes("english") + nodes("othello");
        long second = nodes("othello") + nodes("english");
        assertThat(second).isEqualTo(first);
        EngineKind<?> kind = engines.byId("english");
        assertThat(List.of(twice(kind), twice(kind))).containsOnly(2 * nodes("english"));
    }

    private static <P extends Position> long twice(EngineKind<P> kind) {
        var bench = new Bench<>(kind);
        bench.warmUp();
        return bench.run().nodes() + bench.run().nodes();
    }

    private long nodes(String game) {
        return new Bench<>(engines.byId(game)).run().nodes();
    }
}
