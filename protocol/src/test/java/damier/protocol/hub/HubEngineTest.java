package damier.protocol.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.EngineSide;
import damier.protocol.Spoken;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

@Timeout(600)
class HubEngineTest {
    private static final String START = "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20);

    /** Three kings against one: nothing is decided soon. */
    private static final String LONG_THINK = START;

    private final Engines engines = new Engines(new Games());
    private final Spoken hub = engine("international");

    private Spoken engine(String game) {
        return new Spoken(out -> new HubEngine(engines, game, "1.0", out));
    }

    private void ready() {
        hub.say("init");
        assertThat(hub.next()).isEqualTo("ready");
    }

    @AfterEach
    void close() {
        hub.close();
    }

    @Test
    void warmsUpForTheVariantThatIsSetBeforeItIsReady() {
        long warmUp = 300_000_000;
        var options = engines.byId("international").defaultOptions();
        try (var warm =
                new Spoken(
                        out ->
                                new HubEngine(
                                        engines, "international", options, warmUp, "1.0", out))) {
            warm.say("set-param name=variant value=frisian", "init", "ping");
            assertThat(warm.next()).isEqualTo("ready");
            assertThat(warm.next()).isEqualTo("pong");
            warm.say("init", "pos start", "level depth=3", "go think");
            assertThat(warm.next()).isEqualTo("ready");
            assertThat(warm.upTo("done")).isNotEmpty();
        }
    }

    @Test
    void introducesItself() {
        hub.say("hub");
        List<String> lines = hub.upTo("wait");
        assertThat(lines.getFirst())
                .isEqualTo("id name=Damier version=1.0 author=\"the authors of Damier\"");
        assertThat(lines)
                .contains("param name=threads value=1 type=int min=1 max=256")
                .contains("param name=variety value=false type=bool")
                .anyMatch(
                        line ->
                                line.startsWith(
                                        "param name=variant value=international type=enum"));
    }

