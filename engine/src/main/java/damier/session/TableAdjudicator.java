package damier.session;

import damier.core.EndgameProber;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Result;
import damier.core.Rules;
import damier.core.Side;

import java.util.Optional;

/** Adjudicates games by the endgame tables of their kind. Not thread-safe. */
public final class TableAdjudicator {
    /** A win of unknown distance is assumed to take no more plies than this to a capture. */
    private static final int CONVERSION_PLIES = 20;

    private final Rules<Position> rules;
    private final Optional<EndgameProber<Position>> tables;

    public TableAdjudicator(GameDefinition kind) {
        rules = kind.rules();
        tables = kind.endgames().prober();
    }

    /** The stored result of the current position, unless a draw by count may precede a win. */
    public Optional<Result> result(Game game) {
        if (tables.isEmpty() || game.ending().isPresent()) {
            return Optional.empty();
        }
        Position at = game.position();
        return switch (tables.get().probe(at)) {
            case EndgameProber.DRAW -> Optional.of(Result.DRAW);
            case EndgameProber.WIN -> win(tables.get(), at, game.side());
            case EndgameProber.LOSS -> win(tables.get(), at, game.side().opponent());
            default -> Optional.empty();
        };
    }

    private Optional<Result> win(EndgameProber<Position> prober, Position at, Side winner) {
        int distance = prober.distance(at);
        int plies = distance == EndgameProber.NO_DISTANCE ? CONVERSION_PLIES : distance;
        return rules.isDrawNear(at, plies) ? Optional.empty() : Optional.of(Result.winOf(winner));
    }
}
