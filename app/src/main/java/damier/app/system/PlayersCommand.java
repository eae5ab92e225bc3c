package damier.app.system;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.TextTable;
import damier.classic.PlayerDescription;
import damier.classic.PlayerOption;
import damier.engine.EngineFactory;
import damier.players.PlayerSpecs;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.List;

/** Lists the players of a game, or the options of one player. */
@Command(
        name = "players",
        header = "List the players of a game, or the options of one player.",
        description = {
            "",
            "Options are given in brackets after a player: othello.vieira[ordering=none,depth=4].",
            ""
        },
        footer = {
            "",
            "Example: damier players international",
            "         damier players othello othello.vieira"
        })
public final class PlayersCommand extends DamierCommand {
    private record Answer(String game, List<PlayerDescription> players) {}

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "Game: international, italian, othello or another id of damier games.")
    private String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "PLAYER",
            description = "Player whose options to list.")
    private @Nullable String player;

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        EngineFactory kind = program().engines(game);
        List<PlayerDescription> players = PlayerSpecs.all(kind.game());
        String asked = player;
        if (asked != null) {
            players = players.stream().filter(one -> one.id().equals(asked)).toList();
        }
        if (asked != null && players.isEmpty()) {
            program().player(kind, asked);
            throw new BadInput("player", asked + ": leave the options out");
        }
        if (json.isAsked()) {
            json.print(out(), new Answer(kind.game().id(), players));
        } else if (asked == null) {
            list(players);
        } else {
            players.forEach(this::describe);
        }
        return Exit.DONE;
    }

    private void list(List<PlayerDescription> players) {
        var table = new TextTable("ll");
        players.forEach(one -> table.add(one.id(), one.summary()));
        table.lines().forEach(out()::println);
    }

    private void describe(PlayerDescription one) {
        out().println(one.summary());
        var table = new TextTable("llll");
        table.add("option", "default", "values", "meaning");
        for (PlayerOption option : one.options()) {
            table.add(option.name(), option.defaultValue(), option.values(), option.meaning());
        }
        table.lines().forEach(out()::println);
    }
}
