package damier.draughts.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class DraughtsExplainerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    W:W30:B27                        | 30-26 | it is a quiet move, but a capture is compulsory: \
                    30x23 (FID art. 6)
                    W:W31:B12,20,28                  | 31x15 | the capture is not complete: from 15 it must go on \
                    over 12 (FID 5.7)
                    W:WK22:B18,19,27                 | 22x29 | there is nothing to capture from 22 to 29 (FID 5.8)
                    W:WK21,31:B10,18,27              | 21x5  | 21x5 captures two pieces; 31x6 captures three: most \
                    pieces first (FID 6.6)
                    W:WK23,31:B19,26,27              | 31x15 | 31x15 captures with a man; 23x21 captures with a \
                    king: at equal numbers a king captures (FID 6.7)
                    W:WK23:B19,K28                   | 23x14 | 23x14 captures no king; 23x32 captures one: at equal \
                    numbers most kings first (FID 6.8)
                    W:WK30:B10,12,18,K20,K26,27      | 30x7  | 30x7 meets a man as its first piece; 30x5 meets a \
                    king there: kings first (FID 6.9)
                    W:W30:BK26                       | 30x21 | there is a king on 26, and a man never captures a \
                    king (FID 5.3b)
                    W:WK18:B14,15,22,23              | 18x11 | the capture is not complete: from 11 it must go on \
                    over 14 (FID 5.7)
                    W:W22:B27                        | 22x31 | a man captures forward only (FID 5.3a)
                    W:W30:B1                         | 30-23 | a man moves one step diagonally forward (FID art. 4)
                    """)
    void italianReasons(String position, String move, String reason) {
        assertThat(move("italian", position, move)).containsExactly(move + " is not legal", reason);
    }

    @Test
    void italianChoiceIsFreeBehindThePrecedence() {
        assertThat(move("italian", "W:WK31:B18,20,K27,K28", "31x15"))
                .containsExactly(
                        "31x15 is legal",
                        "it captures two pieces, on 28 and 20 (FID 5.8)",
                        "it may be chosen, as may 31x13 (FID art. 6)");
    }

    @Test
    void italianManDoesNotCaptureAKing() {
        assertThat(square("italian", "W:W30:BK26", "30"))
                .containsExactly(
                        "the man on 30 can move: 30-27 (FID art. 4)",
                        "it does not capture the king on 26: a man never captures a king (FID"
                                + " 5.3b)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    W:W28,33,45:B10,20,23,29 | 28x19    | 28x19 captures one piece; 33x4 captures three: most \
                    pieces first (FMJD 4.13)
                    W:W28,33,45:B10,20,23,29 | 33x15    | the capture is not complete: from 15 it must go on over \
                    10 (FMJD 4.5, 4.6)
                    W:W28,33,45:B10,20,23,29 | 45-40    | it is a quiet move, but a capture is compulsory: 33x4 \
                    (FMJD 4.2, 4.3)
                    W:W28,33,45:B10,20,23,29 | 45-50    | a man moves forward only (FMJD 3.4)
                    W:W28,33,45:B10,20,23,29 | 33-28    | 28 is occupied (FMJD 3.4)
                    W:W28,33,45:B10,20,23,29 | 10-14    | the piece on 10 is Black's, and White is to move (FMJD 3.3)
                    W:W28,33,45:B10,20,23,29 | 26-21    | there is no piece on 26 (FMJD 3.3)
                    W:W28,33,45:B10,20,23,29 | 33x24x13 | there is nothing to capture from 24 to 13 (FMJD 4.2)
                    W:WK46,37:B5             | 46-32    | the own piece on 37 is in the way (FMJD 4.7)
                    W:WK46:B32,37,5          | 46x28    | the pieces on 37 and 32 are in the way, and a jump \
                    captures one (FMJD 4.3)
                    """)
    void internationalReasons(String position, String move, String reason) {
        assertThat(move("international", position, move))
                .containsExactly(move + " is not legal", reason);
    }

    @Test
    void captureThatSharesItsEndsIsAskedFor() {
        assertThat(move("international", "W:WK47:B14,19,29,31,42", "47x36"))
                .containsExactly(
                        "47x36 fits more than one legal capture",
                        "write the squares between: 47x38x20x9x36 or 47x38x24x13x36");
    }

    @Test
    void manPassingTheLastRankStaysAMan() {
        assertThat(move("international", "W:W12:B8,9,19", "12x23"))
                .containsExactly(
                        "12x23 is legal",
                        "it captures three pieces, on 8, 9 and 19 (FMJD 4.2)",
                        "the man passes 3 without ending there and stays a man (FMJD 4.15)");
    }

    @Test
    void russianManBecomesAKingInPassing() {
        assertThat(move("russian", "W:Wh6:Bg7,c5,d2", "h6:e1"))
                .contains(
                        "the man becomes a king on f8 and goes on as a king"
                                + " (FMJD-64, promotion during a capture)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    frisian | W:W28,39:B22,K34         | 28x17    | 28x17 captures one man; 39x30 captures one \
                    king, which is worth more: a king counts less than two men, but more than one and a half \
                    (Frisian rules, the value of a capture)
                    frisian | W:W45,48:B18,29,K31,40,K42 | 45x12    | 45x12 captures three men; 48x26 captures two \
                    kings, which is worth more: a king counts less than two men, but more than one and a half \
                    (Frisian rules, the value of a capture)
                    frisian | W:WK27,42:B24,38         | 42x33    | 42x33 captures with a man; 27x43 captures with \
                    a king: at equal value a king captures (Frisian rules, a king captures before a man)
                    spanish | W:W10:B13,K14            | 10x17    | 10x17 captures no king; 10x19 captures one: at \
                    equal numbers most kings first (FPD 3.1)
                    czech   | W:Wc3,Kb8:Bc7,d4         | c3xe5    | c3xe5 captures with a man; b8xd6 captures with \
                    a king: a king captures before any man (Czech rules 4.14)
                    pool    | B:BK4:W11,26             | 4x15     | 4x15 stops too early: behind 11 the king must \
                    land where it can go on, on 22 (APCA, where a capturing king lands)
                    brazilian | W:Wc3,e3:Bb4,d4,f6     | c3xa5    | c3xa5 captures one piece; c3xg7 captures two: \
                    most pieces first (FMJD-64 4.16.1)
                    frisian | W:WK28,31:B45:+0+328     | 28-23    | the king on 28 has made three quiet moves in a \
                    row, and another piece must move first (Frisian rules, moves in a row with one king)
                    frisian | W:W28:B10                | 28-18    | a man moves one step diagonally forward \
                    (Frisian rules art. 7)
                    russian | W:Wh6:Bg7,c5,d2          | h6:a3    | h6:a3 stops too early: behind c5 the king must \
                    land where it can go on, on b4 (FMJD-64 4.6)
                    russian | W:Wh6:Bg7,c5,d2          | h6:f8    | the capture is not complete: from f8 it must go \
                    on over c5 (FMJD-64 4.6)
                    english | B:B22:W18,25,26          | 22x31x24 | the man becomes a king on 31, and that ends the \
                    move (WCDF 1.19)
                    english | B:B22:W18,25,26          | 22x15    | a man captures forward only (WCDF 1.18)
                    english | B:BK18:W32               | 18-25    | a king moves one step diagonally (WCDF 1.17)
                    killer  | W:WK46:B5,K28            | 46x14    | 46x14 goes too far: behind the king on 28, \
                    captured last, it must stop on 23 (Killer draughts, where a capturing \
                    king lands)
                    """)
    void reasonsOfOtherVariants(String game, String position, String move, String reason) {
        assertThat(move(game, position, move)).containsExactly(move + " is not legal", reason);
    }

    @Test
    void positionSaysWhatMustBeCapturedAndWhatMayNot() {
        assertThat(position("international", "W:W28,33,45:B10,20,23,29"))
                .containsExactly(
                        "White must capture: 33x4 (FMJD 4.2, 4.3)",
                        "28x19 captures one piece; 33x4 captures three: most pieces first"
                                + " (FMJD 4.13)");
    }

    @Test
    void squareSaysWhyItsPieceCannotMove() {
        String position = "W:W28,33,45:B10,20,23,29";
        assertThat(square("international", position, "45"))
                .containsExactly(
                        "the man on 45 cannot capture, and a capture is compulsory: 33x4"
                                + " (FMJD 4.2, 4.3)");
        assertThat(square("international", "W:W41,46:B5", "46"))
                .containsExactly("the man on 46 is blocked: 41 is occupied (FMJD 3.4)");
        assertThat(square("international", position, "20"))
                .containsExactly(
                        "the man on 20 is Black's, and White is to move (FMJD 3.3)",
                        "it is captured by 33x4");
        assertThat(square("international", position, "4"))
                .containsExactly("4 is empty; 33x4 ends there");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    international | W:WK46:BK5:H49:E9      | for 24½ moves of each side nothing was captured and no \
                    man moved; 25 make a draw (FMJD 6.2)
                    international | W:WK46,31:BK5:E9       | one or two pieces, a king among them, against one king \
                    must be won within 5 moves of each side; 4½ so far (FMJD 6.4)
                    """)
    void countsThatRunAreTold(String game, String position, String sentence) {
        assertThat(position(game, position)).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    international | W:WK46:BK5:H50             | draw: for 25 moves of each side nothing was \
                    captured and no man moved (FMJD 6.2)
                    international | W:WK46,31,32:BK5:E32       | draw: three pieces, a king among them, against one \
                    king, not won within 16 moves of each side (FMJD 6.3)
                    international | W:WK46,31:BK5:E10          | draw: one or two pieces, a king among them, \
                    against one king, not won within 5 moves of each side (FMJD 6.4)
                    russian       | W:WKa1,Kc1,Ke1:BKh8:E30    | draw: three or more kings against one, not won \
                    within 15 moves of each side (FMJD-64 7.2.4)
                    english       | B:BK1:WK32:H80             | draw: for 40 moves of each side nothing was \
                    captured and no man moved (WCDF 1.32.2)
                    pool          | B:BK1,K2,K3:WK32:E26       | draw: three kings against one, not won within 13 \
                    moves of each side (APCA 27)
                    international | W:W:B5                     | White has no pieces left and loses (FMJD 7.2.2, \
                    7.2.3)
                    international | W:W46:B37,41               | White cannot move and loses (FMJD 7.2.2, 7.2.3)
                    antidraughts  | W:W46:B37,41               | White cannot move and wins (Antidraughts, a side \
                    that cannot move)
                    breakthrough  | B:WK1:B20                  | White has a king and wins (Breakthrough draughts, \
                    the first king)
                    international | W:W46:B5                   | the game is not over
                    """)
    void endingNamesItsRule(String game, String position, String ending) {
        Texts texts = Texts.of(game);
        var explainer = new DraughtsExplainer(texts.variant(), texts.rules());
        assertThat(explainer.ending(texts.position(position)).text()).isEqualTo(ending);
    }

    @Test
    void nothingIsLegalWhenTheGameIsOver() {
        assertThat(move("international", "W:WK46:BK5:H50", "46-41"))
                .startsWith("46-41 is not legal")
                .hasSize(2);
    }

    @Test
    void textThatIsNoMoveIsRefused() {
        assertThatThrownBy(() -> move("international", "W:W46:B5", "46+41"))
                .isInstanceOf(NotationException.class);
    }

    private static List<String> position(String game, String position) {
        Texts texts = Texts.of(game);
        return Sentence.texts(explainer(texts).position(texts.position(position)));
    }

    private static List<String> square(String game, String position, String name) {
        Texts texts = Texts.of(game);
        DraughtsPosition at = texts.position(position);
        for (int square = 0; square < texts.variant().board().squareCount(); square++) {
            if (texts.notation().square(square).equals(name)) {
                return Sentence.texts(explainer(texts).square(at, square));
            }
        }
        throw new IllegalArgumentException(name);
    }

    private static List<String> move(String game, String position, String move) {
        Texts texts = Texts.of(game);
        return Sentence.texts(explainer(texts).move(texts.position(position), move));
    }

    private static DraughtsExplainer explainer(Texts texts) {
        return new DraughtsExplainer(texts.variant(), texts.rules());
    }
}
