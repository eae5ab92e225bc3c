package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.GameDefinition;
import damier.core.Perft;
import damier.core.Perft.Leaves;
import damier.core.Position;
import damier.games.DraughtsGames;
import damier.testkit.PerftSeries;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

class DraughtsPerftTest {
    private static final long FEW_NODES = 1_000_000;

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void countsThePathsThatAreKnown(Variant variant) {
        countsThePathsUpTo(FEW_NODES, variant, Leaves.COUNTED);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void playsThePathsThatAreKnown(Variant variant) {
        countsThePathsUpTo(FEW_NODES, variant, Leaves.PLAYED);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Tag("long")
    void countsAllThePathsThatAreKnown(Variant variant) {
        countsThePathsUpTo(Long.MAX_VALUE, variant, Leaves.COUNTED);
    }

    private static void countsThePathsUpTo(long most, Variant variant, Leaves leaves) {
        GameDefinition game = DraughtsGames.of(variant);
        Perft perft = Perft.of(game, leaves);
        List<PerftSeries> all = PerftSeries.of(variant.id());
        assertThat(all).isNotEmpty();
        for (PerftSeries series : all) {
            Position position = game.notation().position(series.fen());
            series.nodesUpTo(most)
                    .forEach(
                            (depth, nodes) ->
                                    assertThat(perft.count(position, depth))
                                            .as("%s, depth %d", series, depth)
                                            .isEqualTo(nodes));
        }
    }
}
