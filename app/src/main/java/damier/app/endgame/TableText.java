package damier.app.endgame;

import damier.core.EndgameFiles;
import damier.core.EndgameFiles.Tables;

import java.util.Locale;

/** Endgame tables as commands describe them. */
public final class TableText {
    private static final long KILOBYTE = 1 << 10;
    private static final long MEGABYTE = 1 << 20;

    private TableText() {}

    /** The files in the folder. */
    public static String of(EndgameFiles.Inventory inventory) {
        Tables stored = inventory.stored();
        return "%s, up to %d pieces%s, %s"
                .formatted(
                        stored.files() == 1 ? "1 file" : stored.files() + " files",
                        stored.pieces(),
                        inventory.completePieces() < stored.pieces() ? " (incomplete)" : "",
                        size(stored.bytes()));
    }

    static String size(long bytes) {
        return bytes < MEGABYTE
                ? (bytes + KILOBYTE - 1) / KILOBYTE + " kB"
                : String.format(Locale.ROOT, "%.1f MB", (double) bytes / MEGABYTE);
    }
}
