package damier.web.workshop;

import damier.lab.experiment.ExperimentFolder;
import damier.lab.experiment.ExperimentReport;
import damier.lab.experiment.ExperimentRun;
import damier.lab.experiment.Experiments;
import damier.lab.experiment.Settings;
import damier.lab.experiment.Study;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.List;

/** An experiment, with its report. */
final class ExperimentLabRun extends LabRun {
    static final String TYPE = "experiment";

    private final Experiments experiments;
    private final ExperimentFolder folder;
    private final Settings settings;
    private final List<Study> studies;
    private final int threads;
    private volatile @Nullable ExperimentRun running;

    /**
     * @param folder with earlier results; closed with the run
     */
    ExperimentLabRun(
            String id, String begun, Experiments experiments, ExperimentFolder folder, int threads)
            throws IOException {
        super(id, begun, folder.path());
        this.experiments = experiments;
        this.folder = folder;
        this.threads = threads;
        settings = experiments.complete(folder.settings());
        studies = experiments.studies(settings);
    }

    @Override
    boolean work() throws IOException {
        ExperimentRun run = new ExperimentRun(folder, studies, threads);
        run.prepare();
        running = run;
        boolean done = !isStopped() && run.run();
        ExperimentReport.write(folder, experiments.title(settings), studies);
        return done;
    }

    @Override
    void close() throws IOException {
        folder.close();
    }

    @Override
    void end(boolean atOnce) {
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
        boolean known = progress.total() > 0;
        return view(
                TYPE,
                experiments.title(settings),
                known ? (double) done / progress.total() : null,
                known ? "%d/%d".formatted(done, progress.total()) : "",
                null,
                null,
                "damier lab run " + folder());
    }
}
