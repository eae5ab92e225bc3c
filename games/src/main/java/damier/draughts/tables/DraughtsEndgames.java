package damier.draughts.tables;

import damier.core.EndgameFiles;
import damier.core.EndgameProber;
import damier.core.Endgames;
import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The endgame tables of a variant. The tables are opened at the first probe of a position with at
 * most {@link Material#MOST_PIECES} pieces.
 */
public final class DraughtsEndgames implements Endgames<DraughtsPosition> {
    private final Variant variant;
    private final Rules<DraughtsPosition> rules;
    private final TableFolder folder;
    private @Nullable EndgameTables opened;

    public DraughtsEndgames(Variant variant, Rules<DraughtsPosition> rules, TableFolder folder) {
        this.variant = variant;
        this.rules = rules;
        this.folder = folder;
    }

    @Override
    public Optional<EndgameProber<DraughtsPosition>> prober() {
        return Optional.of(new Prober());
    }

    @Override
    public Optional<EndgameFiles> files() {
        return Optional.of(new TableFiles(variant, folder.path()));
    }

    @Override
    public Endgames<DraughtsPosition> in(String otherFolder, Consumer<String> faults) {
        return new DraughtsEndgames(variant, rules, TableFolder.of(Path.of(otherFolder), faults));
    }

    private synchronized EndgameTables tables() {
        EndgameTables tables = opened;
        if (tables == null) {
            tables = EndgameTables.open(variant, folder);
            opened = tables;
        }
        return tables;
    }

    private final class Prober implements EndgameProber<DraughtsPosition> {
        private @Nullable TableMoves moves;

        private TableMoves moves() {
            TableMoves made = moves;
            if (made == null) {
                made = new TableMoves(tables(), rules);
                moves = made;
            }
            return made;
        }

        private static boolean hasFewPieces(DraughtsPosition at) {
            return Long.bitCount(at.own() | at.opponent()) <= Material.MOST_PIECES;
        }

        @Override
        public int probe(DraughtsPosition at) {
            return hasFewPieces(at) ? moves().probe(at) : UNKNOWN;
        }

        @Override
        public int distance(DraughtsPosition at) {
            return hasFewPieces(at) ? moves().distance(at) : NO_DISTANCE;
        }

        @Override
        public int best(DraughtsPosition at, MoveList best) {
            if (hasFewPieces(at)) {
                return moves().best(at, best);
            }
            rules.generate(at, best);
            return UNKNOWN;
        }
    }
}
