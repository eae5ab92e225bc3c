package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameProber;
import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.testkit.Share;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The chosen moves win against the longest defence within the distance of the tables. */
class TableMovesTest {
    private static final int POSITIONS = Share.of(200);
    private static final int LONGEST_GAME = 400;

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({
        "international, KK-K",
        "international, KK-M",
        "international, KM-K",
        "international, KM-M",
        "international, MM-K",
        "international, MM-M",
        "international, KKK-K",
        "international, KKK-M",
        "international, KKM-K",
        "international, KKM-M",
        "international, KMM-K",
        "international, KMM-M",
        "international, MMM-K",
        "international, MMM-M",
        "english, KK-K",
        "english, KMM-K",
        "italian, KK-K",
        "italian, KM-MM",
        "russian, KK-K",
        "russian, KKK-K",
        "russian, MMM-K",
        "brazilian, KK-K",
        "pool, KK-K",
        "spanish, KK-K",
        "czech, KK-K",
        "killer, KK-K",
        "frisian, KK-K",
        "antidraughts, K-KM",
        "breakthrough, MM-M"
    })
    void wonPositionsAreWonWithinTheirDistance(String id, String material) {
        Variant variant = Variants.byId(id);
        assertThat(wins(Included.tables(variant), material, POSITIONS)).isEqualTo(POSITIONS);
    }

    /** Three kings against two on the 8x8 board. Tables without men depend on no other tables. */
    @Tag("long")
    @ParameterizedTest
    @CsvSource({"english", "italian", "russian", "brazilian", "pool", "spanish", "czech"})
    void threeKingsWinAgainstTwoWithinTheirDistance(String id) throws IOException {
        Variant variant = Variants.byId(id);
        EndgameTables tables = KingTables.generate(variant, 5, folder);
        assertThat(wins(tables, "KKK-KK", POSITIONS)).isEqualTo(POSITIONS);
    }

    /** Without distances, the winner forces captures and moves of men that keep the win. */
    @ParameterizedTest
    @CsvSource({"international, MM-M", "international, KM-M", "russian, MM-K", "pool, KK-M"})
    void wonPositionsAreWonByConversionWithoutDistances(String id, String material)
            throws IOException {
        Variant variant = Variants.byId(id);
        var settings =
                TableGenerator.Settings.of(variant, 3, folder).withDistances(0).withoutIncluded();
        new TableGenerator(settings, new KingTables.FailOnFault()).run();
        EndgameTables tables = new EndgameTables(variant, line -> {});
        tables.addFolder(folder);
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        TableMoves defender = new TableMoves(Included.tables(variant), rules);
        int won = 0;
        for (DraughtsPosition at : won(tables, material, POSITIONS)) {
            won += isWon(new TableMoves(tables, rules), defender, rules, at, LONGEST_GAME) ? 1 : 0;
        }
        assertThat(won).isEqualTo(POSITIONS);
    }

    /** The number of won positions that are won within their distance. */
    private static int wins(EndgameTables tables, String material, int count) {
        Rules<DraughtsPosition> rules = Draughts.rules(tables.variant());
        TableProber prober = new TableProber(tables, rules);
        TableMoves choice = new TableMoves(tables, rules);
        int won = 0;
        for (DraughtsPosition at : won(tables, material, count)) {
            int plies = prober.distance(at);
            assertThat(plies).isNotNegative();
            won += isWon(choice, choice, rules, at, plies) ? 1 : 0;
        }
        return won;
    }

    private static List<DraughtsPosition> won(EndgameTables tables, String text, int count) {
        Variant variant = tables.variant();
        Material material =
                Material.inOrder(variant, 5).stream()
                        .flatMap(some -> List.of(some, some.turned()).stream())
                        .filter(some -> some.toString().equals(text))
                        .findFirst()
                        .orElseThrow();
        TableProber prober = new TableProber(tables, Draughts.rules(variant));
        return TablePositions.of(variant, material, 200 * count).stream()
                .filter(at -> prober.probe(at) == EndgameProber.WIN)
                .limit(count)
                .toList();
    }

    /** Plays to the end. Returns whether the side to move wins within {@code plies} plies. */
    private static boolean isWon(
            TableMoves winner,
            TableMoves loser,
            Rules<DraughtsPosition> rules,
            DraughtsPosition start,
            int plies) {
        MoveList moves = new MoveList();
        DraughtsPosition at = start;
        for (int ply = 0; ply <= plies; ply++) {
            TableMoves mover = ply % 2 == 0 ? winner : loser;
            int value = mover.best(at, moves);
            if (moves.isEmpty()) {
                int outcome = rules.outcome(at, 0);
                return (outcome > 0) == (ply % 2 == 0);
            }
            if (value != (ply % 2 == 0 ? EndgameProber.WIN : EndgameProber.LOSS)) {
                return false;
            }
            DraughtsPosition after = rules.newPosition();
            rules.play(at, moves.get(0), after);
            at = after;
        }
        return false;
    }
}
