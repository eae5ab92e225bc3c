package damier.formats.pdn;

import static damier.formats.pdn.Pdn.read;
import static damier.formats.pdn.Pdn.shape;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.core.Position;
import damier.draughts.Variants;
import damier.games.DraughtsGames;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

/** Variations hang on the move that they replace. */
class PdnTreeTest {
    private static final String TEN = "[GameType \"20\"]\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 (1. 33-28) 1... 19-23 *",
                "1. 32-28 (1. 33-28 18-23) 1... 19-23 (1... 18-23) 2. 28x19 *",
                "1. 32-28 (1. 33-28) (1. 34-29 19-23) 1... 19-23 *",
                "1. 32-28 (1. 33-28 18-23 (1... 19-23 2. 28x19) 2. 39-33) 1... 19-23 *",
                "1. 32-28 (1. 33-28 (1. 34-29 (1. 34-30))) 1... 19-23 *",
                "1. 32-28 19-23 (1... 18-23 2. 37-32 (2. 31-27)) 2. 28x19 14x23 (2... 13x24) *",
                "{before} 1. 32-28 {a} ({b} 1. 33-28 {c}) 1... 19-23 {d} *",
                "1. 32-28! $1 {a} (1. 33-28? $2 {b} 1... 18-23!) 1... 19-23 *",
                "1. 32-28 19-23 (/FEN \"W:W28:B10\"/ 1. 28-22) 2. 28x19 *",
                "1. 32-28 19-23 (/FEN \"W:W28:B10\"/*! 1. 28-22) 2. 28x19 *",
            })
    void aTreeIsWrittenAsItWasRead(String text) {
        var content = read(TEN + text);
        assertThat(content.problems()).isEmpty();
        String again = shape(content.only());
        assertThat(shape(read(TEN + again).only())).isEqualTo(again);
        assertThat(again.replace("(1. 34-29 (1. 34-30))", "(1. 34-29) (1. 34-30)"))
                .isEqualTo(flat(text));
    }

    /** A variation on the first move of a variation is one on the same move. */
    private static String flat(String text) {
        return text.replace("(1. 33-28 (1. 34-29 (1. 34-30)))", "(1. 33-28) (1. 34-29) (1. 34-30)");
    }

    @Test
    void aVariationBeginsInThePositionBeforeTheMoveItReplaces() {
        var content = read(TEN + "1. 32-28 19-23 2. 28x19 (2. 33-29) 14x23 *");
        assertThat(content.problems())
                .containsExactly(
                        "a.pdn:2:29: 33-29 is not legal here: another piece must capture; the rest"
                                + " was made a comment (game 1)");
        assertThat(shape(content.only())).isEqualTo("1. 32-28 19-23 2. 28x19 {33-29} 2... 14x23 *");
    }

    @Test
    void aVariationOfWordsAloneIsAComment() {
        var content = read(TEN + "1. 32-28 ({better is nothing}) 19-23 *");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only())).isEqualTo("1. 32-28 {better is nothing} 1... 19-23 *");
    }

    @Test
    void resultsInVariationsAreRemarks() {
        var content = read(TEN + "1. 32-28 (33-28 1-0) 19-23 0-1");
        assertThat(content.problems()).isEmpty();
        assertThat(shape(content.only())).isEqualTo("1. 32-28 (1. 33-28 {1-0}) 1... 19-23 0-1");
    }

    @Test
    void aVariationOnNoMoveIsACommentAndReported() {
        var content = read(TEN + "(1. 33-28 (x) 19-23) 1. 32-28 *");
        assertThat(content.problems())
                .containsExactly("a.pdn:2:1: a variation on no move was made a comment (game 1)");
        assertThat(shape(content.only())).isEqualTo("{(1. 33-28 (x) 19-23)} 1. 32-28 *");
    }

    @Test
    void parenthesesThatDoNotFitAreReported() {
        assertThat(read(TEN + "1. 32-28) 19-23 *").problems())
                .containsExactly("a.pdn:2:9: ')' without '(' (game 1)");
        var open = read(TEN + "1. 32-28 (33-28 *\n" + TEN + "1. 33-28 *");
        assertThat(open.problems())
                .containsExactly("a.pdn:2:17: a variation is not closed (game 1)");
        assertThat(open.games()).hasSize(2);
    }

    @Test
    void deepTreesDoNotOverflowTheStack() {
        var content = read(deepTree(GameBuilder.MAX_NESTED));
        assertThat(content.problems()).isEmpty();
        String written = Pdn.write(content.games());
        assertThat(written.chars().filter(sign -> sign == '(').count())
                .isEqualTo(GameBuilder.MAX_NESTED);
        assertThat(Pdn.write(read(written).games())).isEqualTo(written);
    }

    /** Every variation has one on its second move. */
    private static String deepTree(int depth) {
        GameDefinition kind = DraughtsGames.of(Variants.INTERNATIONAL);
        Position at = kind.notation().position("W:WK1:BK50");
        StringBuilder text = new StringBuilder(TEN + "[FEN \"W:WK1:BK50\"]\n");
        for (int level = 0; level < depth; level++) {
            List<Long> moves = quietMoves(kind, at);
            text.append(kind.notation().format(at, moves.getFirst())).append(" (");
            text.append(kind.notation().format(at, moves.getLast())).append(' ');
            Position next = kind.rules().newPosition();
            kind.rules().play(at, moves.getLast(), next);
            at = next;
        }
        text.append(kind.notation().format(at, quietMoves(kind, at).getFirst()));
        return text + ")".repeat(depth) + " *";
    }

    /** Those after which nothing can be captured. */
    private static List<Long> quietMoves(GameDefinition kind, Position at) {
        MoveList moves = new MoveList();
        kind.rules().generate(at, moves);
        List<Long> quiet = new ArrayList<>();
        for (long move : moves.toArray()) {
            Position after = kind.rules().newPosition();
            kind.rules().play(at, move, after);
            if (kind.rules().isQuiet(after)) {
                quiet.add(move);
            }
        }
        return quiet;
    }

    @Test
    void limitsOfATreeHaveTheirMessages() {
        var content = read(deepTree(GameBuilder.MAX_NESTED + 1));
        assertThat(content.problems())
                .singleElement()
                .asString()
                .contains("variations nested deeper than 1000 were made a comment");
        assertThat(content.only().mainLine()).hasSize(1);
    }
}
