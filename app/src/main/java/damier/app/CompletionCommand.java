package damier.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;

/** Prints what makes a shell complete Damier's command lines. */
@Command(
        name = "completion",
        header = "Prints what makes bash or zsh complete command lines of damier.",
        description = {
            "",
            "Put one line into ~/.bashrc or ~/.zshrc, with the path of damier:",
            "",
            "  source <(./damier completion bash)",
            ""
        },
        footer = {"", "Example: damier completion bash", "         damier completion zsh"})
final class CompletionCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "SHELL", description = "bash or zsh.")
    private String shell;

    @Override
    protected int run() throws IOException {
        switch (shell) {
            case "bash" -> out().print(CompletionScript.bash(program()));
            case "zsh" -> out().print(CompletionScript.zsh(program()));
            default ->
                    throw new BadInput(
                            "SHELL", "there is nothing for '" + shell + "', but for bash and zsh");
        }
        return Exit.DONE;
    }
}
