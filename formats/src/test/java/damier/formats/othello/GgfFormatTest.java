package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.games.Games;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Source;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Random;

class GgfFormatTest {
    private static final String START =
            "BO[8 ---------------------------O*------*O--------------------------- *]";

    /** White, to move, has nothing to flip; then Black has, and ends the game. */
    private static final String PASSING = "BO[8 *O" + "-".repeat(62) + " O]";

    private final GgfFormat ggf = new GgfFormat(Heard.OTHELLO);

    @Test
    void everyTagIsKept() {
        Heard heard =
                Heard.from(
                        ggf,
                        "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ann]PW[bob]RB[1837.5]"
                                + "RW[1203.5]TI[05:00//02:00]TY[8r]RE[+12.00]XY[odd]"
                                + START
                                + "B[F5];)");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games.getFirst().tags())
                .containsEntry(Tags.SITE, "GGS/os")
                .containsEntry(Tags.DATE, "2004.09.18")
                .containsEntry("DT", "2004.09.18_05:54:38.MDT")
                .containsEntry(Tags.BLACK, "ann")
                .containsEntry(Tags.WHITE, "bob")
                .containsEntry(Tags.BLACK_RATING, "1837.5")
                .containsEntry(Tags.WHITE_RATING, "1203.5")
                .containsEntry(Tags.TIME_CONTROL, "05:00//02:00")
                .containsEntry("TY", "8r")
                .containsEntry("Score", "+12.00")
                .containsEntry("XY", "odd");
        assertThat(heard.games.getFirst().result()).isEqualTo(WrittenResult.BLACK_WINS);
    }

    @Test
    void movesCarryEvaluationAndTime() {
        Heard heard = Heard.from(ggf, "(;GM[Othello]B[F5/-1.25/3.2]W[d6//1:03.5]B[C3/2]W[d3];)");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games.getFirst().mainLine())
                .extracting(MoveNode::remarks)
                .containsExactly(
                        Remarks.NONE.withEvaluation(-1.25).withElapsed(Duration.ofMillis(3200)),
                        Remarks.NONE.withElapsed(Duration.ofMillis(63_500)),
                        Remarks.NONE.withEvaluation(2),
                        Remarks.NONE);
    }

    @Test
    void arrowsInACommentComeBack() throws UnwritableGame {
        Heard heard = Heard.from(ggf, "(;GM[Othello]B[F5]W[d6];)");
        MoveNode move = heard.games.getFirst().mainLine().getFirst();
        String comment = "[%csl Rd6][%cal Gf5d6] sharp";
        move.remark(Remarks.NONE.withAfter(comment));
        Heard again = Heard.from(ggf, ggf.text(heard.games));
        assertThat(again.games.getFirst().mainLine().getFirst().remarks().after())
                .isEqualTo(comment);
    }

    @Test
    void passesAreReadWhereTheyStandAndPutInWhereTheyDoNot() {
        for (String moves :
                new String[] {
                    "W[PA]B[C1]", "W[pass//0.1]B[C1]", "W[--]B[c1]", "B[C1]", "B[C1]W[PA]B[PA]"
                }) {
            Heard heard = Heard.from(ggf, "(;GM[Othello]" + PASSING + moves + ";)");
            assertThat(heard.problems).as(moves).isEmpty();
            assertThat(heard.moves()).as(moves).isEqualTo("passc1");
            assertThat(heard.games.getFirst().result()).isEqualTo(WrittenResult.BLACK_WINS);
        }
    }

    @Test
    void severalGamesStandInAFileWithNumbersBefore() {
        Heard heard = Heard.from(ggf, "1 (;GM[Othello]B[f5];)\r\n2 (;GM[Othello];)(;PB[a];)\n");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games).hasSize(3);
    }

    @Test
    void flagsSayHowAGameEnded() throws UnwritableGame {
        String[] flags = {"r", "t", "s", "x"};
        String[] words = {"resignation", "time", "agreed score", "x"};
        for (int index = 0; index < flags.length; index++) {
            String result = "RE[-64.00:" + flags[index] + "]";
            WrittenGame game = Heard.from(ggf, "(;GM[Othello]" + result + ";)").games.getFirst();
            assertThat(game.tag(Tags.TERMINATION)).isEqualTo(words[index]);
            assertThat(game.result()).isEqualTo(WrittenResult.WHITE_WINS);
            assertThat(Heard.written(ggf, game)).contains(result);
        }
    }

    @Test
    void resultsAreWrittenAsFarAsTheyAreKnown() throws UnwritableGame {
        WrittenGame game = Heard.game("f5");
        assertThat(Heard.written(ggf, game)).contains("RE[?]");
        game.setResult(WrittenResult.BLACK_WINS);
        assertThat(Heard.written(ggf, game)).contains("RE[+]");
        assertThat(Heard.from(ggf, Heard.written(ggf, game)).games.getFirst().result())
                .isEqualTo(WrittenResult.BLACK_WINS);
        WrittenGame wipeOut = Heard.game("e6f4e3f6g5d6e7f5c5");
        wipeOut.setResult(WrittenResult.BLACK_WINS);
        assertThat(Heard.written(ggf, wipeOut)).contains("RE[+64]");
    }

    @Test
    void whatProgramsLookForIsWrittenEvenWhereThereIsNothingToSay() throws UnwritableGame {
        assertThat(Heard.written(ggf, Heard.game("f5d6")))
                .isEqualTo(
                        "(;GM[Othello]PC[]DT[]PB[]PW[]RE[?]TI[]TY[8]" + START + "B[F5]W[D6];)\n");
    }

    @Test
    void faultyGamesAreNamedAndKeptUpToTheFault() {
        Heard heard =
                Heard.from(
                        ggf,
                        "(;GM[Othello]PB[ann]PW[bob]B[f5]\nW[f5]B[d3];)\n(;GM[Othello]B[e6];)");
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:2:1: ann - bob: W[f5]: f5: the square is taken, and a disc never"
                                + " leaves its square (WOF rule 8); the game is kept up to there");
        assertThat(heard.games).hasSize(2);
        assertThat(Heard.transcript(heard.games.getFirst())).isEqualTo("f5");
        assertThat(heard.games.getFirst().mainLine().getFirst().remarks().after())
                .isEqualTo("not playable: W[f5]B[d3]");
    }

    @Test
    void whoseTurnItIsIsChecked() {
        Heard heard = Heard.from(ggf, "(;GM[Othello]W[f5];)");
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:1:14: W[f5]: it is the other side's turn;"
                                + " the game is kept up to there");
    }

    @Test
    void gamesThatAreNotOursArePassedOverByName() {
        Heard heard =
                Heard.from(
                        ggf,
                        "(;GM[Amazons]PB[ann]PW[bob]B[J4-I4-J5//11.88];)"
                                + "(;GM[Othello]BO[10 ----- *];)(;GM[Othello]BO[8 xo *];)");
        assertThat(heard.games).isEmpty();
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:1:3: ann - bob: a game of 'Amazons', not of Othello; the game is"
                                + " passed over",
                        "a.file:1:50: BO[10 ----- *]: a board of 8 by 8 begins with 8; the game is"
                                + " passed over",
                        "a.file:1:79: BO: position: 2 squares, a board has 64; the game is passed"
                                + " over");
    }

    @Test
    void brokenTextIsReportedAndReadingGoesOn() {
        Heard heard = Heard.from(ggf, "hello (;GM[Othello]B[f5](;GM[Othello]!B[d3]XX;)(;PB[a");
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:1:1: text outside of a game is passed over",
                        "a.file:1:25: the game is not ended by ;)",
                        "a.file:1:38: no property begins like this",
                        "a.file:1:44: XX is not followed by [",
                        "a.file:1:54: the game is not ended by ;)");
        assertThat(heard.games).hasSize(3);
    }

    @Test
    void tooLongNamesAndValuesAreCutWithAMessage() {
        String name = "N".repeat(70);
        Heard heard = Heard.from(ggf, "(;" + name + "[" + "v".repeat(20_001) + "];)");
        assertThat(heard.problems)
                .containsExactly(
                        "a.file:1:3: a name of more than 64 characters",
                        "a.file:1:3: %s: a value of more than 20000 characters is cut"
                                .formatted("N".repeat(64)));
        assertThat(Heard.from(ggf, "(;" + "B[pa]".repeat(2_001) + ";)").problems)
                .contains("a.file:1:10003: more than 2000 properties, the game is read up to here");
    }

    @Test
    void limitsCountCharactersNotBytes() {
        Heard heard = Heard.from(ggf, "(;GM[Othello]PB[" + "é".repeat(20_000) + "];)");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games.getFirst().tag(Tags.BLACK)).hasSize(20_000);
    }

    @Test
    void onlyInvalidBytesAreLatin1() {
        byte[] invalid = "Møller, ".getBytes(StandardCharsets.ISO_8859_1);
        byte[] valid = "日本".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        text.writeBytes("(;GM[Othello]PB[".getBytes(StandardCharsets.US_ASCII));
        text.writeBytes(invalid);
        text.writeBytes(valid);
        text.writeBytes("];)".getBytes(StandardCharsets.US_ASCII));
        Heard heard = Heard.from(ggf, Source.of("a.file", text.toByteArray()));
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games.getFirst().tag(Tags.BLACK)).isEqualTo("Møller, 日本");
    }

    @Test
    void otherGamesAreRefused() {
        WrittenGame draughts = new WrittenGame(new Games().byId("international"));
        assertThatThrownBy(() -> Heard.written(ggf, draughts))
                .isInstanceOf(UnwritableGame.class)
                .hasMessage("GGF holds games of Othello, not of International draughts");
    }

    @Test
    void otherStartsRoundTrip() throws UnwritableGame {
        Heard heard = Heard.from(ggf, "(;GM[Othello]" + PASSING + "B[C1];)");
        String written = Heard.written(ggf, heard.games.getFirst());
        assertThat(written).contains(PASSING + "W[PA]B[C1]").contains("RE[+64]");
    }

    @Test
    void randomGamesRoundTripWithTagsCommentsValuesAndTimes() throws UnwritableGame {
        Random random = new Random(3);
        for (int count = 0; count < 500; count++) {
            WrittenGame game = Heard.random(random);
            for (String tag : new String[] {"Event", "Black", "White", "Round", "Odd_1"}) {
                game.tags().put(tag, text(random));
            }
            for (MoveNode move : game.mainLine()) {
                Remarks remarks =
                        random.nextBoolean() ? Remarks.NONE.withAfter(text(random)) : Remarks.NONE;
                if (random.nextBoolean()) {
                    remarks = remarks.withEvaluation(random.nextInt(-6400, 6401) / 100.0);
                }
                if (random.nextBoolean()) {
                    remarks = remarks.withElapsed(Duration.ofNanos(random.nextLong(1L << 50)));
                }
                move.remark(remarks);
            }
            Heard heard = Heard.from(ggf, Heard.written(ggf, game));
            assertThat(heard.problems).isEmpty();
            WrittenGame read = heard.games.getFirst();
            assertThat(read.tags()).containsAllEntriesOf(game.tags());
            assertThat(read.result()).isEqualTo(game.result());
            assertThat(Heard.transcript(read)).isEqualTo(Heard.transcript(game));
            assertThat(read.mainLine())
                    .extracting(MoveNode::remarks)
                    .isEqualTo(game.mainLine().stream().map(MoveNode::remarks).toList());
        }
    }

    private static String text(Random random) {
        String signs = "ab [](;)\\é日\n/:\"";
        StringBuilder text = new StringBuilder("t");
        for (int left = random.nextInt(8); left > 0; left--) {
            text.append(signs.charAt(random.nextInt(signs.length())));
        }
        return text.append('t').toString();
    }
}
