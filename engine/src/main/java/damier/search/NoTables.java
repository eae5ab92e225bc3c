package damier.search;

import damier.core.EndgameProber;
import damier.core.MoveList;
import damier.core.Position;

/** Stands in where a game has no endgame tables or a search does not use them. */
final class NoTables implements EndgameProber<Position> {
    @Override
    public int probe(Position at) {
        return UNKNOWN;
    }

    @Override
    public int distance(Position at) {
        return NO_DISTANCE;
    }

    @Override
    public int best(Position at, MoveList moves) {
        return UNKNOWN;
    }
}
