package damier.web.study;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Piece;
import damier.core.Sentence;
import damier.core.Side;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.view.PositionView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Pieces that a user placed on a board, and all errors in them. */
final class SetUpBoard {
    private static final int MAX_PIECES = 100;

    private final GameDefinition kind;
    private final Map<String, Piece> pieceSet = new HashMap<>();

    SetUpBoard(GameDefinition kind) {
        this.kind = kind;
        kind.board().pieceSet().forEach(piece -> pieceSet.put(PositionView.code(piece), piece));
    }

    /**
     * @param pieces by square, as {@code wm}
     * @throws Refused with a line for each error
     */
    Game game(Side sideToMove, Map<String, String> pieces) {
        if (pieces.size() > MAX_PIECES) {
            throw new Refused(ServerMessages.TOO_MANY_ON_BOARD);
        }
        if (pieces.isEmpty()) {
            throw new Refused(ServerMessages.EMPTY_BOARD);
        }
        List<Sentence> faults = new ArrayList<>();
        Map<Integer, Piece> placed = new TreeMap<>();
        pieces.forEach((square, piece) -> place(square, String.valueOf(piece), placed, faults));
        if (faults.isEmpty()) {
            try {
                return new Game(kind, kind.board().position(sideToMove, placed));
            } catch (NotationException e) {
                faults.add(ServerMessages.withoutPlace(e));
            }
        }
        throw new Refused(
                faults.stream()
                        .reduce(
                                (all, one) ->
                                        ServerMessages.TWO_FAULTS
                                                .with("first", all)
                                                .with("second", one))
                        .orElseThrow());
    }

    private void place(
            String square, String code, Map<Integer, Piece> placed, List<Sentence> faults) {
        Piece piece = pieceSet.get(code);
        if (piece == null) {
            faults.add(ServerMessages.NO_SUCH_PIECE.with("square", square).with("piece", code));
            return;
        }
        try {
            int index = kind.notation().square(square);
            placed.put(index, piece);
            // A single piece shows whether its square is allowed.
            kind.board().position(Side.WHITE, Map.of(index, piece));
        } catch (NotationException e) {
            faults.add(ServerMessages.withoutPlace(e));
        }
    }
}
