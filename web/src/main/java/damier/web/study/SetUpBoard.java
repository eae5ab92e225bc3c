package damier.web.study;

import damier.core.GameKind;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Sentence;
import damier.draughts.DraughtsPosition;
import damier.web.Refused;
import damier.web.Says;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Pieces that somebody put on a board, and everything that is wrong with them. */
final class SetUpBoard<P extends Position> {
    private static final int MOST = 100;

    private final GameKind<P> kind;
    private final boolean draughts;

    SetUpBoard(GameKind<P> kind) {
        this.kind = kind;
        draughts = kind.rules().newPosition() instanceof DraughtsPosition;
    }

    /**
     * @param pieces by square, as {@code wm}
     * @throws Refused with a line for each fault
     */
    P position(boolean whiteToMove, Map<String, String> pieces) {
        if (pieces.size() > MOST) {
            throw new Refused(Refused.UNUSABLE, Says.TOO_MANY_ON_BOARD);
        }
        List<Sentence> faults = new ArrayList<>();
        Map<Integer, String> placed = new TreeMap<>();
        pieces.forEach((square, piece) -> place(square, String.valueOf(piece), placed, faults));
        if (faults.isEmpty()) {
            try {
                return kind.notation().position(text(whiteToMove, placed));
            } catch (NotationException e) {
                faults.add(Says.withoutPlace(e));
            }
        }
        throw new Refused(
                Refused.UNUSABLE,
                faults.stream()
                        .reduce(
                                (all, one) ->
                                        Says.TWO_FAULTS.with("first", all).with("second", one))
                        .orElseThrow());
    }

    private void place(
            String square, String piece, Map<Integer, String> placed, List<Sentence> faults) {
        if (!piece.matches(draughts ? "[wb][mk]" : "[wb]d")) {
            faults.add(Says.NO_SUCH_PIECE.with("square", square).with("piece", piece));
            return;
        }
        try {
            int index = kind.notation().square(square);
            placed.put(index, piece);
            // One piece alone shows what is wrong with its place.
            kind.notation().position(text(true, new LinkedHashMap<>(Map.of(index, piece))));
        } catch (NotationException e) {
            faults.add(Says.withoutPlace(e));
        }
    }

    private String text(boolean whiteToMove, Map<Integer, String> pieces) {
        return draughts ? fen(whiteToMove, pieces) : board(whiteToMove, pieces);
    }

    private String fen(boolean whiteToMove, Map<Integer, String> pieces) {
        return "%s:W%s:B%s"
                .formatted(whiteToMove ? "W" : "B", list(pieces, 'w'), list(pieces, 'b'));
    }

    private String list(Map<Integer, String> pieces, char side) {
        List<String> squares = new ArrayList<>();
        pieces.forEach(
                (square, piece) -> {
                    if (piece.charAt(0) == side) {
                        String king = piece.endsWith("k") ? "K" : "";
                        squares.add(king + kind.notation().square(square));
                    }
                });
        return String.join(",", squares);
    }

    private static String board(boolean whiteToMove, Map<Integer, String> pieces) {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < Long.SIZE; square++) {
            String piece = pieces.getOrDefault(square, "");
            text.append(piece.isEmpty() ? '-' : piece.charAt(0) == 'w' ? 'O' : 'X');
        }
        return text.append(whiteToMove ? " O" : " X").toString();
    }
}
