package damier.formats.pdn;

import static damier.formats.pdn.Pdn.read;
import static damier.formats.pdn.Pdn.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

class PdnReaderTest {
    private static final String TEN = "[GameType \"20\"]\n";

    private static Remarks remarks(WrittenGame game, int ply) {
        return game.mainLine().get(ply - 1).remarks();
    }

    @Test
    void gamesOfSeveralVariantsWithoutTheirTypeAreToldApart() {
        var content =
                read(
                        """
                        [White "International"]
                        1. 32-28 19-23 2. 28x19 14x23 *

                        [White "Italian"]
                        1. 21-17 10-13 2. 17x10 5x14 *

                        [White "Again"]
                        1. 34-30 17-21 2. 39-34 11-17 *
                        """);
        assertThat(content.problems()).isEmpty();
        assertThat(content.games())
                .extracting(game -> game.kind().id())
                .containsExactly("international", "italian", "international");
    }

    @Test
    void aGameHasItsTagsItsMovesAndItsResult() {
        var content =
                read(
                        """
                        [Event "A \\"friendly\\" match"]
                        [White "Anna"]
                        [Black "Bert"]
                        [Result "2-0"]
                        [GameType "20,W,10,10,N2,0"]

                        1. 32-28 19-23 2. 28x19 14x23 2-0
                        """);
        assertThat(content.problems()).isEmpty();
        assertThat(content.only().tags())
                .containsEntry(Tags.EVENT, "A \"friendly\" match")
                .containsEntry(Tags.WHITE, "Anna")
                .doesNotContainKeys("Result", "GameType");
        assertThat(content.only().result()).isEqualTo(WrittenResult.WHITE_WINS);
        assertThat(shape(content.only())).isEqualTo("1. 32-28 19-23 2. 28x19 14x23 1-0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 19-23 2. 28x19",
                "1.32-28 19-23 2.28x19",
                "1 32-28 19-23 2 28x19",
                "32-28 19-23 28x19",
                "1. 32 - 28 19 - 23 2. 28 x 19",
                "1. 3228 1923 2. 2819",
                "1. 32-28 1... 19-23 2. 28:19",
                "1. 32-28 ... 19-23 2. 28*19",
                "1. 32-28 1. ... 19-23 2. 28X19",
                "001. 32-28 19-23 002. 28x19",
                "1. 32\u201328 19\u201323 2. 28\u00D719",
                "1. d3-e4 10... h6-g5 2. 28x19 3. - -",
                "% a remark of a program\n1. 32-28\n%another\n19-23 2. 28x19",
                "1. 32-28 {a}19-23;to the end of the line 1-0\n2. 28x19",
                "1. 32-28\r\n19-23\r2.\t28x19\r\n"
            })
    void movesAreReadInAnySpelling(String text) {
        String moves = text.startsWith("1. d3") ? "1. 32-28 19-23 2. 28x19 3. - -" : text;
        var content = read(TEN + moves);
        assertThat(content.problems()).isEmpty();
        assertThat(content.only().mainLine()).hasSize(3);
    }

