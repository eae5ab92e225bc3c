package damier.draughts.text;

import damier.core.Sentence.Term;
import damier.draughts.BoardGeometry;
import damier.draughts.Variant;

/** The squares of a variant by number and by letters. */
final class SquareNames {
    /** The result for text that names no square. */
    static final int NONE = -1;

    private final BoardGeometry board;
    private final Variant.Style style;

    SquareNames(Variant variant) {
        this.board = variant.board();
        this.style = variant.style();
    }

    /** The name in game records of the variant. */
    String name(int square) {
        return style.letters() ? letters(square) : number(square);
    }

    String number(int square) {
        return Integer.toString(style.reversed() ? board.squareCount() - square : square + 1);
    }

    /** {@code a1} is White's bottom left corner on every board. */
    String letters(int square) {
        char file = (char) ('a' + board.column(square));
        return file + Integer.toString(board.size() - board.row(square));
    }

    int ofNumber(int number) {
        if (number < 1 || number > board.squareCount()) {
            return NONE;
        }
        return style.reversed() ? board.squareCount() - number : number - 1;
    }

    int ofLetters(char file, int rank) {
        return board.squareAt(board.size() - rank, file - 'a');
    }

    /** The name of the board for errors: {@code a 10x10 board}. */
    Term boardName() {
        return (board.size() == 8 ? Phrase.SMALL_BOARD : Phrase.LARGE_BOARD).term();
    }
}
