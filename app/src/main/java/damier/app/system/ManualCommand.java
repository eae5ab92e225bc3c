package damier.app.system;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;

import picocli.CommandLine.Command;

/** Prints the manual of all commands. */
@Command(
        name = "manual",
        header = "Print the manual of all commands in Markdown.",
        footer = {"", "Example: damier manual"})
public final class ManualCommand extends DamierCommand {
    @Override
    protected int run() {
        out().print(Manual.of(allCommands()));
        return Exit.DONE;
    }
}
