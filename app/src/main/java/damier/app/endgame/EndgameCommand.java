package damier.app.endgame;

import damier.app.command.DamierCommand;

import picocli.CommandLine.Command;

/** The parent command of the commands for endgame tables. */
@Command(
        name = "endgame",
        header = "Build, verify and probe endgame tables of draughts.",
        description = {
            "",
            "A table contains the result of every position with the same pieces. Tables with few"
                    + " pieces are built in; every command uses those in the data folder too.",
            ""
        },
        subcommands = {
            EndgameBuildCommand.class,
            EndgameVerifyCommand.class,
            EndgameProbeCommand.class
        },
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Example: damier endgame build italian 5",
            "         damier endgame probe italian --position W:WK1,K5:BK32"
        })
public final class EndgameCommand extends DamierCommand {}
