package damier.lab.experiment;

import damier.lab.BadFolder;
import damier.lab.GrowingFile;
import damier.lab.Launch;
import damier.record.Replacement;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/**
 * An experiment on disk: {@code experiment.txt} has its settings, {@code results} a CSV file for
 * each study with one row per move; {@code index.html} and {@code tables} are generated from these.
 */
public final class ExperimentFolder implements AutoCloseable {
    public static final String SETTINGS = "experiment.txt";
    private static final String RESULTS = "results";
    private static final int MAX_SETTINGS = 10_000;

    private final Path folder;
    private final GrowingFile lock;

    private ExperimentFolder(Path folder, GrowingFile lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Creates an experiment in a new or empty folder.
     *
     * @throws BadFolder if there is one already in it
     */
    public static ExperimentFolder create(Path folder, Settings settings) throws IOException {
        if (Files.exists(folder.resolve(SETTINGS))) {
            throw new BadFolder(
                    "%s already holds an experiment; %s resumes it"
                            .formatted(folder, Launch.command("lab run " + folder)));
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadFolder(folder + " is not a folder");
        }
        Files.createDirectories(folder);
        StringBuilder lines = new StringBuilder();
        settings.lines().forEach((name, value) -> lines.append(name + " " + value + "\n"));
        Replacement.write(folder.resolve(SETTINGS), lines.toString());
        return open(folder);
    }

    /**
     * Opens the folder of an experiment exclusively.
     *
     * @throws BadFolder if there is none, or another program has it open
     */
    public static ExperimentFolder open(Path folder) throws IOException {
        if (!isExperiment(folder)) {
            throw new BadFolder(folder + ": no experiment: there is no " + SETTINGS + " in it");
        }
        Files.createDirectories(folder.resolve(RESULTS));
        var settings = new GrowingFile(folder.resolve(SETTINGS));
        if (!settings.lock()) {
            settings.close();
            throw new BadFolder(folder + ": this experiment is being run already");
        }
        return new ExperimentFolder(folder, settings);
    }

    public static boolean isExperiment(Path folder) {
        return Files.isRegularFile(folder.resolve(SETTINGS));
    }

    public Path path() {
        return folder;
    }

    /**
     * The settings of the experiment.
     *
     * @throws BadFolder with a one-line message that names the location of the fault
     */
    public Settings settings() throws IOException {
        Path file = folder.resolve(SETTINGS);
        if (Files.size(file) > MAX_SETTINGS) {
            throw new BadFolder(file + ": longer than " + MAX_SETTINGS + " bytes");
        }
        Settings settings = new Settings("", Pace.NORMAL, OptionalInt.empty(), "", "");
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int space = line.indexOf(' ');
            String name = space < 0 ? line : line.substring(0, space);
            try {
                settings = settings.with(name, line.substring(name.length()).strip());
            } catch (IllegalArgumentException e) {
                int column =
                        e.getMessage() != null && e.getMessage().contains("setting")
                                ? 1
                                : space + 2;
                throw new BadFolder("%s:%d:%d: %s".formatted(file, i + 1, column, e.getMessage()));
            }
        }
        if (settings.experiment().isEmpty()) {
            throw new BadFolder(file + ": it does not say which experiment");
        }
        return settings;
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (MalformedInputException e) {
            throw new BadFolder(file + " is not text");
        }
    }

    /** The results of one study. */
    ResultsFile results(Study study) {
        return new ResultsFile(folder.resolve(RESULTS).resolve(study.id() + ".csv"));
    }

    /** Renames the results, so that the experiment can be run again. */
    public Path renameResults() throws IOException {
        int number = 1;
        Path aside = folder.resolve(RESULTS + "." + number);
        while (Files.exists(aside)) {
            number++;
            aside = folder.resolve(RESULTS + "." + number);
        }
        Files.move(folder.resolve(RESULTS), aside);
        Files.createDirectories(folder.resolve(RESULTS));
        return aside;
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
