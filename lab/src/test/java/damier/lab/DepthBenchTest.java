package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.DepthCounts.Reached;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;

import java.util.List;

class DepthBenchTest {
    private static final String SMALL_TABLE = "damier[table=1]";

    @Test
    void everyDepthCountsTheDepthsBeforeIt() {
        List<Reached> depths = count("italian", "", 7).depths();
        assertThat(depths).extracting(Reached::depth).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(depths).extracting(Reached::nodes).isSorted().doesNotHaveDuplicates();
        assertThat(depths).extracting(Reached::nanos).isSorted().allMatch(nanos -> nanos > 0);
        assertThat(depths).extracting(Reached::positions).containsOnly(1);
    }

    @Test
    void warmingUpChangesNoCount() {
        var kind = new Engines(new Games()).byId("italian");
        var bench = new DepthBench(PlayerSpecs.parse(kind, SMALL_TABLE), 5);
        var start = new Game(kind.game());
        long before = bench.count(start).total().nodes();
        bench.warmUp(List.of(start));
        assertThat(bench.count(start).total().nodes()).isEqualTo(before);
    }

    @Test
    void decidedPositionIsSearchedNoDeeper() {
        List<Reached> depths = count("international", "W:WK11,16,22:B1,31", 12).depths();
        assertThat(depths).hasSize(12);
        assertThat(depths.getFirst().positions()).isOne();
        assertThat(depths.getLast().positions()).isZero();
        assertThat(depths.getLast().nodes()).isEqualTo(depths.get(10).nodes()).isPositive();
        assertThat(depths.getLast().depth()).isEqualTo(12);
    }

    @Test
    void growthIsTheFactorFromTheDepthBefore() {
        var counts = counts(10, 20, 40, 120, 480);
        assertThat(counts.growth(1)).isEmpty();
        assertThat(counts.growth(4)).hasValue(3);
    }

    @Test
    void meanGrowthIsGeometricOverTheUpperHalfOfTheDepths() {
        var counts = counts(10, 20, 40, 120, 720, 1440);
        assertThat(counts.upperHalf()).isEqualTo(3);
        assertThat(counts.meanGrowth().orElseThrow()).isCloseTo(Math.cbrt(36), within(1e-9));
        assertThat(counts(10).meanGrowth()).isEmpty();
    }

    @Test
    void countsOfPositionsAddUp() {
        var sum = DepthCounts.none(2).plus(counts(10, 30)).plus(counts(5, 20));
        assertThat(sum).isEqualTo(new DepthCounts(List.of(at(1, 2, 15), at(2, 2, 50))));
        assertThat(sum.total()).isEqualTo(new Bench.Result(50, 2));
    }

    private static DepthCounts counts(long... nodes) {
        DepthCounts none = DepthCounts.none(nodes.length);
        return new DepthCounts(
                none.depths().stream()
                        .map(reached -> at(reached.depth(), 1, nodes[reached.depth() - 1]))
                        .toList());
    }

    private static Reached at(int depth, int positions, long nodes) {
        return new Reached(depth, positions, nodes, positions);
    }

    private static DepthCounts count(String game, String position, int depth) {
        var kind = new Engines(new Games()).byId(game);
        var bench = new DepthBench(PlayerSpecs.parse(kind, SMALL_TABLE), depth);
        return bench.count(open(kind.game(), position));
    }

    private static Game open(GameDefinition kind, String position) {
        return position.isEmpty()
                ? new Game(kind)
                : new Game(kind, kind.notation().position(position));
    }
}
