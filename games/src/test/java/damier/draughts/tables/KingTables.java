package damier.draughts.tables;

import damier.core.EndgameBuilder;
import damier.draughts.Variant;

import java.io.IOException;
import java.nio.file.Path;

/** Generates tables of endgames without men. They depend on no other tables. */
final class KingTables {
    /** A listener that throws at a fault and ignores everything else. */
    static final class FailOnFault implements EndgameBuilder.Listener {
        @Override
        public void progress(EndgameBuilder.Progress progress) {}

        @Override
        public void finished(EndgameBuilder.FinishedSlice slice) {}

        @Override
        public void fault(String line) {
            throw new AssertionError(line);
        }
    }

    private KingTables() {}

    static EndgameTables generate(Variant variant, int pieces, Path folder) throws IOException {
        FailOnFault listener = new FailOnFault();
        var settings = TableGenerator.Settings.of(variant, pieces, folder).withMen(0);
        new TableGenerator(settings, listener).run();
        return EndgameTables.open(variant, TableFolder.of(folder, listener::fault));
    }
}
