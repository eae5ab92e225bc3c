package damier.web.view;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.Board;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.games.MovePaths;
import damier.othello.OthelloPosition;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position as a board shows it.
 *
 * @param pieces by square: {@code w} or {@code b}, and {@code m}an, {@code k}ing or {@code d}isc
 */
public record PositionView(
        String kind,
        String fen,
        String side,
        Map<String, String> pieces,
        List<MoveView> moves,
        @Nullable EndingView ending) {
    /** The position that a game has come to. */
    public static <P extends Position> PositionView of(Game<P> game) {
        GameKind<P> kind = game.kind();
        P at = game.position();
        return new PositionView(
                kind.id(),
                kind.notation().format(at),
                text(at.side()),
                pieces(kind, at),
                MovePaths.sorted(game).stream().map(move -> MoveView.of(kind, at, move)).toList(),
                game.ending().map(EndingView::of).orElse(null));
    }

    /** {@code white} or {@code black}. */
    public static String text(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, String> pieces(GameKind<?> kind, Position position) {
        Map<String, String> pieces = new TreeMap<>();
        switch (position) {
            case DraughtsPosition at -> {
                Board board = Variants.byId(kind.id()).board();
                for (int square = 0; square < board.squareCount(); square++) {
                    long bit = board.bitboard(square);
                    put(pieces, kind, square, bit, at.men(Side.WHITE), "wm");
                    put(pieces, kind, square, bit, at.kings(Side.WHITE), "wk");
                    put(pieces, kind, square, bit, at.men(Side.BLACK), "bm");
                    put(pieces, kind, square, bit, at.kings(Side.BLACK), "bk");
                }
            }
            case OthelloPosition at -> {
                for (int square = 0; square < Long.SIZE; square++) {
                    put(pieces, kind, square, 1L << square, at.discs(Side.WHITE), "wd");
                    put(pieces, kind, square, 1L << square, at.discs(Side.BLACK), "bd");
                }
            }
            default -> throw new IllegalArgumentException("no board for " + kind.id());
        }
        return pieces;
    }

    private static void put(
            Map<String, String> pieces,
            GameKind<?> kind,
            int square,
            long bit,
            long set,
            String piece) {
        if ((set & bit) != 0) {
            pieces.put(kind.notation().square(square), piece);
        }
    }
}
