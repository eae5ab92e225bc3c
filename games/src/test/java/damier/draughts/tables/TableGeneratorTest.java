package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.EndgameBuilder;
import damier.core.EndgameBuilder.FinishedSlice;
import damier.core.EndgameBuilder.Need;
import damier.core.EndgameBuilder.Progress;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.tables.TableGenerator.Settings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

class TableGeneratorTest {
    private static final int MATERIALS_OF_THREE = 9;

    @TempDir private Path folder;

    /** Records all events; runs an action after the third slice. */
    private static final class RecordingListener implements EndgameBuilder.Listener {
        final List<Progress> progress = new CopyOnWriteArrayList<>();
        final List<FinishedSlice> finished = new CopyOnWriteArrayList<>();
        final List<String> faults = new CopyOnWriteArrayList<>();
        Runnable afterThirdSlice = () -> {};

        @Override
        public void progress(Progress now) {
            progress.add(now);
        }

        @Override
        public void finished(FinishedSlice slice) {
            finished.add(slice);
            if (finished.size() == 3) {
                afterThirdSlice.run();
            }
        }

        @Override
        public void fault(String line) {
            faults.add(line);
        }
    }

    private Settings settings(Variant variant, int pieces, int threads) {
        return Settings.of(variant, pieces, folder).withThreads(threads).withoutIncluded();
    }

    private List<Path> files(Variant variant) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(variant.id()))) {
            return files.sorted().toList();
        }
    }

    @Test
    void aStoppedGenerationResumesWithTheMissingTables() throws IOException {
        RecordingListener first = new RecordingListener();
        TableGenerator stopped = new TableGenerator(settings(Variants.ENGLISH, 3, 2), first);
        first.afterThirdSlice = stopped::stop;
        assertThat(stopped.run()).isFalse();
        int made = files(Variants.ENGLISH).size();
        assertThat(made).isBetween(2, 3);
        assertThat(files(Variants.ENGLISH)).noneMatch(file -> file.toString().endsWith(".part"));

        RecordingListener second = new RecordingListener();
        assertThat(new TableGenerator(settings(Variants.ENGLISH, 3, 2), second).run()).isTrue();
        assertThat(files(Variants.ENGLISH)).hasSize(MATERIALS_OF_THREE);
        assertThat(second.finished)
                .extracting(FinishedSlice::name)
                .doesNotContainAnyElementsOf(
                        first.finished.stream().map(FinishedSlice::name).toList());
        assertThat(
                        new TableGenerator(
                                        settings(Variants.ENGLISH, 3, 2), new RecordingListener())
                                .need())
                .extracting(Need::positions, Need::time)
                .containsExactly(0L, Duration.ZERO);
    }

    @Test
    void theNumberOfThreadsDoesNotChangeTheFiles() throws IOException {
        new TableGenerator(settings(Variants.CZECH, 3, 1), new RecordingListener()).run();
        List<byte[]> one = contents(Variants.CZECH);
        for (Path file : files(Variants.CZECH)) {
            Files.delete(file);
        }
        new TableGenerator(settings(Variants.CZECH, 3, 4), new RecordingListener()).run();
        assertThat(contents(Variants.CZECH)).containsExactlyElementsOf(one);
    }

    @Test
    void kingsAloneHaveDistancesWhateverTheirNumber() throws IOException {
        new TableGenerator(
                        settings(Variants.ENGLISH, 3, 1).withDistances(2), new RecordingListener())
                .run();
        EndgameTables tables = new EndgameTables(Variants.ENGLISH, line -> {});
        tables.addFolder(folder);
        assertThat(tables.hasDistances(new Material(0, 2, 0, 1))).isTrue();
        assertThat(tables.hasDistances(new Material(1, 1, 0, 1))).isFalse();
        assertThat(
                        settings(Variants.ENGLISH, 3, 1)
                                .withDistances(0)
                                .hasDistances(new Material(0, 2, 0, 1)))
                .isFalse();
    }

    private List<byte[]> contents(Variant variant) throws IOException {
        List<byte[]> contents = new CopyOnWriteArrayList<>();
        for (Path file : files(variant)) {
            contents.add(Files.readAllBytes(file));
        }
        return contents;
    }

    @Test
    void aDamagedFileIsReportedAndGeneratedAgain() throws IOException {
        new TableGenerator(settings(Variants.SPANISH, 2, 1), new RecordingListener()).run();
        Path file = folder.resolve("spanish").resolve("K-M.table");
        byte[] valid = Files.readAllBytes(file);
        byte[] damaged = valid.clone();
        damaged[damaged.length - 1] ^= 1;
        Files.write(file, damaged);

        RecordingListener listener = new RecordingListener();
        assertThat(new TableGenerator(settings(Variants.SPANISH, 2, 1), listener).run()).isTrue();
        assertThat(listener.faults).hasSize(1).first().asString().contains("K-M.table");
        assertThat(listener.finished).extracting(FinishedSlice::name).hasSize(2);
        assertThat(file).hasBinaryContent(valid);
    }

    @Test
    void aGenerationThatNeedsTooMuchMemoryOrDiskSpaceIsRefused() {
        TableGenerator generator =
                new TableGenerator(settings(Variants.INTERNATIONAL, 7, 2), new RecordingListener());
        assertThatThrownBy(generator::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("too many positions");
        Need need = new Need(1, 3L << 20, 5L << 20, Duration.ZERO);
        assertThat(Estimate.obstacle(need, 2L << 20, 9L << 20).orElseThrow())
                .isEqualTo("it needs 4 MB of memory, and 2 MB are free");
        assertThat(Estimate.obstacle(need, 4L << 20, 4L << 20).orElseThrow())
                .contains("disk space");
        assertThat(Estimate.obstacle(need, 4L << 20, 6L << 20)).isEmpty();
    }

    @Test
    void progressIncreasesAndIncludesTheRemainingTime() throws IOException {
        RecordingListener listener = new RecordingListener();
        new TableGenerator(settings(Variants.ENGLISH, 2, 1), listener).run();
        assertThat(listener.progress).extracting(Progress::done).isSorted();
        assertThat(listener.progress.getLast().done()).isBetween(0.5, 1.0);
        assertThat(listener.progress.getLast().left()).isPositive();
    }

    @Test
    void builtInTablesAreNotGeneratedAgain() {
        Settings settings = Settings.of(Variants.RUSSIAN, 4, folder);
        assertThat(new TableGenerator(settings, new RecordingListener()).need().positions())
                .isZero();
    }

    @Test
    void resultsAreTheSameWithoutDistances() throws IOException {
        Settings settings = settings(Variants.ANTIDRAUGHTS, 2, 1).withDistances(0);
        RecordingListener listener = new RecordingListener();
        new TableGenerator(settings, listener).run();
        EndgameTables included = Included.tables(Variants.ANTIDRAUGHTS);
        for (FinishedSlice slice : listener.finished) {
            StoredSlice stored = Objects.requireNonNull(included.results(code(slice.name())));
            assertThat(stored.header().counts())
                    .isEqualTo(new SliceHeader.Counts(slice.wins(), slice.draws(), slice.losses()));
        }
        assertThat(listener.finished).hasSize(4);
    }

    private static int code(String name) {
        return Material.inOrder(Variants.ANTIDRAUGHTS, 2).stream()
                .flatMap(material -> Stream.of(material, material.turned()))
                .filter(material -> material.toString().equals(name))
                .findFirst()
                .orElseThrow()
                .code();
    }
}
