package damier.draughts.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import damier.core.NotationException;
import damier.core.Scores;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

class PositionTextTest {
    private final Texts international = Texts.of(Variants.INTERNATIONAL);
    private final Texts frisian = Texts.of(Variants.FRISIAN);

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    international | W:W31-50:B1-20
                    international | W:B1-20:W31-50.
                    international | ' w : w 31 - 40 , 41-50 ,, : b 20-1 . '
                    international | ?:W31-50:B1-20
                    international | W:W31-50:B1-20:H0:F1
                    international | W:W31-40:B1-20:W41-50:?
                    international | W:W031,32-50:B1-20
                    international | Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww
                    international | wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww
                    frisian       | W:W31-50:B1-20:H0:F1:+0+0
                    russian       | W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6
                    russian       | W:W21-32:B1-12
                    english       | B:W21-32:B1-12
                    english       | Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww
                    italian       | W:W21-32:B1-12
                    spanish       | W:W1-12:B21-32
                    spanish       | Wwwwwwwwwwwwweeeeeeeebbbbbbbbbbbb
                    """)
    void startCanBeWrittenInManyWays(String id, String text) {
        Texts texts = Texts.of(id);
        assertThat(texts.notation().format(texts.position(text)))
                .isEqualTo(texts.notation().format(texts.start()));
        assertThat(texts.position(text).key()).isEqualTo(texts.start().key());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    international | B:BK1-3,7:WK46,K50   | B:WK46,K50:BK1,K2,K3,7
                    international | W:W:B1               | W:W:B1
                    international | W:B:W                | W:W:B
                    international | W:B1                 | W:W:B1
                    international | W:WKa1:BKd10,Kj10,j6 | W:WK46:BK2,K5,25
                    international | W:WKA1:Bb8           | W:WK46:B11
                    russian       | B:Wc3,Kd2:Bf8        | B:W22,K26:B3
                    spanish       | W:WKb1:Bg8           | W:WK4:B29
                    italian       | W:WKb1:Bg8           | W:WK29:B4
                    international | W:WK46:BK5:H7        | W:WK46:BK5:H7
                    international | W:WK46:BK5:H7:F9.    | W:WK46:BK5:H7
                    international | W:WK46:BK5:H3:E3     | W:WK46:BK5:H3:E3
                    international | W:H7:WK46:BK5:+1+1   | W:WK46:BK5:H7
                    frisian       | W:WK46,50:BK5,1:+0+2 | W:WK46,50:B1,K5:+0+246
                    frisian       | W:WK46,50:BK5,1:+105+246 | W:WK46,50:B1,K5:+105+246
                    frisian       | W:WK46,K50,31:BK5:+2+350 | W:W31,K46,K50:BK5:+0+350
                    """)
    void positionsAreWrittenStrictly(String id, String text, String strict) {
        Texts texts = Texts.of(id);
        assertThat(texts.notation().format(texts.position(text))).isEqualTo(strict);
        assertThat(texts.notation().format(texts.position(strict))).isEqualTo(strict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    international | W:WK31,K53:B1          | square 53 is not on a 10x10 board (column 9)
                    international | W:W0:B1                | square 0 is not on a 10x10 board (column 4)
                    international | W:W31:B99999999999999  | square 99999999999999 is not on a 10x10 board (column 8)
                    english       | W:W33:B1               | square 33 is not on an 8x8 board (column 4)
                    english       | W:Wa2:B1               | square a2 is not on an 8x8 board (column 4)
                    italian       | W:Wa1:B1               | square a1 is not on an 8x8 board (column 4)
                    english       | W:Wa10:B1              | square a10 is not on an 8x8 board (column 4)
                    international | W:W31,32,31:B1         | square 31 is given twice (column 10)
                    international | W:W31-40:B30-32        | square 31 is given twice (column 11)
                    international | W:W3:B1                | a white man cannot stand on 3, where it promotes (column 4)
                    international | W:W31:B46              | a black man cannot stand on 46, where it promotes (column 8)
                    spanish       | W:W29:B1               | a white man cannot stand on 29, where it promotes (column 4)
                    international | W:W26-50:B1            | more than 20 white pieces (column 4)
                    english       | W:W32:B1-20            | more than 12 black pieces (column 8)
                    international | :W31:B1                | expected the side to move, W or B, not ':' (column 1)
                    international | W31-50:B1-20           | expected ':' after the side to move, not '3' (column 2)
                    international | X:W31:B1               | expected the side to move, W or B, not 'X' (column 1)
                    international | ''                     | expected the side to move, W or B, not the end (column 1)
                    international | W:                     | no pieces are given
                    international | W:?31:B1               | pieces of an unknown colour (column 4)
                    international | W:W31,x:B1             | expected a square, not 'x' (column 7)
                    international | W:W31-:B1              | expected a square, not ':' (column 7)
                    international | W:W31:B1. x            | expected ':' or the end, not 'x' (column 11)
                    international | W:W31:B1:H99999        | no game has more than 10000 plies (column 10)
                    international | Wbbb                   | 4 characters instead of 51 (column 4)
                    international | Wbxb                   | expected ':' of a FEN, or w, b, W, B or e, not 'x' (column 3)
                    international | Ww                     | a white man cannot stand on 1, where it promotes (column 2)
                    frisian       | W:WK46,50:B1:+0+4      | a king makes at most 3 moves in a row (column 14)
                    frisian       | W:WK46,K41,50:B1:+0+2  | more than one white king can have made the moves in a row (column 18)
                    frisian       | W:WK46,50:B1:+0+250    | no white king can have made the moves in a row (column 14)
                    """)
    void faultsNameWhatAndWhere(String id, String text, String fault) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Texts.of(id).position(text))
                .withMessage("position: " + fault);
    }

    @Test
    void faultsAreOneLine() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> international.position("W:W\u0001\n:B1"))
                .withMessage("position: expected a square, not '?' (column 4)");
    }

    @ParameterizedTest
    @MethodSource("variants")
    void startRoundTripsInBothForms(Variant variant) {
        Texts texts = Texts.of(variant);
        DraughtsPosition start = texts.start();
        DraughtsNotation notation = texts.notation();
        assertThat(texts.position(notation.format(start)).key()).isEqualTo(start.key());
        assertThat(texts.position(notation.hub(start)).key()).isEqualTo(start.key());
        assertThat(notation.hub(texts.position(notation.hub(start))))
                .isEqualTo(notation.hub(start));
        assertThat(notation.hub(start)).hasSize(variant.board().squareCount() + 1);
    }

    @Test
    void reversiblePliesCountTowardsTheDraw() {
        DraughtsPosition position = international.position("W:WK46,K41,K37:BK5,K10,K14:H49");
        DraughtsPosition next = international.play(position, "37-31");
        assertThat(international.notation().format(next)).endsWith(":H50");
        assertThat(international.rules().outcome(next, 1)).isEqualTo(Scores.DRAW);
    }

    @Test
    void endgamePliesCountTowardsTheDraw() {
        DraughtsPosition position = international.position("W:WK46:BK50:H3:E9");
        DraughtsPosition next = international.play(position, "46-41");
        assertThat(international.notation().format(next)).isEqualTo("B:WK41:BK50:H4:E10");
        assertThat(international.rules().outcome(next, 1)).isEqualTo(Scores.DRAW);
    }

    @Test
    void kingRunsComeBackFromTheirText() {
        DraughtsPosition position = frisian.position("W:WK46,50:BK1,3");
        position = frisian.play(position, "46-41", "1-6", "41-46", "6-1", "46-41");
        String text = frisian.notation().format(position);
        assertThat(text).isEqualTo("B:WK41,50:BK1,3:H5:+201+341");
        assertThat(frisian.position(text).key()).isEqualTo(position.key());
        assertThat(frisian.position(text).kingRun(Side.WHITE)).isEqualTo(3);
    }
}
