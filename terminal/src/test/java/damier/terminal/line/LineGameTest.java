package damier.terminal.line;

import static damier.testkit.KnownPositions.TWO_CAPTURES;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.games.Games;
import damier.terminal.GameSetup;
import damier.terminal.ResultText;
import damier.terminal.Setups;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

class LineGameTest {
    private static List<String> games() {
        return new Games().ids();
    }

    private static List<String> play(GameSetup setup, String... typed) {
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        String lines = String.join("\n", typed) + (typed.length == 0 ? "" : "\n");
        try (var game =
                new LineGame(setup, new PipeInput(new StringReader(lines), writer), writer)) {
            game.run();
            writer.println(ResultText.of(game.session().game()));
        }
        return out.toString().lines().toList();
    }

    private static boolean isBoard(String line) {
        return line.matches("( +b){5}");
    }

    private static List<String> people(String... typed) {
        return play(Setups.of("international", "human", "human"), typed);
    }

    @ParameterizedTest
    @MethodSource("games")
    void programsPlayEveryGameToItsEnd(String game) {
        assertThat(play(Setups.of(game, "random", "random")).getLast())
                .matches("result (1-0|0-1|1/2): .+");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonPlaysEveryGameToItsEnd(String game) {
        var typist = new Typist();
        var out = new PrintWriter(new StringWriter());
        try (var lines = new LineGame(Setups.of(game, "human", "greedy"), typist, out)) {
            lines.run();
            assertThat(ResultText.of(lines.session().game())).matches("result (1-0|0-1|1/2): .+");
        }
    }

    @Test
    void aProgramReportsItsSearchAsItsDocumentCountsIt() {
        // These setups search two plies, of which the document does not count the root move.
        String player = "international.gosgens-sommers";
        assertThat(play(Setups.of("international", "human", player), "32-28"))
                .anyMatch(
                        line ->
                                line.matches(
                                        "Black plays \\S+ \\(value 1\\.\\d\\d, depth 1,"
                                                + " \\d+ nodes, \\d+\\.\\d s\\)"));
    }

    @Test
    void everyDestinationIsMarkedForBeginnersAndOnDemand() {
        assertThat(play(Setups.of("international", "human", "damier[level=3]")))
                .contains(" .26     .27     .28     .29     .30");
        assertThat(people("points", "points off", "points on"))
                .filteredOn(line -> line.contains(".27"))
                .hasSize(2);
        assertThat(people()).noneMatch(line -> line.contains(".27"));
    }

    @Test
    void movesAreTypedInAnyUsualNotation() {
        assertThat(people("3228.", "19x23", "28-19", "14 23", "d3c4"))
                .contains(
                        "White plays 32-28",
                        "Black plays 19-23",
                        "White plays 28x19",
                        "Black plays 14x23");
        assertThat(play(Setups.of("italian", "human", "human"), "b3c4."))
                .contains("White plays 21-18");
        assertThat(play(Setups.of("othello", "human", "human"), "f5", "F6"))
                .contains("Black plays f5", "White plays f6");
        assertThat(play(Setups.of("russian", "human", "human"), "c3d4", "f6-g5", "dc5"))
                .contains("White plays c3-d4", "Black plays f6-g5", "White plays d4-c5");
    }

    @Test
    void returnPlaysTheOnlyLegalMove() {
        assertThat(people("32-28", "19-23", ""))
                .contains("White (Return plays 28x19)> ", "White plays 28x19");
    }

    @Test
    void returnDoesNotChooseBetweenMoves() {
        assertThat(people("")).anyMatch(line -> line.startsWith("Several moves are legal: 31-26"));
    }

    @Test
    void anAmbiguousCaptureListsItsPaths() {
        var setup = Setups.at("international", TWO_CAPTURES, "human", "human");
        assertThat(play(setup, "47x36", "47x38x24x13x36"))
                .contains("47x36 can be: 47x38x20x9x36, 47x38x24x13x36")
                .contains("White plays 47x38x24x13x36");
    }

    @Test
    void aWrongMoveSaysWhichRuleItBreaks() {
        assertThat(people("32-28", "19-23", "31-27"))
                .contains(
                        "31-27 is not legal",
                        "it is a quiet move, but a capture is compulsory: 28x19"
                                + " (FMJD 4.2, 4.3)");
    }

    @Test
    void textThatIsNotAMoveIsReportedInOneLine() {
        assertThat(people("hello")).anyMatch(line -> line.startsWith("move: "));
    }

    @Test
    void undoTakesBackAlsoTheAnswerOfAProgram() {
        assertThat(play(Setups.of("international", "human", "greedy"), "32-28", "undo", "game"))
                .contains("No move has been played.");
    }

    @Test
    void redoMakesAgainWhatWasTakenBack() {
        assertThat(people("32-28", "undo", "redo", "game")).contains("1. 32-28");
    }

    @Test
    void resigningEndsTheGame() {
        assertThat(people("resign").getLast()).isEqualTo("result 0-1: White resigned");
    }

    @Test
    void peopleAgreeOnADraw() {
        assertThat(people("draw").getLast()).isEqualTo("result 1/2: draw by agreement");
    }

    @Test
    void aGameThatIsLeftIsNotFinished() {
        assertThat(people("32-28").getLast()).isEqualTo("result *: the game is not finished");
    }

    @Test
    void aHintIsALegalMove() {
        assertThat(people("hint")).anyMatch(line -> line.matches("Hint: \\d+-\\d+ \\(.*\\)"));
    }

    @Test
    void whyExplainsASquare() {
        assertThat(people("why 50")).anyMatch(line -> line.contains("50"));
    }

    @Test
    void aSideWithoutTimeLoses() {
        var time = new AtomicLong();
        var clock = new Limits.Clock(1_000, 0, 0);
        var setup =
                Setups.clocked("international", "human", "human", clock, () -> time.getAndAdd(600));
        assertThat(play(setup, "32-28", "19-23", "28x19").getLast())
                .matches("result (0-1|1-0): (White|Black) lost on time");
    }

    @Test
    void aSavedGameCanBeReadAgain(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pdn");
        people("32-28", "save " + file);
        assertThat(Files.readString(file)).contains("[White \"human\"]", "1. 32-28");
    }

    @Test
    void aFileThatCannotBeWrittenIsOneLine(@TempDir Path folder) {
        assertThat(people("save " + folder.resolve("no/game.pdn")))
                .contains(
                        "not saved: the folder of "
                                + folder.resolve("no/game.pdn")
                                + " does not exist");
    }

    @Test
    void savingWritesOverNoFileButItsOwn(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pdn");
        assertThat(people("32-28", "save " + file, "19-23", "save " + file))
                .filteredOn(line -> line.startsWith("saved to "))
                .hasSize(2);
        String kept = Files.readString(file);
        assertThat(people("save " + file))
                .contains("not saved: " + file + " already exists; choose another name");
        assertThat(file).hasContent(kept);
    }

    @Test
    void whoWantsNoBoardGetsNoneByTakingBack() {
        long boards =
                people("board off", "32-28", "quit").stream().filter(LineGameTest::isBoard).count();
        assertThat(
                        people("board off", "32-28", "undo", "redo", "quit").stream()
                                .filter(LineGameTest::isBoard))
                .hasSize((int) boards);
    }
}
