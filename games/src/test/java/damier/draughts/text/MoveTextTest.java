package damier.draughts.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import damier.core.NotationException;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.testkit.KnownPositions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class MoveTextTest {
    /** 28 captures 22 and 11. */
    private static final String TWO_PIECES = "W:W28:B22,11";

    private final Texts international = Texts.of(Variants.INTERNATIONAL);

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = KnownPositions.ITALIAN)
    void italianPositionsHaveTheMovesOfTheRuleBook(String fen, String moves) {
        Texts italian = Texts.of("italian");
        assertThat(italian.legal(fen)).containsExactlyInAnyOrder(moves.split(" ", -1));
        DraughtsPosition at = italian.position(fen);
        for (long move : italian.moves(at)) {
            String text = italian.notation().format(at, move);
            assertThat(italian.notation().move(at, text)).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    W:WK11,16,22:B1,31                                          | 11-7
                    W:W23,29,33,34,35,38,39,43:B12,13,14,15,18,20,22,24         | 35-30
                    """)
    void bestMovesOfTheProblemsAreLegal(String fen, String move) {
        assertThat(international.legal(fen)).contains(move);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    russian       | W:Wa1,c3,e3:Bh8        | cb4       | c3-b4
                    russian       | W:Wa1,c3,e3:Bh8        | a b2      | a1-b2
                    russian       | W:Wa1,c3,e3:Bh8        | C-D4      | c3-d4
                    russian       | W:Wc3,c5:Bh8           | cd4       | c3-d4
                    russian       | W:Wc3:Bd4,f6           | c:g7      | c3:g7
                    russian       | W:Wc3:Bd4,f6           | c:e5:g7   | c3:g7
                    russian       | W:Wc3:Bd4              | ce5       | c3:e5
                    brazilian     | W:Wc3:Bd4              | cxe5      | c3xe5
                    english       | B:Bf6:Wc1              | fe5       | 11-15
                    international | W:W46:B1               | ab2       | 46-41
                    """)
    void ofTheStartTheFileIsEnough(String game, String fen, String text, String move) {
        Texts texts = Texts.of(game);
        DraughtsPosition at = texts.position(fen);
        assertThat(texts.notation().format(at, texts.notation().move(at, text))).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    cd4  | W:Wc5:Bh8       | cd4 is not legal here: no piece on file c can do that
                    gd4  | W:Wc3:Bh8       | gd4 is not legal here: no piece on file g can do that
                    c:e5 | W:Wc3:Bh8       | c:e5 is not legal here: no piece on file c can do that
                    cd6  | W:Wc5,Kc7:Bh8   | cd6 is ambiguous: c5-d6, c7-d6
                    """)
    void aFileThatDoesNotTellIsRefused(String text, String fen, String fault) {
        Texts russian = Texts.of("russian");
        DraughtsPosition at = russian.position(fen);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> russian.notation().move(at, text))
                .withMessage("move: " + fault);
    }

    @Test
    void twoCapturesThatShareStartAndEndAreWrittenWithTheirPaths() {
        assertThat(international.legal(KnownPositions.TWO_CAPTURES))
                .containsExactlyInAnyOrder(KnownPositions.TWO_CAPTURES_MOVES.split(" ", -1));
    }

    @ParameterizedTest
    @CsvSource({
        "47x38x24x13x36, 47x36x19x29x31x42",
        "47x33x24x13x36, 47x36x19x29x31x42",
        "47x24x36, 47x36x19x29x31x42",
        "47x13x36, 47x36x19x29x31x42",
        "47x36x42x31x29x19, 47x36x19x29x31x42",
        "47x38x20x9x36, 47x36x14x29x31x42",
        "47x36x29x14x31x42, 47x36x14x29x31x42",
    })
    void capturesThatShareStartAndEndAreToldApart(String text, String hub) {
        DraughtsPosition at = international.position(KnownPositions.TWO_CAPTURES);
        assertThat(international.notation().hub(international.notation().move(at, text)))
                .isEqualTo(hub);
    }

    @ParameterizedTest
    @ValueSource(strings = {"47x36", "47x38x36", "47x33x36", "4736", "47-36"})
    void ambiguousTextNamesTheCandidates(String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(
                        () ->
                                international
                                        .notation()
                                        .move(
                                                international.position(KnownPositions.TWO_CAPTURES),
                                                text))
                .withMessageStartingWith("move: " + text + " is ambiguous: ")
                .withMessageContaining("47x38x24x13x36")
                .withMessageContaining("47x38x20x9x36");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"32-28", "3228", "32 28", " 32 - 28 ", "d4-e5", "d4e5", "D4-E5", "d4 e5"})
    void quietMovesCanBeWrittenInManyWays(String text) {
        DraughtsPosition start = international.start();
        assertThat(
                        international
                                .notation()
                                .numbers(start, international.notation().move(start, text)))
                .isEqualTo("32-28");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "28x6",
                "28:6",
                "28X06",
                "2806",
                "28 6",
                "28-6",
                "28x17x6",
                "28:17:06",
                "281706",
                "28x6x22x11",
                "28x6x11x22",
                "e5xa9",
                "e5xc7xa9",
                "e5c7a9",
                "E5:A9"
            })
    void capturesCanBeWrittenInManyWays(String text) {
        DraughtsPosition at = international.position(TWO_PIECES);
        long move = international.notation().move(at, text);
        assertThat(international.notation().format(at, move)).isEqualTo("28x6");
        assertThat(international.notation().fullPath(at, move)).isEqualTo("28x17x6");
        assertThat(international.notation().hub(move)).isEqualTo("28x6x11x22");
        assertThat(international.notation().letters(at, move)).isEqualTo("e5xa9");
    }

    @Test
    void candidatesAreAllThatATextMayMean() {
        DraughtsPosition at = international.position(KnownPositions.TWO_CAPTURES);
        assertThat(international.notation().candidates(at, "47x36")).hasSize(2);
        assertThat(international.notation().candidates(at, "47x24x36")).hasSize(1);
        assertThat(international.notation().candidates(at, "47-41")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"28x17x6", "28x6x17", "28x6x22", "28x6x22x22"})
    void hubMovesNameAllThatTheyCapture(String text) {
        DraughtsPosition at = international.position(TWO_PIECES);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> international.notation().hubMove(at, text))
                .withMessageStartingWith("move: " + text + " is not legal here: ");
        assertThat(international.notation().hubMove(at, "28x6x22x11"))
                .isEqualTo(international.notation().hubMove(at, "28x6"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    W:W28,50:B22,11 | 28-23 | capturing is compulsory, and the piece on 28 cannot go to 23 that way
                    W:W28,50:B22,11 | 28x17 | capturing is compulsory, and the piece on 28 cannot go to 17 that way
                    W:W28,50:B22,11 | 50-45 | another piece must capture
                    W:W28,50:B22,11 | 22x33 | the piece on 22 is the opponent's
                    W:W28,50:B22,11 | 30-25 | there is no piece on 30
                    W:W32:B1        | 32-27x18 | there is nothing to capture
                    W:W32:B1        | 32x28 | there is nothing to capture
                    W:W32:B1        | 32-37 | the piece on 32 cannot go to 37 that way
                    W:W46:B41,37    | 46-41 | there is nothing to play
                    """)
    void refusalSaysWhy(String fen, String text, String reason) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> international.notation().move(international.position(fen), text))
                .withMessage("move: " + text + " is not legal here: " + reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''        | expected a square, not the end (column 1)
                    hello     | expected a square, not 'h' (column 1)
                    32        | expected two squares, not only 32
                    32-       | expected a square, not the end (column 4)
                    32--28    | expected a square, not '-' (column 4)
                    32-28!    | expected a square, not '!' (column 6)
                    322       | 3 digits cannot be split into squares of two (column 1)
                    32-51     | square 51 is not on a 10x10 board (column 4)
                    0-0       | square 0 is not on a 10x10 board (column 1)
                    a2-b3     | square a2 is not on a 10x10 board (column 1)
                    k1-b2     | expected a square, not 'k' (column 1)
                    """)
    void faultsNameWhatAndWhere(String text, String fault) {
        DraughtsPosition start = international.start();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> international.notation().move(start, text))
                .withMessage("move: " + fault);
    }

    @Test
    void movesAreWrittenWithTheSignsOfTheirVariant() {
        assertThat(Texts.of("russian").legal("W:W22:B18")).containsExactly("c3:e5");
        assertThat(Texts.of("brazilian").legal("W:W22:B18")).containsExactly("c3xe5");
        assertThat(Texts.of("czech").legal("W:W22:B1")).containsExactlyInAnyOrder("c3-b4", "c3-d4");
        Texts russian = Texts.of("russian");
        DraughtsPosition at = russian.position("W:W22:B18");
        assertThat(russian.notation().numbers(at, russian.notation().move(at, "22x15")))
                .isEqualTo("22x15");
        assertThat(russian.notation().square(21)).isEqualTo("c3");
        assertThat(Texts.of("spanish").notation().square(0)).isEqualTo("32");
    }

    @Test
    void shortCaptureIsMeantWhereALongerOneSharesItsEnds() {
        Texts pool = Texts.of("pool");
        DraughtsPosition at = pool.position("W:WK18:B6,7,8,14");
        assertThat(pool.legal("W:WK18:B6,7,8,14")).contains("18x4", "18x9x2x11x4");
        assertThat(pool.notation().hub(pool.notation().move(at, "18x4"))).isEqualTo("18x4x8");
        assertThat(pool.notation().hub(pool.notation().move(at, "18x9x4")))
                .isEqualTo("18x4x6x7x8x14");
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyFirstMoveRoundTripsInEveryForm(Variant variant) {
        Texts texts = Texts.of(variant);
        DraughtsNotation notation = texts.notation();
        DraughtsPosition at = texts.start();
        assertThat(texts.moves(at)).isNotEmpty();
        for (long move : texts.moves(at)) {
            assertThat(
                            List.of(
                                    notation.format(at, move),
                                    notation.numbers(at, move),
                                    notation.letters(at, move),
                                    notation.fullPath(at, move),
                                    notation.hub(move)))
                    .allMatch(text -> notation.move(at, text) == move);
        }
    }
}
