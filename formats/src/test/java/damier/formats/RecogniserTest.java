package damier.formats;

import static org.assertj.core.api.Assertions.assertThat;

import damier.games.Games;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecogniserTest {
    private static final Games GAMES = new Games();
    private static final String START =
            "---------------------------OX------XO---------------------------";

    private final Recogniser recogniser = new Recogniser(GAMES);

    /** {@code board italian W:W28:B10}, {@code games italian 3}, or nothing. */
    private String what(String text, @Nullable String expected) {
        return recogniser
                .recognise(text, expected == null ? null : GAMES.byId(expected))
                .map(RecogniserTest::describe)
                .orElse("nothing");
    }

    private static String describe(Recognised recognised) {
        return switch (recognised) {
            case Recognised.Board board -> describe(board);
            case Recognised.Played played ->
                    "games %s %d"
                            .formatted(
                                    played.games().getFirst().kind().id(),
                                    played.games().getFirst().mainLine().size());
        };
    }

    private static String describe(Recognised.Board board) {
        String position = board.kind().notation().format(board.position());
        return "board " + board.kind().id() + " " + position;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "W:W41,50:B1,5|board international W:W41,50:B1,5",
                "  B:B1-4:W30-33. |board international B:W30,31,32,33:B1,2,3,4",
                "[FEN \"W:W41:BK5\"]|board international W:W41:BK5",
                "FEN \"W:W41:BK5\"|board international W:W41:BK5",
                "W:Wc3,Ka1:Bf6|board russian W:W22,K29:B11",
                "W:Wj2:Bf6|board international W:W45:B23",
                "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww|board english "
                        + "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                "1. 32-28 19-23|games international 2",
                "32-28 19-23 28x19|games international 3",
                "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5|games russian 8",
                "[GameType \"22\"] 1. 21-17|games italian 1",
                "f5d6c3d3c4|games othello 5",
                "F5 D6 C3|games othello 3",
                "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 " + START + " *]B[F5]W[D6];)|games othello 2",
                "Dear reader|nothing",
                "W:W99|nothing"
            })
    void textIsRecognised(String text, String what) {
        assertThat(what(text, null)).isEqualTo(what);
    }

    @Test
    void aBoardOfOthelloIsAPosition() {
        String board = "-".repeat(18) + "X" + "-".repeat(8) + "XO------XO" + "-".repeat(27);
        assertThat(what(board + " O", null)).isEqualTo("board othello " + board + " O");
    }

    @Test
    void theGameOnTheBoardComesFirst() {
        assertThat(what("W:W28:B10", "italian")).isEqualTo("board italian W:W28:B10");
        assertThat(what("1. c3-d4", "brazilian")).isEqualTo("games brazilian 1");
        assertThat(what("1. 32-28", "othello")).isEqualTo("games international 1");
        assertThat(what("f5d6", "italian")).isEqualTo("games othello 2");
        assertThat(what("W:W41:B1", "italian")).isEqualTo("board international W:W41:B1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n", ":", "W:", "(;", "[", "B"})
    void nothingIsRecognisedInNothing(String text) {
        assertThat(what(text, null)).isEqualTo("nothing");
    }

    @Test
    void aTextThatIsTooLongIsNotLookedAt() {
        assertThat(what("1. 32-28 {" + "x".repeat(Recogniser.MAX_LENGTH) + "}", null))
                .isEqualTo("nothing");
    }
}
