package damier.protocol;

import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Piece;
import damier.core.Side;
import damier.core.Unit;
import damier.players.OpenPlayer;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.protocol.Finding.Came;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Checks an evaluation: that it gives a position one value, that it treats both colours alike, and
 * that it does not take one for the other.
 */
public final class EvaluationCheck {
    private static final int POSITIONS = 5;
    private static final int PLIES = 8;

    /** The largest difference of two values that count as equal. */
    private static final double ROUNDING = 1e-6;

    private final GameDefinition kind;
    private final OpenPlayer player;

    private EvaluationCheck(GameDefinition kind, OpenPlayer player) {
        this.kind = kind;
        this.player = player;
    }

    /** Makes the checks, if the player has an evaluation. */
    public static void run(GameDefinition kind, PlayerFactory factory, Consumer<Finding> findings) {
        try (Player player = factory.create()) {
            player.newGame(1);
            if (player instanceof OpenPlayer open) {
                new EvaluationCheck(kind, open).run(findings);
            }
        } catch (PlayerFault fault) {
            // The checks of its moves report it.
        }
    }

    private void run(Consumer<Finding> findings) {
        if (player.features(new Game(kind), kind.firstSide()).isEmpty()) {
            return;
        }
        List<Game> positions = positions();
        Finding.make(
                "gives a position one value",
                "the same value every time",
                () -> compared(positions, positions, "the same position"),
                findings);
        Finding.make(
                "treats both colours alike",
                "the same value with colours exchanged",
                () ->
                        compared(
                                positions,
                                positions.stream().map(this::exchanged).toList(),
                                "its mirror image"),
                findings);
        if (kind.unit() == Unit.MAN) {
            Finding.make(
                    "tells its side from the other",
                    "a better value for the side with more men",
                    this::material,
                    findings);
        }
    }

    /** Positions of a game with any moves, the same at every check. */
    private List<Game> positions() {
        List<Game> positions = new ArrayList<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = new Game(kind);
            for (int ply = 0; ply < PLIES + seed && game.ending().isEmpty(); ply++) {
                long[] moves = game.legalMoves();
                game.play(moves[(7 * ply + 3 * seed) % moves.length]);
            }
            positions.add(game);
        }
        return positions;
    }

    private Came compared(List<Game> positions, List<Game> others, String what) {
        for (int i = 0; i < positions.size(); i++) {
            double value = value(positions.get(i));
            double other = value(others.get(i));
            if (Math.abs(value - other) > ROUNDING * Math.max(1, Math.abs(value))) {
                String text = kind.notation().format(positions.get(i).position());
                return Came.no(
                        String.format(
                                Locale.ROOT,
                                "%.2f and %.2f for %s in %s",
                                value,
                                other,
                                what,
                                text));
            }
        }
        return Came.yes("in " + positions.size() + " positions");
    }

    /** The value for the side to move. */
    private double value(Game game) {
        return player.features(game, game.side()).stream().mapToDouble(Feature::contribution).sum();
    }

    /** The position from the other side of the board, with the colours exchanged. */
    private Game exchanged(Game game) {
        int last = kind.board().layout().squares().size() - 1;
        Map<Integer, Piece> pieces = new HashMap<>();
        game.pieces().forEach((square, piece) -> pieces.put(last - square, opposite(piece)));
        return new Game(kind, kind.board().position(game.side().opponent(), pieces));
    }

    private Piece opposite(Piece piece) {
        return kind.board().pieceSet().stream()
                .filter(other -> other.kind() == piece.kind() && other.side() != piece.side())
                .findFirst()
                .orElseThrow();
    }

    private Came material() {
        double more = value(without(kind.firstSide().opponent()));
        double fewer = value(without(kind.firstSide()));
        // In some games fewer pieces are better.
        double engine = engine(kind.firstSide().opponent()) - engine(kind.firstSide());
        boolean agrees = (more - fewer) * engine >= 0;
        return new Came(
                agrees, String.format(Locale.ROOT, "%.2f with more, %.2f with fewer", more, fewer));
    }

    private double engine(Side without) {
        return kind.evaluators().standard().features(without(without).position()).stream()
                        .mapToDouble(Feature::contribution)
                        .sum()
                * (kind.firstSide() == Side.WHITE ? 1 : -1);
    }

    /** The start position without every other piece of a side. */
    private Game without(Side side) {
        Map<Integer, Piece> pieces = new HashMap<>();
        int[] seen = {0};
        new Game(kind)
                .pieces()
                .forEach(
                        (square, piece) -> {
                            if (piece.side() != side || seen[0]++ % 2 == 0) {
                                pieces.put(square, piece);
                            }
                        });
        return new Game(kind, kind.board().position(kind.firstSide(), pieces));
    }
}
