package damier.app;

import damier.lab.experiment.BadFolder;
import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.ExperimentReport;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Settings;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;

/** Draws the report of an experiment again. */
@Command(
        name = "report",
        header = "Draws the report of an experiment again, from its rows alone.",
        footer = {"", "Example: damier lab report experiments/classics"})
final class LabReportCommand extends DamierCommand {
    @Parameters(paramLabel = "DIR", description = "The experiment's folder.")
    private Path folder;

    @Override
    protected int run() throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            Experiments experiments = LabRunCommand.experiments();
            Settings settings = LabRunCommand.complete(experiments, opened.settings());
            Path page =
                    ExperimentReport.write(
                            opened, experiments.title(settings), experiments.studies(settings));
            out().println("report: " + page);
            return Exit.DONE;
        } catch (BadFolder e) {
            throw new BadInput("DIR", String.valueOf(e.getMessage()));
        }
    }
}
