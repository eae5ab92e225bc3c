package damier.terminal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.core.GameDefinition;
import damier.core.Side;
import damier.games.OthelloGame;
import damier.terminal.screen.ColourDepth;
import damier.terminal.screen.Key;
import damier.terminal.screen.Signs;
import damier.tree.NodeEnd;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Locale;

class TreeBrowserTest {
    private static final int ROWS = 24;
    private static final int COLUMNS = 100;

    private final TreeBrowser browser = browser(tree(100), Signs.UNICODE);

    /** The first move is searched whole; at the second, one answer is enough. */
    private static SearchTree tree(int maxNodes) {
        GameDefinition kind = OthelloGame.definition();
        var builder = new TreeBuilder(kind, kind.rules().newPosition(), maxNodes, 10);
        builder.root(Side.BLACK, 2, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        builder.enter(square("d3"), 1, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        leaf(builder, "c3", NEGATIVE_INFINITY, POSITIVE_INFINITY, 2);
        leaf(builder, "e3", NEGATIVE_INFINITY, 2, 1.5);
        leaf(builder, "c5", NEGATIVE_INFINITY, 1.5, 4);
        builder.leave(1.5, NodeEnd.ALL_MOVES);
        builder.enter(square("c4"), 1, 1.5, POSITIVE_INFINITY);
        leaf(builder, "c3", 1.5, POSITIVE_INFINITY, 1);
        builder.leave(1, NodeEnd.ALPHA_CUTOFF);
        builder.leave(1.5, NodeEnd.ALL_MOVES);
        return builder.tree().orElseThrow();
    }

    private static long square(String name) {
        return name.charAt(0) - 'a' + 8L * (name.charAt(1) - '1');
    }

    private static void leaf(
            TreeBuilder builder, String move, double alpha, double beta, double value) {
        builder.enter(square(move), 0, alpha, beta);
        builder.evaluated(value);
        builder.leave(value, NodeEnd.HORIZON);
    }

    private static TreeBrowser browser(SearchTree tree, Signs signs) {
        return new TreeBrowser(
                tree,
                "Othello, nobody, depth 2",
                value -> String.format(Locale.ROOT, "%.1f", value).replace("Infinity", "inf"),
                signs);
    }

    private void press(Key.Kind... kinds) {
        for (Key.Kind kind : kinds) {
            browser.press(Key.of(kind), ROWS, COLUMNS);
        }
    }

    private void type(String letters) {
        letters.chars()
                .forEach(
                        letter ->
                                browser.press(
                                        letter == '\n'
                                                ? Key.of(Key.Kind.ENTER)
                                                : Key.letter((char) letter),
                                        ROWS,
                                        COLUMNS));
    }

    private List<String> screen() {
        return browser.paint(ROWS, COLUMNS).plain();
    }

    /** The moves of the rows that are to be seen. */
    private List<String> tree() {
        return screen().subList(2, 15).stream()
                .filter(line -> !line.isEmpty())
                .map(line -> line.substring(0, Math.min(line.length(), 36)).stripTrailing())
                .toList();
    }

    /** The line of moves to the cursor. */
    private String line() {
        return screen().get(18).strip();
    }

    @Test
    void itIsFoldedAtFirst() {
        assertThat(screen().subList(0, 5))
                .containsExactly(
                        " Othello, nobody, depth 2  6 positions",
                        " move                                depth    alpha     beta    value     "
                                + "  left by   static  moves",
                        " Black                                   2     -inf      inf      1.5    "
                                + " all moves        -    2/4",
                        " ├▸ d3 +3                                1     -inf      inf      1.5    "
                                + " all moves        -    3/3",
                        " ├─ c4 +1                                1      1.5      inf      1.0  alp"
                                + "ha cutoff        -    1/3");
    }

    @Test
    void arrowsUnfoldAndFold() {
        press(Key.Kind.DOWN, Key.Kind.RIGHT);
        assertThat(tree())
                .containsExactly(
                        " Black",
                        " ├▸ d3",
                        " │ ├─ c3",
                        " │ ├▸ e3",
                        " │ └─ c5",
                        " ├─ c4 +1",
                        " └─ 2 not searched: all moves");
        press(Key.Kind.RIGHT);
        assertThat(line()).isEqualTo("d3 c3");
        press(Key.Kind.LEFT);
        assertThat(line()).isEqualTo("d3");
        press(Key.Kind.LEFT);
        assertThat(tree()).contains(" ├▸ d3 +3").hasSize(4);
    }

    @Test
    void skippedMovesAreShownWithTheReason() {
        press(Key.Kind.DOWN, Key.Kind.DOWN, Key.Kind.ENTER);
        assertThat(tree()).contains(" │ └─ 2 not searched: 1.0 reaches al");
        assertThat(screen().get(4)).endsWith("alpha cutoff        -    1/3");
        assertThat(String.join("", screen().subList(18, 22)))
                .contains("window (1.5, inf)", "Left by alpha cutoff: the value reached alpha");
    }

    @Test
    void theBestLineIsOneKeyAway() {
        type("b");
        assertThat(line()).isEqualTo("d3 e3");
        assertThat(String.join(" ", screen().subList(19, 22)))
                .contains("value 1.5", "static 1.5", "move order 2");
    }

    @Test
    void aSearchUnfoldsWhatItFinds() {
        type("/C5\n");
        assertThat(line()).isEqualTo("d3 c5");
        type("/horizon\n");
        assertThat(line()).isEqualTo("c4 c3");
        type("n");
        assertThat(line()).isEqualTo("d3 c3");
        type("N");
        assertThat(line()).isEqualTo("c4 c3");
        type("/xyz\n");
        assertThat(screen().get(22)).isEqualTo(" Nothing matches xyz.");
    }

    @Test
    void aFilterShowsOnlyWhatLeadsToMatches() {
        type("/e3\nf");
        assertThat(tree()).containsExactly(" Black", " └▸ d3", "   └▸ e3");
        assertThat(screen().get(22)).startsWith(" 1 positions match e3");
        type("f");
        assertThat(tree()).hasSize(7);
    }

    @Test
    void cutoffsAreFoundOneByOne() {
        type("c");
        assertThat(line()).isEqualTo("c4");
    }

    @Test
    void starUnfoldsAllAndZeroFoldsIt() {
        type("*");
        assertThat(tree()).hasSize(9);
        type("0");
        assertThat(tree()).hasSize(4);
    }

    @Test
    void aClickGoesToARowAndAnotherUnfoldsIt() {
        browser.press(Key.click(3, 5), ROWS, COLUMNS);
        assertThat(line()).isEqualTo("d3");
        browser.press(Key.click(3, 5), ROWS, COLUMNS);
        assertThat(tree()).hasSize(7);
    }

    @Test
    void whatIsNotKeptIsCounted() {
        var small = browser(tree(2), Signs.UNICODE);
        small.press(Key.of(Key.Kind.DOWN), ROWS, COLUMNS);
        small.press(Key.of(Key.Kind.RIGHT), ROWS, COLUMNS);
        assertThat(small.paint(ROWS, COLUMNS).plain())
                .first()
                .asString()
                .endsWith("2 of 6 positions recorded");
        assertThat(small.paint(ROWS, COLUMNS).plain().get(4))
                .isEqualTo(" │ └─ 3 searched, not recorded (--max-nodes)");
    }

    @Test
    void asciiIsAllThatAsciiSees() {
        var ascii = browser(tree(100), Signs.ASCII);
        ascii.press(Key.letter('*'), ROWS, COLUMNS);
        assertThat(ascii.paint(ROWS, COLUMNS).plain().subList(2, 6))
                .extracting(line -> line.substring(0, 8).stripTrailing())
                .containsExactly(" Black", " |> d3", " | |- c3", " | |> e3");
        assertThat(String.join("", ascii.paint(ROWS, COLUMNS).plain())).matches("\\p{ASCII}*");
    }

    @ParameterizedTest
    @CsvSource({"24,80", "50,160", "15,40", "5,20", "1,1"})
    void everySizeIsFilledAndNotExceeded(int rows, int columns) {
        type("*");
        press(Key.Kind.LAST);
        assertThat(browser.paint(rows, columns).lines(ColourDepth.TRUE))
                .hasSize(rows)
                .allSatisfy(
                        line ->
                                assertThat(line.replaceAll("\033\\[[0-9;]*m", ""))
                                        .hasSize(columns));
    }

    @Test
    void helpStaysUntilTheNextKeyAndQEnds() {
        type("?");
        assertThat(screen().get(1)).startsWith("  Up, Down");
        type("x");
        assertThat(screen().getFirst()).startsWith(" Othello");
        type("q");
        assertThat(browser.hasEnded()).isTrue();
    }
}
