package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class ArenasTest {
    private static final int THREADS = 8;

    @Test
    void threadsThatAskAtOnceGetTheSameArena() throws Exception {
        var arenas = new Arenas(new Engines(new Games()), PlayerSpecs::parse);
        var start = new CyclicBarrier(THREADS);
        Set<Arena> made = new HashSet<>();
        try (var threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<Arena>> asked = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                asked.add(
                        threads.submit(
                                () -> {
                                    start.await();
                                    return arenas.byId("english");
                                }));
            }
            for (Future<Arena> arena : asked) {
                made.add(arena.get());
            }
        }
        assertThat(made).hasSize(1);
    }
}
