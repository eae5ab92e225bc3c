package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import damier.draughts.BoardGeometry;
import damier.draughts.Variant;
import damier.draughts.Variants;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Objects;

/** The number of positions of a material, and the numbers of wins, draws and losses. */
class EndgameCountsTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/endgames/international-counts.csv", numLinesToSkip = 1)
    void internationalCountsMatchIndependentCounts(
            int whiteMen,
            int whiteKings,
            int blackMen,
            int blackKings,
            long positions,
            long wins,
            long losses,
            long draws) {
        Material material = new Material(whiteMen, whiteKings, blackMen, blackKings);
        SliceHeader header = header(Variants.INTERNATIONAL, material);
        assertThat(header.positions()).isEqualTo(positions);
        assertThat(header.counts()).isEqualTo(new SliceHeader.Counts(wins, draws, losses));
    }

    @ParameterizedTest
    @CsvSource({"english", "italian"})
    void kingAgainstKingIsSometimesWonIfKingsDoNotFly(String id) {
        SliceHeader header = header(Variants.byId(id), new Material(0, 1, 0, 1));
        assertThat(header.counts()).isEqualTo(new SliceHeader.Counts(230, 654, 108));
        assertThat(header.longest()).isEqualTo(11);
    }

    private static SliceHeader header(Variant variant, Material material) {
        EndgameTables tables = Included.tables(variant);
        return Objects.requireNonNull(tables.results(material.code())).header();
    }

    @ParameterizedTest
    @CsvSource({
        "international, 2, 8_845",
        "international, 3, 806_300",
        "international, 4, 41_971_200",
        "international, 5, 1_570_600_750",
        "international, 6, 46_198_758_750",
        "english, 2, 3_488",
        "english, 3, 196_032",
        "english, 4, 6_209_316",
        "english, 5, 139_450_808",
        "english, 6, 2_426_085_676",
        "italian, 6, 2_426_085_676"
    })
    void numbersOfPositionsMatchTheFormula(String id, int pieces, String expected) {
        Variant variant = Variants.byId(id);
        long positions =
                Material.inOrder(variant, pieces).stream()
                        .filter(material -> material.pieces() == pieces)
                        .mapToLong(material -> Estimate.pairSize(variant, material))
                        .sum();
        assertThat(positions).isEqualTo(Long.parseLong(expected.replace("_", "")));
    }

    @ParameterizedTest
    @CsvSource({"2,1,1,0", "1,1,2,1", "0,2,0,2", "3,0,2,0", "1,2,0,1", "0,1,1,3"})
    void decodedPositionsAreEncodedAsTheSameNumber(
            int ownMen, int ownKings, int opponentMen, int opponentKings) {
        Material material = new Material(ownMen, ownKings, opponentMen, opponentKings);
        for (BoardGeometry board :
                new BoardGeometry[] {
                    BoardGeometry.TEN, BoardGeometry.EIGHT, BoardGeometry.EIGHT_MIRRORED
                }) {
            SliceIndex index = new SliceIndex(board, material);
            SliceWalk walk = new SliceWalk(index, index.subsets());
            long step = Math.max(1, index.size() / 20_011);
            for (long number = 0; number < index.size(); number += step) {
                walk.seek(number);
                assertThat(index.number(walk.own, walk.opponent, walk.kings)).isEqualTo(number);
                assertThat(Long.bitCount(walk.own | walk.opponent)).isEqualTo(material.pieces());
                assertThat((walk.own | walk.opponent) & ~board.mask()).isZero();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"international, 5", "english, 5", "breakthrough, 4"})
    void everyCaptureAndPromotionLeadsToAnEarlierMaterial(String id, int pieces) {
        var order = Material.inOrder(Variants.byId(id), pieces);
        for (Material material : order) {
            if (material.ownMen() > 0 && !id.equals("breakthrough")) {
                Material promoted =
                        new Material(
                                material.ownMen() - 1,
                                material.ownKings() + 1,
                                material.opponentMen(),
                                material.opponentKings());
                assertThat(order.indexOf(promoted.first()))
                        .isBetween(0, order.indexOf(material) - 1);
            }
            assertThat(material.turned().first()).isEqualTo(material);
        }
        assertThat(order).isSortedAccordingTo((a, b) -> a.pieces() - b.pieces());
    }
}
