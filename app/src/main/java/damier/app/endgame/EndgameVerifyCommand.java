package damier.app.endgame;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.TableOptions;
import damier.core.EndgameFiles;
import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.List;

/** Checks endgame tables for damage. */
@Command(
        name = "verify",
        header = "Check every block of the endgame tables for damage.",
        description = {
            "",
            "Prints one line per game, and one per damaged file. The program ignores damaged files;"
                    + " damier endgame build replaces them. The exit code is 1 if a file is"
                    + " damaged.",
            ""
        },
        footer = {
            "",
            "Example: damier endgame verify",
            "         damier endgame verify italian --dir tables"
        })
public final class EndgameVerifyCommand extends DamierCommand {
    private record Game(String game, EndgameFiles.Inventory tables) {}

    private record Answer(boolean passed, List<Game> games) {}

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "Game of the tables. Default: all games")
    private @Nullable String game;

    @Mixin private TableOptions tables;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        tables.requireExisting();
        List<Game> games = new ArrayList<>();
        for (GameDefinition kind : kinds()) {
            Game verified = new Game(kind.id(), tables.files(kind).inventory());
            games.add(verified);
            if (!json.isAsked()) {
                print(verified);
            }
        }
        int faults = games.stream().mapToInt(verified -> verified.tables().faults().size()).sum();
        int files = games.stream().mapToInt(verified -> verified.tables().stored().files()).sum();
        if (json.isAsked()) {
            json.print(out(), new Answer(faults == 0, games));
        } else {
            out().println(
                            "%d games, %d files in %s, %d unusable"
                                    .formatted(games.size(), files, tables.folder(), faults));
        }
        return faults == 0 ? Exit.DONE : Exit.FAILED;
    }

    private List<GameDefinition> kinds() {
        return game == null
                ? program().games().all().stream()
                        .filter(kind -> kind.endgames().files().isPresent())
                        .toList()
                : List.of(program().game(game));
    }

    private void print(Game verified) {
        EndgameFiles.Inventory found = verified.tables();
        String stored =
                found.stored().files() == 0 ? "" : "; in the folder: " + TableText.of(found);
        String line =
                "%s: built in: up to %d pieces, %s%s"
                        .formatted(
                                verified.game(),
                                found.builtIn().pieces(),
                                TableText.size(found.builtIn().bytes()),
                                stored);
        out().println((found.faults().isEmpty() ? "pass  " : "FAIL  ") + line);
        found.faults().forEach(fault -> out().println("FAIL  " + fault));
    }
}
