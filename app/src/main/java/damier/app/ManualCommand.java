package damier.app;

import picocli.CommandLine.Command;

/** Prints the manual of all commands. */
@Command(
        name = "manual",
        header = "Prints the manual of all commands, in Markdown.",
        footer = {"", "Example: damier manual"})
final class ManualCommand extends DamierCommand {
    @Override
    protected int run() {
        out().print(Manual.of(Main.commandLine(program())));
        return Exit.DONE;
    }
}
