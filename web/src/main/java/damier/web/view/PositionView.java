package damier.web.view;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Piece;
import damier.core.Position;
import damier.core.Side;
import damier.web.api.ApiType;
import damier.web.api.ApiType.NameOf;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position as the board shows it.
 *
 * @param pieces by square: {@code w} or {@code b}, and {@code m}an, {@code k}ing or {@code d}isc
 */
@ApiType("Position")
public record PositionView(
        String kind,
        String fen,
        @NameOf(Side.class) String side,
        Map<String, String> pieces,
        List<MoveView> moves,
        @Nullable EndingView ending) {
    /** The current position of a game. */
    public static PositionView of(Game game) {
        GameDefinition kind = game.kind();
        Position at = game.position();
        return new PositionView(
                kind.id(),
                kind.notation().format(at),
                text(at.side()),
                pieces(kind, at),
                game.sortedMoves().stream().map(move -> MoveView.of(kind, at, move)).toList(),
                game.ending().map(ending -> EndingView.of(game, ending)).orElse(null));
    }

    /** {@code white} or {@code black}. */
    public static String text(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, String> pieces(GameDefinition kind, Position at) {
        Map<String, String> pieces = new TreeMap<>();
        kind.board()
                .pieces(at)
                .forEach(
                        (square, piece) -> pieces.put(kind.notation().square(square), code(piece)));
        return pieces;
    }

    /** A piece in two letters: its side and its kind. */
    public static String code(Piece piece) {
        return text(piece.side()).substring(0, 1)
                + piece.kind().name().toLowerCase(Locale.ROOT).charAt(0);
    }
}