    @Test
    void searchesToADepth() {
        ready();
        hub.say("pos pos=" + START, "level depth=5", "go think");
        List<String> lines = hub.upTo("done");
        assertThat(lines).hasSize(6);
        assertThat(lines.getFirst())
                .matches(
                        "info depth=1 score=-?\\d+\\.\\d\\d nodes=\\d+ time=\\d+\\.\\d{3}"
                                + " nps=\\d+\\.\\d{3} pv=\\d+-\\d+");
        assertThat(lines.getLast()).matches("done move=\\d+-\\d+ ponder=\\d+-\\d+");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level nodes=2000",
                "level move-time=0.05",
                "level time=1 inc=0.1",
                "level moves=10 time=1",
                "level depth=30 nodes=100000 move-time=0.05 time=5 inc=1",
                "level time=0",
                "level move-time=0",
                "level depth=0",
                "level nodes=1",
            })
    void everyKindOfLevelEndsWithAMove(String level) {
        ready();
        hub.say("pos start", level, "go think");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
    }

    @Test
    void goesOnUntilItIsStopped() {
        ready();
        hub.say("pos pos=" + LONG_THINK, "level infinite", "go think");
        hub.upTo("info depth=3");
        hub.say("ping");
        assertThat(hub.upTo("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("stop");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
    }

    @Test
    void pondersUntilTheOpponentMoves() {
        ready();
        hub.say("pos pos=" + LONG_THINK, "level move-time=0.05", "go ponder");
        hub.upTo("info depth=4");
        hub.say("ping");
        assertThat(hub.upTo("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("ponder-hit");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"level depth=4", "level nodes=3000"})
    void aPonderedSearchKeepsLimitsThatAreNotTimes(String level) {
        ready();
        hub.say("pos pos=" + LONG_THINK, level, "go ponder");
        hub.upTo("info depth=5");
        hub.say("ponder-hit");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
        hub.say("ping");
        assertThat(hub.next()).isEqualTo("pong");
    }

    @Test
    void ponderingThatIsDecidedKeepsItsAnswer() {
        ready();
        hub.say("pos pos=" + board("W", "w28 b22"), "level depth=3", "go ponder");
        hub.upTo("info depth=1");
        hub.say("ping");
        assertThat(hub.upTo("pong")).noneMatch(line -> line.startsWith("done"));
        hub.say("stop");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=28x17x22");
    }

    @Test
    void theOnlyMoveIsAnsweredAtOnceButAnalysedAtLength() {
        ready();
        String forced = board("W", "w28 w47 b22 b1 b2");
        hub.say("pos pos=" + forced, "level infinite", "go think");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=28x17x22");
        hub.say("pos pos=" + forced, "level infinite", "go analyze");
        hub.upTo("info depth=4");
        hub.say("stop");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=28x17x22");
    }

    @Test
    void whereNothingCanBePlayedThereIsNoMove() {
        ready();
        for (String how : List.of("think", "analyze", "ponder")) {
            hub.say("pos pos=" + board("W", "b1"), "level depth=3", "go " + how, "stop");
            assertThat(hub.next()).isEqualTo("done");
        }
    }

    @Test
    void drawsThatTheHostDoesNotKnowDoNotSilenceIt() {
        ready();
        String shuffle = "50-45 1-6 45-50 6-1 ";
        hub.say(
                "pos pos=" + board("W", "W50 B1") + " moves=\"" + shuffle.repeat(20) + "\"",
                "level depth=2",
                "go think");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=50-");
    }

    @Test
    void repetitionIsSeenThroughTheMoves() {
        ready();
        String kings = board("W", "W50 W45 B1");
        hub.say("pos pos=" + kings + " moves=\"50-44 1-6 44-50 6-1 50-44 1-6\"", "level depth=1");
        hub.say("go think multipv=100");
        assertThat(hub.upTo("done"))
                .anyMatch(line -> line.contains("score=0.00") && line.contains("pv=44-50"));
    }

    @Test
    void linesAreCountedWhereMoreThanOneIsAsked() {
        ready();
        hub.say("pos start", "level depth=3", "go think multipv=3");
        assertThat(hub.upTo("done"))
                .anyMatch(line -> line.contains("depth=3 pv-index=1 "))
                .anyMatch(line -> line.contains("depth=3 pv-index=3 "));
        hub.say("set-param name=lines value=2", "go think");
        assertThat(hub.upTo("done")).anyMatch(line -> line.contains("depth=3 pv-index=2 "));
        hub.say("set-param name=lines value=1", "go think");
        assertThat(hub.upTo("done")).noneMatch(line -> line.contains("pv-index"));
    }

    @Test
    void parametersCanBeSetAtAnyTime() {
        hub.say("set-param name=table value=1", "set-param name=variant value=frisian");
        ready();
        hub.say("set-param name=threads value=2", "pos start", "level depth=4", "go think");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
        hub.say("set-param name=variant value=italian", "pos start", "level depth=4", "go think");
        assertThat(hub.upTo("done").getLast()).matches("done move=2[1-4]-.*");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "set-param name=cat value=1 | no parameter 'cat'",
                "set-param value=1 | no name'",
                "set-param name=threads value=many | 'many' is not a whole number from 1 to",
                "set-param name=variant value=chess | variant: 'chess' is none of international",
                "set-param name=variety value=1 | '1' is neither true nor false",
                "pos pos=Wxyz | position: ",
                "pos pos=\"abc | line: no second '''",
                "pos start moves=\"1-2\" | move: 1-2 is not legal here",
                "level depth=deep | depth: 'deep' is not a number",
                "level =3 | line: no name before '''",
            })
    void whatIsWrongIsNamed(String line, String fault) {
        ready();
        hub.say(line);
        assertThat(hub.next())
                .startsWith("error message=\"")
                .contains(fault.replace("'''", "'").replaceAll("'$", ""));
    }

    @Test
    void beforeInitThereIsNoTable() {
        hub.say("go think");
        assertThat(hub.next()).isEqualTo("error message=\"not yet: init comes first\"");
    }

    @Test
    void unknownCommandsAndBlankLinesAreIgnored() {
        hub.say("", "   ", "dance fast=1", "ponder", "ping");
        assertThat(hub.next()).isEqualTo("pong");
    }

    @Test
    void newGamesCanFollowEachOther() {
        ready();
        for (int i = 0; i < 3; i++) {
            hub.say("new-game", "pos start", "level depth=3", "go think");
            assertThat(hub.upTo("done").getLast()).startsWith("done move=");
        }
    }

    @Test
    void goWithoutStopEndsTheSearchBefore() {
        ready();
        hub.say("pos start", "level infinite", "go analyze", "level depth=2", "go think");
        hub.upTo("done");
        assertThat(hub.upTo("done").getLast()).startsWith("done move=");
    }

    @Test
    void quitEndsIt() {
        assertThat(hub.side().handle("quit")).isFalse();
    }

    @Test
    void theEndOfInputEndsItAndLongLinesArePassedOver() throws IOException {
        String input = "x".repeat(EngineSide.MAX_LINE + 1) + "\nping\nping";
        EngineSide.converse(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), hub.side());
        assertThat(hub.rest())
                .containsExactly(
                        "error message=\"a line of more than 65536 bytes was passed over\"",
                        "pong",
                        "pong");
    }

    @Test
    void otherGamesAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> engine("othello"))
                .withMessage("othello is not a draughts game");
    }

    @Test
    void winsAreWrittenAsALittleLessThanAHundredMen() {
        assertThat(HubScores.format(29_993)).isEqualTo("99.93");
        assertThat(HubScores.format(-29_992)).isEqualTo("-99.92");
        assertThat(HubScores.format(125)).isEqualTo("1.25");
        for (int score : new int[] {29_993, -29_992, 125, -60, 0}) {
            assertThat(HubScores.parse(HubScores.format(score))).hasValue(score);
        }
        assertThat(HubScores.parse("much")).isEmpty();
    }

    /** A position by its pieces: {@code w28}, {@code B3}. */
    private static String board(String side, String pieces) {
        StringBuilder squares = new StringBuilder("e".repeat(50));
        for (String piece : pieces.split(" ", -1)) {
            squares.setCharAt(Integer.parseInt(piece.substring(1)) - 1, piece.charAt(0));
        }
        return side + squares;
    }
}
