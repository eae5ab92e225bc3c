package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.core.Game;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.Balance.Lead;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class OpeningsTest {
    private final Engines engines = new Engines(new Games());

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"international", "othello", "frisian"})
    void randomOpeningsAreDifferentGamesOfTheRightLength(String game) throws IOException {
        Openings openings = OpeningSpecs.parse(engines.byId(game), "random:8:1");
        List<Long> keys = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Game opening = openings.opening(i);
            assertThat(opening.ply()).isEqualTo(8);
            assertThat(opening.ending()).isEmpty();
            keys.add(opening.position().key());
        }
        assertThat(keys).doesNotHaveDuplicates();
    }

    @Test
    void theSameSeedGivesTheSameOpeningsInWhateverOrder() throws IOException {
        EngineFactory kind = engines.byId("international");
        Openings one = OpeningSpecs.parse(kind, "random:6:7");
        Openings other = OpeningSpecs.parse(kind, "random:6:7");
        Openings another = OpeningSpecs.parse(kind, "random:6:8");
        List<Long> upwards = new ArrayList<>();
        List<Long> downwards = new ArrayList<>();
        List<Long> different = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            upwards.add(one.opening(i).position().key());
            downwards.addFirst(other.opening(19 - i).position().key());
            different.add(another.opening(i).position().key());
        }
        assertThat(downwards).isEqualTo(upwards).isNotEqualTo(different);
    }

    @Test
    void everyRandomOpeningIsBalanced() throws IOException {
        EngineFactory kind = engines.byId("othello");
        checkBalance(kind, 40);
    }

    @Test
    void openingsCanBeAskedToLeaveOneSideAhead() throws IOException {
        EngineFactory kind = engines.byId("international");
        checkImbalance(kind);
    }

    private static void checkImbalance(EngineFactory kind) throws IOException {
        Openings openings = OpeningSpecs.parse(kind, "random:10:3:40-150");
        try (var wanted = new Balance(kind, new Lead(40, 150));
                var even = new Balance(kind, new Lead(0, 39))) {
            for (int i = 0; i < 10; i++) {
                assertThat(wanted.holds(openings.opening(i))).isTrue();
                assertThat(even.holds(openings.opening(i))).isFalse();
            }
        }
    }

    private static void checkBalance(EngineFactory kind, int bound) throws IOException {
        Openings openings = OpeningSpecs.parse(kind, "random:10:3:" + bound);
        try (var balance = new Balance(kind, new Lead(0, bound));
                var stricter = new Balance(kind, new Lead(0, bound / 4))) {
            int rejected = 0;
            for (int i = 0; i < 20; i++) {
                assertThat(balance.holds(openings.opening(i))).isTrue();
                rejected += stricter.holds(openings.opening(i)) ? 0 : 1;
            }
            assertThat(rejected).isPositive();
        }
    }

    @Test
    void randomOpeningsBeginAnewWhereThereAreNoMore() throws IOException {
        Openings openings = OpeningSpecs.parse(engines.byId("italian"), "random:1:1:9999");
        assertThat(openings.size()).isEqualTo(Integer.MAX_VALUE);
        assertThat(openings.opening(7).position().key())
                .isEqualTo(openings.opening(0).position().key());
        assertThat(openings.size()).isEqualTo(7);
    }

    @Test
    void openingsAreGamesOfTheirOwn() throws IOException {
        Openings openings = OpeningSpecs.parse(engines.byId("italian"), "random:4:1");
        Game opening = openings.opening(0);
        opening.play(opening.legalMoves()[0]);
        assertThat(openings.opening(0).ply()).isEqualTo(4);
    }

    @Test
    void internationalDraughtsHasTheSeventyNineTwoPlyOpeningsOfItsCommunity() throws IOException {
        Openings openings = OpeningSpecs.parse(engines.byId("international"), "two-ply");
        assertThat(openings.size()).isEqualTo(79);
        assertThat(openings.opening(0).ply()).isEqualTo(2);
        assertThat(OpeningSpecs.parse(engines.byId("international"), "two-ply:9999").size())
                .isEqualTo(81);
    }

    @Test
    void gamesOfAnyFormatAreOpenings() throws IOException {
        Path pdn =
                Files.writeString(
                        folder.resolve("book.pdn"),
                        """
                        [GameType "20"]
                        1. 32-28 19-23 2. 28x19 14x23 *

                        [GameType "20"]
                        [FEN "B:W31,32,33:B1,2,3"]
                        1... 1-6 *
                        """);
        EngineFactory international = engines.byId("international");
        Openings openings = OpeningSpecs.parse(international, pdn.toString());
        assertThat(openings.size()).isEqualTo(2);
        assertThat(openings.opening(0).ply()).isEqualTo(4);
        assertThat(openings.opening(1).ply()).isEqualTo(1);
        assertThat(OpeningSpecs.parse(international, pdn + "@3").opening(0).ply()).isEqualTo(3);
        Path transcript = Files.writeString(folder.resolve("book.transcript"), "f5d6c3\nc4c3\n");
        Openings othello = OpeningSpecs.parse(engines.byId("othello"), transcript.toString());
        assertThat(othello.size()).isEqualTo(2);
        assertThat(othello.opening(0).ply()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 32-28 19-24 2. 1-2 * | :1:19: ",
                "[GameType \"22\"] 1. 21-18 * | , game 1: this is italian, not international",
                "[FEN \"W:W16:B7,11\"] 1-0 | , game 1: the game is over there; FILE@PLIES",
            })
    void gameThatIsNoOpeningIsNamedWithItsFile(String game, String fault) throws IOException {
        Path file = Files.writeString(folder.resolve("book.pdn"), game);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> OpeningSpecs.parse(engines.byId("international"), file.toString()))
                .withMessageStartingWith(file + fault)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }

    @Test
    void fileHoldsPositionsAndMoves() throws IOException {
        Path file =
                write(
                        "# openings",
                        "32-28 19-23",
                        "",
                        "1. 34-30 20-25 2. 30-24",
                        "B:W31,32,33:B1,2,3",
                        "W:WK5:BK10,K20,16");
        Openings openings = OpeningSpecs.parse(engines.byId("international"), file.toString());
        assertThat(openings.size()).isEqualTo(4);
        assertThat(openings.opening(0).ply()).isEqualTo(2);
        assertThat(openings.opening(1).ply()).isEqualTo(3);
        assertThat(openings.opening(2).ply()).isZero();
        assertThat(openings.opening(5).position().key())
                .isEqualTo(openings.opening(1).position().key());
    }

    @Test
    void fileOfOthelloHoldsBoardsAndMoves() throws IOException {
        Path file =
                write(
                        "f5 d6 c3",
                        "---------------------------OX------XO--------------------------- X");
        Openings openings = OpeningSpecs.parse(engines.byId("othello"), file.toString());
        assertThat(openings.size()).isEqualTo(2);
        assertThat(openings.opening(0).ply()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "32-28 19-24 1-2; line 2: move: ",
                "W:W53:B1; line 2: position: ",
                "W:W16:B7,11; line 2: the game is over there",
                "nonsense; line 2: move: ",
                "32-28 # 19-23; line 2: move: ",
            })
    void badLineIsNamedWithItsFile(String line, String fault) throws IOException {
        Path file = write("32-28", line);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> OpeningSpecs.parse(engines.byId("international"), file.toString()))
                .withMessageStartingWith(file + ", " + fault)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
    }

    @Test
    void fileWithoutOpeningsIsRefused() throws IOException {
        Path empty = write("# nothing");
        Path missing = folder.resolve("missing");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, 1});
        EngineFactory kind = engines.byId("international");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(kind, empty.toString()))
                .withMessage(empty + " holds no opening");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(kind, missing.toString()))
                .withMessage("there is no file " + missing);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(kind, binary.toString()))
                .withMessage(binary + " is not text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random:", "random:8", "random:x:1", "random:8:1:2:3", "random:8:-1"})
    void textThatDescribesNoRandomOpeningsIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(engines.byId("italian"), text))
                .withMessageContaining("is not of the form random:PLIES:SEED");
    }

    @Test
    void boundsThatNothingCanKeepAreRefused() {
        EngineFactory kind = engines.byId("italian");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(kind, "random:8:1:90-60"))
                .withMessage("90-60: the first number is above the second");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OpeningSpecs.parse(kind, "two-ply:20000-30000"))
                .withMessage("no opening is as wanted");
    }

    private Path write(String... lines) throws IOException {
        return Files.write(folder.resolve("openings.txt"), List.of(lines));
    }
}