    @Test
    void aCarriageReturnAloneEndsALine() {
        var content = read("[GameType \"20\"]\r% ignored\r1. 32-28 ; a comment\r19-23 2. 1-2\r");
        assertThat(content.problems()).singleElement().asString().startsWith("a.pdn:4:10:");
        assertThat(content.only().mainLine()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"1. 31-26 1-7,  2", "'1. 31-26 16-21 1-1', 2", "'1. 31-26 16-21 1-0', 2"})
    void aResultIsNotAMove(String moves, int plies) {
        var content = read("[GameType \"20\"][FEN \"W:W31,32:B1,16\"]\n" + moves);
        assertThat(content.problems()).isEmpty();
        assertThat(content.only().mainLine()).hasSize(plies);
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, WHITE_WINS",
        "2-0, WHITE_WINS",
        "0-1, BLACK_WINS",
        "0-2, BLACK_WINS",
        "1/2-1/2, DRAW",
        "1-1, DRAW",
        "½-½, DRAW",
        "1 - 0, WHITE_WINS",
        "0-0, BOTH_LOSE",
        "*, UNKNOWN"
    })
    void everyStyleOfResultEndsAGame(String text, WrittenResult result) {
        String game = TEN + "1. 32-28 " + text + "\n";
        var content = read(game + "1. 33-28 " + text);
        assertThat(content.problems()).isEmpty();
        assertThat(content.games()).extracting(WrittenGame::result).containsExactly(result, result);
    }

    @Test
    void pointsOfASetOfGamesAreKept() {
        var game = read("[GameType \"40\"][Result \"9-3\"]\n1. 32-28").only();
        assertThat(game.result()).isEqualTo(WrittenResult.WHITE_WINS);
        assertThat(game.tag("Result")).isEqualTo("9-3");
    }

    @Test
    void resultsThatDisagreeAreReported() {
        var content = read("[GameType \"20\"]\n[Result \"1-0\"]\n1. 32-28 0-1");
        assertThat(content.problems())
                .containsExactly("a.pdn:2:1: the tag says 1-0, the end of the moves 0-1 (game 1)");
        assertThat(content.only().result()).isEqualTo(WrittenResult.WHITE_WINS);
    }

    @Test
    void aStarBehindAMoveMarksItAsForced() {
        var content = read(TEN + "1. 32-28* 19-23 * 2. 28x19 *\n[GameType \"20\"]\n33-28 *");
        assertThat(content.problems()).isEmpty();
        assertThat(content.games()).hasSize(2);
        assertThat(remarks(content.games().getFirst(), 1).strength()).isEqualTo("*");
        assertThat(remarks(content.games().getFirst(), 2).strength()).isEqualTo("*");
        assertThat(remarks(content.games().getFirst(), 3).strength()).isEmpty();
    }

    @Test
    void aStarAndANewFirstMoveAreTwoGames() {
        assertThat(read(TEN + "1. 32-28 * 1. 33-28 *").games()).hasSize(2);
    }

    @Test
    void marksGlyphsClocksAndValuesBelongToTheirMove() {
        var content =
                read(
                        TEN
                                + """
                                1. 32-28!? $3 $14 {[%clk 0:59:58] solid [%eval 0.25]}
                                19-23 (?) {[%emt 1:02.5] [%eval 0.5] [%eval #3]}
                                2. 28x19 {[%clock w0:58:00 B0:57:30]}
                                """);
        assertThat(content.problems()).isEmpty();
        var game = content.only();
        assertThat(remarks(game, 1))
                .isEqualTo(
                        Remarks.NONE
                                .withStrength("!?")
                                .withNags(List.of(3, 14))
                                .withClock(Duration.ofSeconds(3598))
                                .withEvaluation(0.25)
                                .withAfter("solid"));
        assertThat(remarks(game, 2))
                .isEqualTo(
                        Remarks.NONE
                                .withStrength("?")
                                .withElapsed(Duration.ofMillis(62_500))
                                .withEvaluation(-0.5)
                                .withAfter("[%eval #3]"));
        assertThat(remarks(game, 3).clock()).isEqualTo(Duration.ofMinutes(58));
    }

    @Test
    void nationalTagsHaveTheirUsualNames() {
        var game =
                read("[Bianco \"A\"][Nero \"B\"][Risultato \"0-1\"][Apertura \"0028\"]\n1. 21-17")
                        .only();
        assertThat(game.tags())
                .containsEntry(Tags.WHITE, "A")
                .containsEntry(Tags.BLACK, "B")
                .containsEntry("Opening", "0028");
        assertThat(game.result()).isEqualTo(WrittenResult.BLACK_WINS);
    }

    @Test
    void tagsAreReadThoughTheyAreBadlyWritten() {
        var content = read("[Event \"The \"big\" one\" ]\n[Round 3]\n[Site \"C:\\dir\"]\n" + TEN);
        assertThat(content.problems()).isEmpty();
        assertThat(content.only().tags())
                .containsEntry(Tags.EVENT, "The \"big\" one")
                .containsEntry(Tags.ROUND, "3")
                .containsEntry(Tags.SITE, "C:\\dir");
        var open = read("[White \"Anna\n[Black \"Bert\"]\n" + TEN + "1. 32-28 *");
        assertThat(open.only().tags()).containsEntry(Tags.WHITE, "Anna");
        assertThat(open.problems())
                .containsExactly("a.pdn:1:1: the tag White is not closed (game 1, Anna - Bert)");
    }

    @Test
    void positionsAreSetUpBeforeAndBetweenMoves() {
        var content =
                read(
                        "[GameType \"20\"][SetUp \"1\"][FEN \"B:W41-45:B1,5.\"]\n"
                                + "1... 5-10 /FEN \"W:W28:B10\"/ 28-22 10-14");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only()))
                .isEqualTo("1... 5-10 /FEN \"W:W28:B10\"/ 2. 28-22 10-14 *");
        assertThat(content.only().hasUsualStart()).isFalse();
    }

    static List<String> variants() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theGameTypeNamesTheVariantBothWays(String game) {
        String written = Pdn.write(List.of(new WrittenGame(Pdn.GAMES.byId(game))));
        assertThat(read(written).only().kind().id()).isEqualTo(game);
    }

    @Test
    void theCornerOfAGameTypeIsNotTrusted() {
        assertThat(read("[GameType \"22,W,8,8,N1,0\"]\n1. 21-17 *").problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32, international",
        "1. 11-15 23-19 2. 8-11 22-17, english",
        "1. 21-17 12-15 2. 23-19 8-12 3. 28-23 11-14, italian",
        "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5, russian",
        "1. 12-15 23-20, spanish",
        "'[FEN \"W:W18:B40\"] 1. 18-12', international"
    })
    void aGameThatDoesNotSayWhatItIsIsRecognisedByItsMoves(String text, String game) {
        var content = read(text);
        assertThat(content.problems()).isEmpty();
        assertThat(content.only().kind().id()).isEqualTo(game);
    }

    @Test
    void laterGamesTellWhatTheFirstAre() {
        var content = read("1. c3-d4 b6-a5 *\n[FEN \"W:Wd4,a1:Be3\"] 1. a1-b2 *");
        assertThat(content.problems()).isEmpty();
        assertThat(content.games())
                .extracting(game -> game.kind().id())
                .containsExactly("czech", "czech");
    }

    @Test
    void theExpectedGameIsNotGuessed() {
        assertThat(read("1. c3-d4", "brazilian").only().kind().id()).isEqualTo("brazilian");
        assertThat(read(TEN + "1. 32-28", "brazilian").only().kind().id())
                .isEqualTo("international");
        assertThatThrownBy(() -> read("1. c3-d4", "othello"))
                .hasMessage("PDN holds draughts, not othello");
    }

    @Test
    void anIllegalMoveEndsItsGameAndTheRestBecomesAComment() {
        var content =
                read(
                        """
                        [GameType "20"]
                        [White "Anna"]
                        1. 32-28 19-23 2. 28-22 {why?} 14x23 (1-7) 3. 33-28 1-0

                        [GameType "20"]
                        1. 33-28 *
                        """);
        assertThat(content.problems())
                .containsExactly(
                        "a.pdn:3:19: 28-22 is not legal here: capturing is compulsory, and the"
                            + " piece on 28 cannot go to 22 that way; the rest was made a comment"
                            + " (game 1, Anna - )");
        assertThat(content.games()).hasSize(2);
        assertThat(shape(content.games().getFirst()))
                .isEqualTo("1. 32-28 19-23 {28-22 why? 14x23 (1-7) 3. 33-28} 1-0");
    }

    @Test
    void anImpossibleStartKeepsTheGameAsAComment() {
        var content = read(TEN + "[FEN \"W:W99:B1\"]\n1. 32-28 1-0");
        assertThat(content.problems())
                .containsExactly(
                        "a.pdn:2:1: position: square 99 is not on a 10x10 board (column 4)"
                                + " (game 1)");
        assertThat(shape(content.only())).isEqualTo("{[FEN \"W:W99:B1\"] 1. 32-28} 1-0");
    }

    @Test
    void anUnknownTypeOfGameIsReportedAndTheNextIsRead() {
        var content =
                read(
                        "[GameType \"27,W,12,12,N2,0\"]\n"
                                + "1. 45-39 *\n"
                                + "[GameType \"77\"]\n"
                                + "1. 32-28 *\n\n"
                                + TEN
                                + "1. 32-28 *");
        assertThat(content.problems())
                .containsExactly(
                        "a.pdn:1:1: games of type 27, Canadian draughts on 12x12 squares, are not"
                                + " played here (game 1)",
                        "a.pdn:3:1: there is no game of type '77' (game 2)");
        assertThat(content.games()).hasSize(1);
    }

    @Test
    void ofTheSquareWhereAMoveBeginsTheFileIsEnough() {
        var content = read("[GameType \"25\"]\n1. cd4 bc5 2. d:b6 a:c5 3. ed4 c:e3 4. d:f4 *");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only()))
                .isEqualTo("1. c3-d4 b6-c5 2. d4:b6 a7:c5 3. e3-d4 c5:e3 4. d2:f4 *");
    }

    @Test
    void wordsAmongMovesAreReportedAndKept() {
        var content = read(TEN + "1. 32-28 Bianco Vince 19-23 }");
        assertThat(content.problems())
                .containsExactly(
                        "a.pdn:2:10: 'Bianco Vince' is not PDN, and was made a comment (game 1)",
                        "a.pdn:2:29: '}' is not PDN, and was made a comment (game 1)");
        assertThat(shape(content.only())).isEqualTo("1. 32-28 {Bianco Vince} 1... 19-23 {)} *");
    }

    @Test
    void textOutsideGamesIsReported() {
        assertThat(read("Dear reader, hello.").problems())
                .containsExactly("a.pdn:1:1: 'Dear reader , hello .' belongs to no game");
        assertThat(read("").problems()).isEmpty();
    }

    @Test
    void aCommentThatIsNotClosedEndsBeforeTheNextTags() {
        var content = read(TEN + "1. 32-28 {oh\n" + TEN + "1. 33-28 *");
        assertThat(content.games()).hasSize(2);
        assertThat(content.problems())
                .containsExactly("a.pdn:2:10: a comment is not closed (game 1)");
    }

    @Test
    void aCaptureWrittenByItsEndsIsToldByWhatFollows() {
        String fen = "[GameType \"20\"][FEN \"W:WK47:B14,19,29,31,42\"]\n";
        var content = read(fen + "1. 47x36 19-23 *");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only())).contains("1. 47x38x20x9x36 19-23");
        assertThat(read(fen + "1. 47x36 *").problems())
                .singleElement()
                .asString()
                .contains("47x36 is ambiguous, and was read as 47x");
    }

    @Test
    void jumpsWrittenOneByOneAreOneCapture() {
        String fen = "[GameType \"21\"][FEN \"B:B1:W6,15,32\"]\n";
        var content = read(fen + "1. 1x10 10x19 32-28 *");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only())).contains("1. 1x19 32-28");
    }

    @Test
    void latin1IsReadWhereBytesAreNotUtf8() {
        byte[] text = "[Event \"69° Møte\"][GameType \"20\"]".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(read(text, null).only().tag(Tags.EVENT)).isEqualTo("69° Møte");
        byte[] marked = "\uFEFF[Event \"Шашки 😀\"]".getBytes(StandardCharsets.UTF_8);
        var content = read(marked, null);
        assertThat(content.only().tag(Tags.EVENT)).isEqualTo("Шашки 😀");
        assertThat(content.problems()).isEmpty();
    }
}
