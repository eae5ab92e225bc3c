package damier.app;

import picocli.CommandLine.Command;

/** The archive of games: imports files, and searches. */
@Command(
        name = "archive",
        header = "Keeps games, and finds them again.",
        description = {
            "",
            "The archive is the web board's: what is imported here can be searched there.",
            ""
        },
        subcommands = {ArchiveImportCommand.class, ArchiveSearchCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Example: damier archive import games.pdn",
            "         damier archive search --player ann"
        })
final class ArchiveCommand extends DamierCommand {
    @Override
    protected int run() {
        spec().commandLine().usage(out());
        return Exit.DONE;
    }
}
