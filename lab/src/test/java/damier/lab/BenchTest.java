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
            international 877427
            killer 1355784
            breakthrough 1146999
            antidraughts 1592360
            frisian 595361
            brazilian 570885
            russian 571527
            pool 595186
            english 622958
            italian 639941
            italian-basic 652030
            spanish 555359
            czech 388797
            othello 820686
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
