package damier.web.workshop;

import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.ExperimentReport;
import damier.lab.experiment.ExperimentRun;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Settings;
import damier.lab.experiment.Study;
import damier.lab.report.Page;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** An experiment, with the report that it leaves. */
final class ExperimentLabRun extends LabRun {
    private final Experiments experiments;
    private final Settings settings;
    private final int threads;
    private volatile @Nullable ExperimentRun running;

    ExperimentLabRun(
            String id, Path folder, Experiments experiments, Settings settings, int threads) {
        super(id, folder);
        this.experiments = experiments;
        this.settings = settings;
        this.threads = threads;
    }

    @Override
    boolean work() throws IOException {
        List<Study> studies = experiments.studies(settings);
        try (ExperimentFolder folder = ExperimentFolder.create(folder(), settings)) {
            ExperimentRun run = new ExperimentRun(folder, studies, threads);
            run.prepare();
            running = run;
            boolean done = !isStopped() && run.run();
            ExperimentReport.write(folder, experiments.title(settings), studies);
            return done;
        }
    }

    @Override
    void end() {
        ExperimentRun run = running;
        if (run != null) {
            run.stop();
        }
    }

    @Override
    RunView view() {
        ExperimentRun run = running;
        ExperimentRun.Progress progress =
                run == null ? new ExperimentRun.Progress(0, 0, 0) : run.progress();
        int done = progress.before() + progress.done();
        boolean reported = Files.exists(folder().resolve(Page.FILE));
        return new RunView(
                id(),
                "experiment",
                experiments.title(settings),
                state(),
                begun(),
                progress.total() == 0 ? null : (double) done / progress.total(),
                "%d/%d".formatted(done, progress.total()),
                null,
                null,
                "",
                reported ? "/reports/%s/%s".formatted(id(), Page.FILE) : null,
                error(),
                settings.command());
    }
}
