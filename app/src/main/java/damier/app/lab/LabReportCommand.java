package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.lab.BadFolder;
import damier.lab.BadSetting;
import damier.lab.ContestReport;
import damier.lab.MatchFolder;
import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.ExperimentReport;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Settings;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Draws the report of an experiment, a match or a tournament again. */
@Command(
        name = "report",
        header = "Draw the report of an experiment, match or tournament again from its rows.",
        footer = {
            "",
            "Example: damier lab report experiments/classics",
            "         damier lab report results"
        })
final class LabReportCommand extends DamierCommand {
    @Parameters(paramLabel = "DIR", description = "Folder of an experiment, match or tournament.")
    private Path folder;

    @Override
    protected int run() throws IOException {
        Optional<MatchFolder.Kind> contest = MatchFolder.kindIn(folder);
        Path page = contest.isPresent() ? contest(contest.get()) : experiment();
        out().println("report: " + page);
        return Exit.DONE;
    }

    private Path contest(MatchFolder.Kind kind) throws IOException {
        try (MatchFolder opened = MatchFolder.resume(folder, kind)) {
            return ContestReport.write(opened);
        } catch (BadFolder | BadSetting e) {
            throw new BadInput("DIR", e);
        }
    }

    private Path experiment() throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            Experiments experiments = LabRunCommand.experiments(program());
            Settings settings = LabRunCommand.complete(experiments, opened.settings());
            return ExperimentReport.write(
                    opened, experiments.title(settings), experiments.studies(settings));
        } catch (BadFolder e) {
            throw new BadInput("DIR", e);
        }
    }
}
