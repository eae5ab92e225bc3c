package damier.app.command;

import damier.core.EndgameFiles;
import damier.core.Endgames;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.web.DataFolder;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The folder of endgame tables, a mixin of the commands that build or read them. */
public final class TableOptions {
    private static final String DIR = "--dir";

    /** Enough for a solver that only has to exist. */
    private static final long SMALL_TABLE = 1 << 20;

    @Option(
            names = DIR,
            paramLabel = "DIR",
            description =
                    "Folder of the tables. Default: endgames in the data folder, which every other"
                            + " command uses too")
    private @Nullable Path dir;

    /** The tables in a data folder. */
    public static Path in(Path data) {
        return data.resolve("endgames");
    }

    public Path folder() {
        return dir == null ? in(DataFolder.usual()) : dir;
    }

    /** Rejects a folder that was given and does not exist. */
    public void requireExisting() {
        if (dir != null && !Files.exists(dir)) {
            throw new BadInput(DIR, dir + " does not exist");
        }
    }

    /** The endgames of a game that has tables, with those of this folder. */
    public Endgames<Position> endgames(GameDefinition game, Consumer<String> faults) {
        Endgames<Position> endgames = game.endgames().in(folder().toString(), faults);
        if (endgames.files().isEmpty()) {
            throw new BadInput("game", game.name() + " has no endgame tables" + alternative(game));
        }
        return endgames;
    }

    public EndgameFiles files(GameDefinition game) {
        return endgames(game, _ -> {}).files().orElseThrow();
    }

    private static String alternative(GameDefinition game) {
        return game.endgames().solver(game.evaluators().standard(), SMALL_TABLE).isPresent()
                ? "; it has a solver (damier solve)"
                : "";
    }
}
