package damier.lab.experiment;

import damier.lab.Workers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Runs the trials of an experiment that are not yet in its folder, several at a time.
 *
 * <p>The trials of the studies alternate, so that progress is even, and an experiment that is
 * stopped has results of every study.
 */
public final class ExperimentRun {
    private final ExperimentFolder folder;
    private final List<Study> studies;
    private final int threads;
    private final Map<Study, ResultsFile> files = new HashMap<>();
    private final Queue<Task> tasks = new ConcurrentLinkedQueue<>();
    private volatile boolean stopped;
    private volatile int total;
    private volatile int before;
    private int done;

    private record Task(Study study, Trial trial, double turn) {}

    /** The progress: trials done now, trials done in earlier runs, and the total. */
    public record Progress(int done, int before, int total) {}

    public ExperimentRun(ExperimentFolder folder, List<Study> studies, int threads) {
        this.folder = folder;
        this.studies = List.copyOf(studies);
        this.threads = threads;
    }

    /** Ends the run and aborts running trials. Any thread may call it. */
    public void stop() {
        stopped = true;
    }

    public synchronized Progress progress() {
        return new Progress(done, before, total);
    }

    /** Reads the existing results; returns whether trials remain. */
    public boolean prepare() throws IOException {
        List<Task> open = new ArrayList<>();
        int all = 0;
        for (Study study : studies) {
            ResultsFile file = folder.results(study);
            files.put(study, file);
            Map<String, List<Row>> known = file.read();
            List<? extends Trial> trials = study.trials();
            for (int i = 0; i < trials.size(); i++) {
                if (!known.containsKey(trials.get(i).id())) {
                    open.add(new Task(study, trials.get(i), (i + 0.5) / trials.size()));
                }
            }
            all += trials.size();
        }
        total = all;
        before = all - open.size();
        open.sort(Comparator.comparingDouble(Task::turn));
        tasks.addAll(open);
        return !open.isEmpty();
    }

    /** Runs the trials that {@link #prepare} found; returns whether all are done. */
    public boolean run() throws IOException {
        for (ResultsFile file : files.values()) {
            file.keep(file.read());
        }
        warmUp();
        inParallel(() -> work(tasks, true));
        return !stopped;
    }

    /** Runs the first trial once before time is measured, so that the code is compiled. */
    private void warmUp() {
        Queue<Task> first = new ConcurrentLinkedQueue<>();
        for (Study study : studies) {
            if (study.isTimed()) {
                tasks.stream()
                        .filter(task -> task.study().id().equals(study.id()))
                        .findFirst()
                        .ifPresent(first::add);
            }
        }
        inParallel(() -> work(first, false));
    }

    private void inParallel(Runnable work) {
        Workers.run("experiment", threads, work, this::stop);
    }

    private void work(Queue<Task> queue, boolean recorded) {
        try (var roster = new Roster()) {
            Task task;
            while (!stopped && (task = queue.poll()) != null) {
                List<Row> rows = task.trial().run(roster, () -> stopped);
                if (recorded && !stopped) {
                    record(task, rows);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized void record(Task task, List<Row> rows) throws IOException {
        ResultsFile file = files.get(task.study());
        if (file != null) {
            file.add(task.trial().id(), rows);
            done++;
        }
    }
}
