package damier.app.files;

import damier.app.command.DamierCommand;

import picocli.CommandLine.Command;

/** The parent command of the archive commands. */
@Command(
        name = "archive",
        header = "Store games and search them.",
        description = {
            "",
            "The archive is shared with the web board: games imported here can be searched there.",
            ""
        },
        subcommands = {ArchiveImportCommand.class, ArchiveSearchCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Example: damier archive import games.pdn",
            "         damier archive search --player ann"
        })
public final class ArchiveCommand extends DamierCommand {}
