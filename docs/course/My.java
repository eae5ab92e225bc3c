import damier.student.*;

public class My {
    @Feature(weight = 10)
    int men(DraughtsBoard board) {
        return board.men().size();
    }

    @Feature(weight = 30)
    int kings(DraughtsBoard board) {
        return board.kings().size();
    }

    @Feature(weight = 0.5)
    double advance(DraughtsBoard board) {
        return board.men().sum(Square::row);
    }

    @Feature(weight = 1)
    int guards(DraughtsBoard board) {
        return board.men().where(square -> square.row() == 1).size();
    }
}
