package damier.draughts.tables;

import damier.core.EndgameBuilder;
import damier.draughts.Draughts;
import damier.draughts.Variant;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Generates the endgame tables of a variant into a folder, one file per material and its twin.
 * Valid existing files are kept, so a stopped generation resumes with the slices that it had not
 * finished. A file is written only after its slices are verified against the rules and against
 * their packed form.
 */
public final class TableGenerator implements EndgameBuilder {
    /**
     * The tables to generate.
     *
     * @param pieces the maximum number of pieces on the board
     * @param men the maximum number of men among them
     * @param distancePieces the maximum number of pieces for which distances are stored as well;
     *     unless it is 0, kings alone always have distances
     * @param folder receives one subfolder per variant
     * @param included whether to skip the built-in tables
     */
    public record Settings(
            Variant variant,
            int pieces,
            int men,
            int distancePieces,
            int threads,
            Path folder,
            boolean included) {
        /** All tables of up to {@code pieces} pieces that are not built in, with distances. */
        public static Settings of(Variant variant, int pieces, Path folder) {
            int threads = Runtime.getRuntime().availableProcessors();
            return new Settings(variant, pieces, pieces, pieces, threads, folder, true);
        }

        /**
         * Limits the number of men. Captures and promotions never increase it, so the tables remain
         * complete.
         */
        public Settings withMen(int most) {
            return new Settings(variant, pieces, most, distancePieces, threads, folder, included);
        }

        /** Stores distances only up to this number of pieces. */
        public Settings withDistances(int most) {
            return new Settings(variant, pieces, men, most, threads, folder, included);
        }

        public Settings withThreads(int count) {
            return new Settings(variant, pieces, men, distancePieces, count, folder, included);
        }

        /** Also generates the built-in tables. */
        public Settings withoutIncluded() {
            return new Settings(variant, pieces, men, distancePieces, threads, folder, false);
        }

        /**
         * Whether a table has distances. Kings alone need them: with men, a conversion is never
         * far, but three kings may take 60 plies to exchange one of two.
         */
        boolean hasDistances(Material material) {
            return material.pieces() <= distancePieces
                    || (distancePieces > 0 && material.men() == 0);
        }

        private List<Material> materials() {
            return Material.inOrder(variant, pieces).stream()
                    .filter(material -> material.men() <= men)
                    .toList();
        }
    }

    private final Settings settings;
    private final Listener listener;
    private final EndgameTables tables;
    private volatile boolean stopped;

    public TableGenerator(Settings settings, Listener listener) {
        this.settings = settings;
        this.listener = listener;
        tables =
                settings.included
                        ? EndgameTables.included(settings.variant, listener::fault)
                        : new EndgameTables(settings.variant, listener::fault);
    }

    @Override
    public Need need() {
        EndgameTables there = new EndgameTables(settings.variant, _ -> {});
        there.addFolder(settings.folder);
        List<Material> missing =
                settings.materials().stream()
                        .filter(material -> !isDone(material, tables) && !isDone(material, there))
                        .toList();
        return Estimate.of(settings, missing);
    }

    @Override
    public Optional<String> obstacle() throws IOException {
        Runtime runtime = Runtime.getRuntime();
        long freeMemory = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        Files.createDirectories(settings.folder);
        long freeDisk = Files.getFileStore(settings.folder).getUsableSpace();
        return Estimate.obstacle(need(), freeMemory, freeDisk);
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public boolean run() throws IOException {
        Optional<String> obstacle = obstacle();
        if (obstacle.isPresent()) {
            throw new IllegalStateException(obstacle.get());
        }
        Files.createDirectories(settings.folder.resolve(settings.variant.id()));
        List<Material> missing = new ArrayList<>();
        for (Material material : settings.materials()) {
            useFile(material);
            if (!isDone(material, tables)) {
                missing.add(material);
            }
        }
        GenerationCourse course = new GenerationCourse(settings.variant, missing, listener);
        try (ParallelRanges ranges =
                new ParallelRanges(settings.threads, () -> stopped, course::add)) {
            for (Material material : missing) {
                generate(material, ranges, course);
            }
        } catch (CancellationException e) {
            return false;
        }
        return true;
    }

    private Path file(Material material) {
        return file(settings.folder, settings.variant, material);
    }

    static Path file(Path folder, Variant variant, Material material) {
        return folder.resolve(variant.id()).resolve(material + EndgameTables.EXTENSION);
    }

    private boolean isDone(Material material, EndgameTables in) {
        return in.hasResults(material)
                && (!settings.hasDistances(material) || in.hasDistances(material));
    }

    /** Loads the file of an earlier generation, or deletes it if it is damaged. */
    private void useFile(Material material) throws IOException {
        Path file = file(material);
        if (isDone(material, tables) || !Files.exists(file)) {
            return;
        }
        EndgameTables inFile = new EndgameTables(settings.variant, listener::fault);
        inFile.add(file.toString(), MemorySegment.ofArray(Files.readAllBytes(file)));
        if (inFile.checkAll() && inFile.hasResults(material)) {
            tables.addFile(file);
        } else {
            Files.delete(file);
        }
    }

    private void generate(Material material, ParallelRanges ranges, GenerationCourse course)
            throws IOException {
        SliceSolver.Context context =
                new SliceSolver.Context(
                        settings.variant,
                        Draughts.rules(settings.variant),
                        tables,
                        settings.hasDistances(material),
                        ranges);
        course.enter(material, Phase.SOLVING);
        SliceSolver solver = new SliceSolver(context, material);
        solver.solve();
        course.enter(material, Phase.CHECKING);
        solver.check();
        course.enter(material, Phase.PACKING);
        SliceFile packed = new SliceFile(context, solver);
        byte[] bytes = packed.pack();
        packed.compare(bytes);
        write(file(material), bytes);
        tables.addFile(file(material));
        course.leave();
        announce(material);
        if (!material.equals(material.turned())) {
            announce(material.turned());
        }
    }

    /** Writes to a temporary file first, so that an incomplete file never has the final name. */
    private static void write(Path file, byte[] bytes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.write(part, bytes);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void announce(Material material) throws IOException {
        StoredSlice stored = tables.results(material.code());
        if (stored == null) {
            throw new IOException(file(material.first()) + ": cannot be read again");
        }
        SliceHeader header = stored.header();
        StoredSlice distances = tables.distances(material.code());
        listener.finished(
                new FinishedSlice(
                        material.toString(),
                        header.counts().wins(),
                        header.counts().draws(),
                        header.counts().losses(),
                        header.longest(),
                        stored.byteSize() + (distances == null ? 0 : distances.byteSize())));
    }
}
