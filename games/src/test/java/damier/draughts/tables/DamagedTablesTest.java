package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameProber;
import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Placement;
import damier.draughts.Variant;
import damier.draughts.Variants;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.zip.GZIPInputStream;

/** Truncated, damaged and foreign files are reported and never give a wrong result. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DamagedTablesTest {
    private static final int TRUNCATIONS = 200;
    private static final int FLIPPED_BITS = 1_000;
    private static final Variant VARIANT = Variants.BRAZILIAN;

    private final Rules<DraughtsPosition> rules = Draughts.rules(VARIANT);
    private final List<DraughtsPosition> positions = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private byte[] valid = {};
    private int[] expected = {};
    private Path folder = Path.of("");

    @BeforeAll
    void readValidTables(@TempDir Path temporary) throws IOException {
        folder = temporary;
        String name = IncludedTables.resource(VARIANT);
        try (InputStream in =
                Objects.requireNonNull(EndgameTables.class.getResourceAsStream(name))) {
            valid = new GZIPInputStream(in).readAllBytes();
        }
        for (Material material : Material.inOrder(VARIANT, 3)) {
            add(material);
            add(material.turned());
        }
        expected = results(open(VARIANT, valid));
        assertThat(expected).doesNotContain(EndgameProber.UNKNOWN);
    }

    private void add(Material material) {
        SliceIndex index = new SliceIndex(VARIANT.board(), material);
        SliceWalk walk = new SliceWalk(index, index.subsets());
        for (long number = 0; number < index.size(); number += 61) {
            walk.seek(number);
            DraughtsPosition position = rules.newPosition();
            Placement.whiteToMove(position, walk.own, walk.opponent, walk.kings);
            positions.add(position);
        }
    }

    @Test
    void truncatedFilesAreReportedAndIgnored() throws IOException {
        Random random = new Random(1);
        for (int i = 0; i < TRUNCATIONS; i++) {
            byte[] truncated = Arrays.copyOf(valid, random.nextInt(valid.length));
            expectNoWrongResult(truncated, "truncated at " + truncated.length);
        }
    }

    @Test
    void flippedBitsAreReportedAndIgnored() throws IOException {
        Random random = new Random(2);
        for (int i = 0; i < FLIPPED_BITS; i++) {
            byte[] changed = valid.clone();
            int bit = random.nextInt(8 * valid.length);
            changed[bit / 8] ^= (byte) (1 << bit % 8);
            expectNoWrongResult(changed, "bit " + bit);
        }
    }

    @Test
    void anEmptyFileIsReportedAndIgnored() throws IOException {
        expectNoWrongResult(new byte[0], "empty file");
    }

    @Test
    void trailingBytesAreReported() throws IOException {
        expectNoWrongResult(Arrays.copyOf(valid, valid.length + 1), "one byte appended");
    }

    @Test
    void aFileOfAnotherVariantIsReportedAndIgnored() throws IOException {
        EndgameTables tables = open(Variants.POOL, valid);
        assertThat(tables.mostPieces()).isZero();
        assertThat(faults).hasSize(1).first().asString().contains("not a table of Pool checkers");
    }

    @Test
    void aFileOfDifferentRulesIsReportedAndIgnored() throws IOException {
        EndgameTables tables = open(VARIANT.withFreeChoice(), valid);
        assertThat(tables.mostPieces()).isZero();
        assertThat(faults).hasSize(1).first().asString().contains("different rules");
    }

    /** Every result must be correct or unknown, and every reported fault must name the file. */
    private void expectNoWrongResult(byte[] bytes, String description) throws IOException {
        EndgameTables tables = open(VARIANT, bytes);
        int[] results = results(tables);
        for (int i = 0; i < results.length; i++) {
            if (results[i] != EndgameProber.UNKNOWN) {
                assertThat(results[i]).as(description).isEqualTo(expected[i]);
            }
        }
        assertThat(tables.checkAll() && faults.isEmpty()).as(description).isFalse();
        assertThat(faults).as(description).allMatch(line -> line.contains("some.table: "));
    }

    private EndgameTables open(Variant variant, byte[] bytes) throws IOException {
        Path file = folder.resolve("some.table");
        Files.deleteIfExists(file);
        Files.write(file, bytes);
        faults.clear();
        EndgameTables tables = new EndgameTables(variant, faults::add);
        tables.addFile(file);
        return tables;
    }

    private int[] results(EndgameTables tables) {
        TableProber prober = new TableProber(tables, rules);
        int[] results = new int[positions.size()];
        for (int i = 0; i < results.length; i++) {
            results[i] = prober.probe(positions.get(i));
            if (results[i] == EndgameProber.LOSS) {
                prober.distance(positions.get(i));
            }
        }
        return results;
    }
}
