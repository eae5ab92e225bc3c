package damier.draughts.tables;

import damier.core.EndgameBuilder;
import damier.core.EndgameFiles;
import damier.draughts.Variant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table files of a variant: what there is, and how to make more. */
final class TableFiles implements EndgameFiles {
    private final Variant variant;
    private final Optional<Path> folder;

    TableFiles(Variant variant, Optional<Path> folder) {
        this.variant = variant;
        this.folder = folder;
    }

    @Override
    public Inventory inventory() {
        List<String> faults = new ArrayList<>();
        EndgameTables tables = EndgameTables.included(variant, faults::add);
        tables.checkAll();
        int pieces = tables.mostPieces();
        Tables builtIn = new Tables(pieces, pieces == 0 ? 0 : 1, tables.byteSize());
        Tables stored =
                folder.map(path -> addSound(path, tables, faults)).orElse(new Tables(0, 0, 0));
        return new Inventory(builtIn, stored, completePieces(tables), faults);
    }

    /** Checks each file of the folder and adds the sound ones; counts all of them. */
    private Tables addSound(Path path, EndgameTables tables, List<String> faults) {
        int pieces = 0;
        int files = 0;
        long bytes = 0;
        for (Path file : EndgameTables.files(path, variant, faults::add)) {
            int faultsBefore = faults.size();
            EndgameTables inFile = new EndgameTables(variant, faults::add);
            inFile.addFile(file);
            inFile.checkAll();
            if (faults.size() == faultsBefore) {
                tables.addFile(file);
            }
            pieces = Math.max(pieces, inFile.mostPieces());
            files++;
            bytes += size(file);
        }
        return new Tables(pieces, files, bytes);
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    private int completePieces(EndgameTables tables) {
        int pieces = 1;
        while (pieces < Material.MOST_PIECES
                && Material.inOrder(variant, pieces + 1).stream().allMatch(tables::hasResults)) {
            pieces++;
        }
        return pieces;
    }

    @Override
    public EndgameBuilder builder(
            EndgameBuilder.Request request, EndgameBuilder.Listener listener) {
        Path path =
                folder.orElseThrow(() -> new IllegalArgumentException("there is no folder for it"));
        if (request.pieces() < 2 || request.pieces() > Material.MOST_PIECES) {
            throw new IllegalArgumentException(
                    "tables have 2 to %d pieces".formatted(Material.MOST_PIECES));
        }
        TableGenerator.Settings settings =
                TableGenerator.Settings.of(variant, request.pieces(), path)
                        .withMen(request.men())
                        .withDistances(request.distancePieces())
                        .withThreads(request.threads());
        return new TableGenerator(settings, listener);
    }
}
