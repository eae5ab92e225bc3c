import damier.student.*;

public class Corners {
    @Feature(weight = 1)
    int mobility(OthelloBoard board) {
        return board.moveCount();
    }

    @Feature(weight = 25)
    int corners(OthelloBoard board) {
        return board.discs().where(Square::isCorner).size();
    }

    @Feature(weight = -3)
    int dangers(OthelloBoard board) {
        int dangers = 0;
        for (Square disc : board.discs()) {
            Squares emptyCorners = board.neighbours(disc).and(board.empty()).where(Square::isCorner);
            dangers += emptyCorners.size();
        }
        return dangers;
    }
}
