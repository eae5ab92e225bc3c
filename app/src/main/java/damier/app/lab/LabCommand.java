package damier.app.lab;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;

import picocli.CommandLine.Command;

/** The laboratory: lists experiments, runs them, and draws their reports. */
@Command(
        name = "lab",
        header = "Runs experiments with players, and reports what they show.",
        description = {
            "",
            "An experiment is a folder: what was run, a row for every move, and a report that can"
                    + " be drawn again from these rows.",
            ""
        },
        subcommands = {LabListCommand.class, LabRunCommand.class, LabReportCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Example: damier lab run classics --quick"})
public final class LabCommand extends DamierCommand {
    @Override
    protected int run() {
        spec().commandLine().usage(out());
        return Exit.DONE;
    }
}
