package damier.app.system;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the completion script of a shell. */
@Command(
        name = "completion",
        header = "Print a completion script for bash or zsh.",
        description = {
            "",
            "Add one line to ~/.bashrc or ~/.zshrc, with the path of damier:",
            "",
            "  source <(./damier completion bash)",
            ""
        },
        footer = {"", "Example: damier completion bash", "         damier completion zsh"})
public final class CompletionCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "SHELL", description = "Shell: bash or zsh.")
    private String shell;

    @Override
    protected int run() {
        switch (shell) {
            case "bash" -> out().print(CompletionScript.bash(program(), allCommands()));
            case "zsh" -> out().print(CompletionScript.zsh(program(), allCommands()));
            default ->
                    throw new BadInput(
                            "SHELL", "unknown shell '" + shell + "'; known are bash and zsh");
        }
        return Exit.DONE;
    }
}
