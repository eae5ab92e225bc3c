package damier.app.lab;

import damier.app.command.DamierCommand;

import picocli.CommandLine.Command;

/** The laboratory: lists experiments, runs them, and draws their reports. */
@Command(
        name = "lab",
        header = "Run experiments with players and report the results.",
        description = {
            "",
            "An experiment is a folder with its settings, a row for every move, and a report that"
                    + " can be drawn again from the rows.",
            ""
        },
        subcommands = {LabListCommand.class, LabRunCommand.class, LabReportCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Example: damier lab run classics --quick"})
public final class LabCommand extends DamierCommand {}
