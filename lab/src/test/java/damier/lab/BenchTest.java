package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Collectors;

class BenchTest {
    private static final String NODES =
            """
            international 785151
            killer 1084544
            breakthrough 743365
            antidraughts 943849
            frisian 701634
            brazilian 807502
            russian 788513
            pool 713210
            english 828525
            italian 718342
            spanish 706011
            czech 815331
            othello 2075120
            """;

    private final Games games = new Games();
    private final Engines engines = new Engines(games);

    @Test
    void everyGameHasItsPositions() {
        for (String id : games.ids()) {
            assertThat(new Bench(engines.byId(id)).size()).as(id).isEqualTo(10);
        }
    }

    /** A change of rules, evaluation or search that is meant brings a new table. */
    @Test
    void everyGameIsSearchedWithTheNodesOfTheTable() {
        String nodes =
                games.ids().stream()
                        .map(id -> "%s %d\n".formatted(id, nodes(id)))
                        .collect(Collectors.joining());
        assertThat(nodes).isEqualTo(NODES);
    }

    @Test
    void nodesDoNotDependOnTheOrderOfGamesAndRuns() {
        long first = nodes("english") + nodes("othello");
        long second = nodes("othello") + nodes("english");
        assertThat(second).isEqualTo(first);
        EngineFactory kind = engines.byId("english");
        assertThat(List.of(twice(kind), twice(kind))).containsOnly(2 * nodes("english"));
    }

    private static long twice(EngineFactory kind) {
        var bench = new Bench(kind);
        bench.warmUp();
        return bench.run().nodes() + bench.run().nodes();
    }

    private long nodes(String game) {
        return new Bench(engines.byId(game)).run().nodes();
    }
}
