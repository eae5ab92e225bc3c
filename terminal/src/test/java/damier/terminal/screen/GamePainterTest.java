package damier.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import damier.terminal.GameSetup;
import damier.terminal.Setups;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class GamePainterTest {
    private static Canvas paint(
            GameSetup setup, Signs signs, ColourDepth depth, int rows, int columns, String typed) {
        try (var game = new ScreenGame(setup, task -> {}, signs, depth)) {
            typed.chars().forEach(letter -> game.press(key((char) letter), rows, columns));
            return game.paint(rows, columns);
        }
    }

    private static Key key(char letter) {
        return switch (letter) {
            case '\n' -> Key.of(Key.Kind.ENTER);
            case '\t' -> Key.of(Key.Kind.TAB);
            default -> Key.letter(letter);
        };
    }

    private static List<String> plain(String typed) {
        return paint(
                        Setups.of("international", "human", "human"),
                        Signs.ASCII,
                        ColourDepth.NONE,
                        24,
                        80,
                        typed)
                .plain();
    }

    @Test
    void withoutColoursTheCursorHidesNoMark() {
        assertThat(plain("\t\n"))
                .anyMatch(line -> line.startsWith("     [w] "))
                .anyMatch(line -> line.startsWith(" <26>    <27>"));
    }

    @Test
    void withoutColoursLettersShowWhatCanMove() {
        List<String> lines = plain("32-28\n");
        assertThat(lines.getFirst()).isEqualTo(" International draughts  Black to move");
        assertThat(lines.subList(1, 21))
                .extracting(line -> line.substring(0, 44))
                .containsExactly(
                        "                                          ::",
                        "      b       b       b       b       b   ::",
                        "                                          ::",
                        "  b       b       b       b       b       ::",
                        "                                          ::",
                        "      b       b       b       b       b   ::",
                        "                                          ::",
                        " (b)     (b)     (b)     (b)     (b)      ::",
                        "                                          ::",
                        "      21      22      23      24      25  ::",
                        "                                          ##",
                        "  26      27     'w'      29      30      ##",
                        "                                          ##",
                        "      w      '32'     w       w       w   ##",
                        "                                          ##",
                        "  w       w       w       w       w       ##",
                        "                                          ##",
                        "      w       w       w       w       w   ##",
                        "                                          ##",
                        "  w       w       w       w       w       ##");
    }

    @Test
    void everyDestinationIsMarkedOnDemand() {
        assertThat(plain("")).noneMatch(line -> line.contains(".27."));
        assertThat(plain("M")).anyMatch(line -> line.contains(".26.    .27.    .28."));
        assertThat(plain("MM")).noneMatch(line -> line.contains(".27."));
    }

    @Test
    void thePanelShowsPlayersAndMoves() {
        List<String> lines = plain("32-28\n19-23\n28x19\n");
        assertThat(lines.get(1)).endsWith(" > Black 19 human");
        assertThat(lines.get(2)).endsWith("   White 20 human");
        assertThat(lines.get(9)).endsWith("  1. 32-28 19-23");
        assertThat(lines.get(10)).endsWith("  2. 28x19");
    }

    @Test
    void aNarrowScreenHasItsPanelBelowTheBoard() {
        List<String> lines =
                paint(
                                Setups.of("italian", "human", "human"),
                                Signs.ASCII,
                                ColourDepth.NONE,
                                15,
                                40,
                                "22-18\n11-15\n")
                        .plain();
        assertThat(lines.get(9)).startsWith(" > White 12    Black 12  ");
        assertThat(lines.get(10)).isEqualTo(" 1. 22-18 11-15");
        assertThat(lines.getLast()).isEqualTo(" ? help  Q quit  U undo  R redo  H hint");
    }

    @Test
    void helpIsBrokenIntoTheLinesOfANarrowScreen() {
        List<String> lines =
                paint(
                                Setups.of("italian", "human", "human"),
                                Signs.ASCII,
                                ColourDepth.NONE,
                                30,
                                40,
                                "?")
                        .plain();
        assertThat(String.join(" ", lines)).contains("Tab moves to", "'last").contains("any key");
    }

    @Test
    void theTitleNamesTheOnlyMove() {
        assertThat(plain("32-28\n19-23\n").getFirst())
                .isEqualTo(" International draughts  White to move, Return plays 28x19");
    }

    @Test
    void detailsOfAnAnalysisThatDoNotFitAreLeftOut() {
        List<String> parts = List.of("0.00 (proven)", "depth 10", "393k nodes");
        assertThat(PanelPainter.fitting(parts, 35))
                .isEqualTo("0.00 (proven)  depth 10  393k nodes");
        assertThat(PanelPainter.fitting(parts, 34)).isEqualTo("0.00 (proven)  depth 10");
        assertThat(PanelPainter.fitting(parts, 12)).isEqualTo("0.00 (proven)");
    }

    @Test
    void wordsAreBrokenIntoLines() {
        assertThat(Paragraph.of(List.of("a", "bb", "ccc"), 4)).containsExactly("a bb", "ccc");
    }

    @Test
    void aMessageStandsBelowTheBoard() {
        List<String> lines = plain("32-28\n19-23\n28x19\n33-29\n");
        assertThat(lines.get(21)).contains("the piece on 33 is White's, and Black is to move");
    }

    @Test
    void aTypedCaptureIsTraced() {
        List<String> lines = plain("32-28\n19-23\n28x19");
        assertThat(lines.get(8)).contains("+19+");
        assertThat(lines.get(10)).contains("xbx");
        assertThat(lines.get(12)).contains("+w+");
    }

    @Test
    void theBottomSaysWhatIsTypedAndTheKeys() {
        assertThat(plain("32").subList(22, 24))
                .containsExactly(
                        " move> 32",
                        " ? help  Q quit  U undo  R redo  H hint  A analyse  F flip  S" + " save");
    }

    @ParameterizedTest
    @CsvSource({"24,80", "50,160", "36,100", "15,50", "14,44", "5,20", "1,1"})
    void everySizeIsFilledAndNotExceeded(int rows, int columns) {
        for (String game : List.of("international", "italian", "othello")) {
            Canvas canvas =
                    paint(
                            Setups.of(game, "human", "human"),
                            Signs.UNICODE,
                            ColourDepth.TRUE,
                            rows,
                            columns,
                            "");
            assertThat(canvas.lines(ColourDepth.TRUE))
                    .hasSize(rows)
                    .allSatisfy(
                            line ->
                                    assertThat(line.replaceAll("\033\\[[0-9;]*m", ""))
                                            .hasSize(columns));
        }
    }

    @Test
    void aScreenThatIsTooSmallSaysSo() {
        assertThat(
                        paint(
                                        Setups.of("international", "human", "human"),
                                        Signs.UNICODE,
                                        ColourDepth.TRUE,
                                        10,
                                        70,
                                        "")
                                .plain()
                                .getFirst())
                .startsWith("The screen is too small");
    }

    @Test
    void asciiIsAllThatAsciiSees() {
        assertThat(String.join("", plain("?"))).matches("\\p{ASCII}*");
        assertThat(String.join("", plain("32-28\n"))).matches("\\p{ASCII}*");
    }

    @Test
    void noColourIsUsedWhereThereIsNone() {
        Canvas canvas =
                paint(
                        Setups.of("othello", "human", "human"),
                        Signs.UNICODE,
                        ColourDepth.NONE,
                        24,
                        80,
                        "f5\n");
        assertThat(String.join("", canvas.lines(ColourDepth.NONE)))
                .doesNotContainPattern("\033\\[[0-9;]*[34]\\d");
    }

    @Test
    void theSparklineFollowsTheScore() {
        List<Integer> scores = List.of(-300, -100, 0, 100, 300);
        assertThat(Graphs.sparkline(scores, false, 80, Signs.UNICODE)).isEqualTo("▁▃▅▆█");
        assertThat(Graphs.sparkline(scores, false, 2, Signs.UNICODE)).isEqualTo("▆█");
    }
}
