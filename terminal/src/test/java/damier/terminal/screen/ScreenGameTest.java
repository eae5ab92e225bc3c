package damier.terminal.screen;

import static damier.testkit.KnownPositions.TWO_CAPTURES;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Side;
import damier.session.PlayedMove;
import damier.terminal.Frail;
import damier.terminal.GameSetup;
import damier.terminal.Setups;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class ScreenGameTest {

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private ScreenGame game;

    @BeforeEach
    void startAGameOfPeople() {
        game = game(Setups.of("international", "human", "human"));
    }

    @AfterEach
    void endIt() {
        game.close();
    }

    private ScreenGame game(GameSetup setup) {
        return new ScreenGame(setup, tasks::add, Signs.ASCII, ColourDepth.NONE);
    }

    private void begin(GameSetup setup) {
        game.close();
        game = game(setup);
    }

    private void type(String letters) {
        letters.chars().forEach(letter -> game.press(Key.letter((char) letter), 24, 80));
    }

    private void press(Key.Kind... kinds) {
        for (Key.Kind kind : kinds) {
            game.press(Key.of(kind), 24, 80);
        }
    }

    /** At the middle of a square of 4 columns and 2 rows. */
    private void click(int file, int rank) {
        game.press(Key.click(1 + 2 * rank, 1 + 4 * file + 2), 24, 80);
    }

    private List<String> moves() {
        return game.game().session().moves().stream().map(PlayedMove::text).toList();
    }

    private String message() {
        return game.view().message();
    }

    @Test
    void thePanelReportsTheSearchOfAClassicPlayer() throws Exception {
        begin(Setups.of("international", "human", "international.gosgens-sommers"));
        type("3228");
        press(Key.Kind.ENTER);
        while (moves().size() < 2) {
            game.update();
            tasks.take().run();
        }
        assertThat(String.join("\n", game.paint(24, 80).plain()))
                .containsPattern("value 1\\.\\d\\d *depth 1 *\\d+ nodes");
    }

    @Test
    void aTypedMoveIsPlayed() {
        type("32-28.");
        press(Key.Kind.ENTER);
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void aTypedMoveIsTracedBeforeItIsPlayed() {
        type("32-28");
        assertThat(game.view().traced())
                .hasValueSatisfying(way -> assertThat(way.squares()).containsExactly(31, 27));
    }

    @Test
    void tabCompletesWhatIsTyped() {
        type("31");
        press(Key.Kind.TAB);
        assertThat(game.view().typed()).isEqualTo("31-2");
        assertThat(message()).isEqualTo("31-26  31-27");
    }

    @Test
    void squaresAreClicked() {
        click(3, 6);
        click(4, 5);
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void onATurnedBoardClicksAreTurnedToo() {
        type("F");
        click(6, 3);
        click(5, 4);
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void arrowsAndReturnMoveAPiece() {
        press(Key.Kind.RIGHT, Key.Kind.ENTER, Key.Kind.UP, Key.Kind.ENTER);
        assertThat(moves()).containsExactly("31-27");
    }

    @Test
    void returnPlaysTheOnlyLegalMove() {
        type("32-28");
        press(Key.Kind.ENTER);
        type("19-23");
        press(Key.Kind.ENTER, Key.Kind.ENTER);
        assertThat(moves()).containsExactly("32-28", "19-23", "28x19");
    }

    @Test
    void undoAndRedoGoBackAndForth() {
        type("32-28");
        press(Key.Kind.ENTER);
        type("U");
        assertThat(moves()).isEmpty();
        type("R");
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void filesAreLettersOfMovesNotCommands() {
        begin(Setups.of("othello", "human", "human"));
        type("f5");
        press(Key.Kind.ENTER);
        assertThat(moves()).containsExactly("f5");
    }

    @Test
    void aWrongMoveSaysWhichRuleItBreaks() {
        type("32-23");
        press(Key.Kind.ENTER);
        assertThat(message()).contains("FMJD");
        assertThat(moves()).isEmpty();
    }

    @Test
    void whatIsTypedAfterAWrongMoveTakesItsPlace() {
        type("32-23");
        press(Key.Kind.ENTER);
        type("32-28");
        press(Key.Kind.ENTER);
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void aWrongMoveCanBeMended() {
        type("32-29");
        press(Key.Kind.ENTER, Key.Kind.BACKSPACE);
        type("8");
        press(Key.Kind.ENTER);
        assertThat(moves()).containsExactly("32-28");
    }

    @Test
    void afterAWrongMoveCapitalsAreCommands() {
        type("32-28");
        press(Key.Kind.ENTER);
        type("1-50");
        press(Key.Kind.ENTER);
        type("U");
        assertThat(moves()).isEmpty();
        assertThat(game.view().typed()).isEmpty();
    }

    @Test
    void helpLeavesWhatIsTyped() {
        type("32-2?");
        assertThat(game.view().help()).isTrue();
        press(Key.Kind.ESCAPE);
        assertThat(game.view().typed()).isEqualTo("32-2");
    }

    @Test
    void givingUpTakesTwoKeys() {
        type("GUG");
        assertThat(game.game().session().isOver()).isFalse();
        type("GG");
        assertThat(game.game().session().isOver()).isTrue();
    }

    @Test
    void anAnalysisGoesOnAfterAMove() {
        type("A");
        game.update();
        assertThat(game.game().adviser().isAnalysing()).isTrue();
        type("32-28");
        press(Key.Kind.ENTER);
        game.update();
        assertThat(game.game().adviser().isAnalysing()).isTrue();
        type("A");
        game.update();
        assertThat(game.game().adviser().isAnalysing()).isFalse();
    }

    @Test
    void aPieceThatCannotMoveSaysWhy() {
        click(0, 9);
        assertThat(message()).contains("46");
    }

    @Test
    void anAmbiguousCaptureListsItsPaths() {
        begin(Setups.at("international", TWO_CAPTURES, "human", "human"));
        type("47x36");
        press(Key.Kind.ENTER);
        assertThat(message()).contains("47x38x20x9x36", "47x38x24x13x36");
    }

    @Test
    void aProgramAnswers() throws InterruptedException {
        begin(Setups.of("international", "human", "damier"));
        type("32-28");
        press(Key.Kind.ENTER);
        awaitAnswer();
        assertThat(moves()).hasSize(2);
    }

    private void playAgainstOneWhoFails() throws InterruptedException {
        begin(Setups.against(Frail.crashing()));
        type("32-28");
        press(Key.Kind.ENTER);
        awaitAnswer();
        assertThat(message()).startsWith(Frail.FAULT + "; P asks it again");
    }

    private void awaitAnswer() throws InterruptedException {
        game.update();
        while (game.game().isThinking()) {
            tasks.take().run();
        }
    }

    @Test
    void aPlayerThatFailedIsAskedAgain() throws InterruptedException {
        playAgainstOneWhoFails();
        type("P");
        awaitAnswer();
        assertThat(moves()).hasSize(2);
    }

    @Test
    void aPersonPlaysForAPlayerThatFailed() throws InterruptedException {
        playAgainstOneWhoFails();
        type("19-23");
        press(Key.Kind.ENTER);
        assertThat(moves()).containsExactly("32-28", "19-23");
    }

    @Test
    void anotherTakesTheSeatOfAPlayerThatFailed() throws InterruptedException {
        playAgainstOneWhoFails();
        type("O");
        assertThat(game.view().prompt()).isEqualTo("Black's new player> ");
        type("nobody");
        press(Key.Kind.ENTER);
        assertThat(message()).startsWith("unknown player 'nobody'");
        type("Ogreedy");
        press(Key.Kind.ENTER);
        awaitAnswer();
        assertThat(game.game().session().seat(Side.BLACK).label()).isEqualTo("greedy");
        assertThat(moves()).hasSize(2);
    }

    @Test
    void aClickThatPlaysIsNotExplained() {
        begin(Setups.of("othello", "human", "human"));
        type("f5");
        press(Key.Kind.ENTER);
        press(Key.Kind.TAB, Key.Kind.ENTER);
        assertThat(moves()).hasSize(2);
        assertThat(message()).isEmpty();
    }

    @Test
    void aHintIsTraced() throws InterruptedException {
        type("H");
        while (game.game().adviser().isBusy()) {
            tasks.take().run();
        }
        assertThat(message()).startsWith("Hint: ");
        assertThat(game.view().traced()).isPresent();
    }

    @Test
    void theGameIsSavedUnderATypedName(@TempDir Path folder) {
        type("S");
        for (int i = 0; i < 40; i++) {
            press(Key.Kind.BACKSPACE);
        }
        Path file = folder.resolve("game.pdn");
        type(file.toString());
        press(Key.Kind.ENTER);
        assertThat(message()).isEqualTo("saved to " + file);
        assertThat(file).exists();
    }

    @Test
    void questionMarkHelpsUntilTheNextKey() {
        type("?");
        assertThat(game.view().help()).isTrue();
        type("x");
        assertThat(game.view().help()).isFalse();
    }

    @Test
    void qEndsIt() {
        type("q");
        assertThat(game.hasEnded()).isTrue();
    }
}
