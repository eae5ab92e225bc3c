package damier.app.system;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.core.GameDefinition;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.List;

/** Lists the games. */
@Command(
        name = "games",
        header = "List the games and their ids.",
        footer = {"", "Example: damier games --json"})
public final class GamesCommand extends DamierCommand {
    private record Entry(String id, String name) {}

    private record Answer(List<Entry> games) {}

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        List<GameDefinition> games = program().games().all();
        if (json.isAsked()) {
            json.print(
                    out(),
                    new Answer(
                            games.stream()
                                    .map(game -> new Entry(game.id(), game.name()))
                                    .toList()));
        } else {
            games.forEach(game -> out().printf("%-14s %s%n", game.id(), game.name()));
        }
        return Exit.DONE;
    }
}
