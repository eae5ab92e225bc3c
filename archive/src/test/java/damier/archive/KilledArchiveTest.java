package damier.archive;

import static org.assertj.core.api.Assertions.assertThat;

import damier.formats.Formats;
import damier.games.Games;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A process that writes moves is killed, really, again and again. */
class KilledArchiveTest {
    private static final int WRITERS = 4;

    @Test
    void noMoveThatWasAcknowledgedIsLost(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.db");
        Formats formats = new Formats(new Games());
        Archive.open(file, formats).close();
        Random random = new Random(7);
        int[] acknowledged = new int[WRITERS];
        for (int kill = 0; kill < Share.of(200); kill++) {
            Process process = start(file);
            hear(process, 1 + random.nextInt(200), acknowledged);
            // By its handle, which leaves what it has written to be read.
            process.toHandle().destroyForcibly();
            process.waitFor();
            hear(process, Integer.MAX_VALUE, acknowledged);
            try (Archive archive = Archive.open(file, formats)) {
                for (int writer = 0; writer < WRITERS; writer++) {
                    List<UnfinishedGame.Move> moves =
                            archive.unfinished()
                                    .find("g" + writer)
                                    .map(UnfinishedGame::moves)
                                    .orElse(List.of());
                    assertThat(moves).hasSizeGreaterThanOrEqualTo(acknowledged[writer]);
                    for (int ply = 0; ply < moves.size(); ply++) {
                        assertThat(moves.get(ply).text()).isEqualTo("m" + ply);
                    }
                }
            }
        }
        assertThat(acknowledged).doesNotContain(0);
    }

    private static Process start(Path file) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djacoco-agent.output=none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Each line is a writer and how many of its moves were acknowledged. */
    private static void hear(Process process, int lines, int[] acknowledged) throws IOException {
        BufferedReader reader = process.inputReader();
        for (int i = 0; i < lines; i++) {
            String line = reader.readLine();
            if (line == null || !line.endsWith(".")) {
                break;
            }
            String[] words = line.substring(0, line.length() - 1).split(" ", -1);
            acknowledged[Integer.parseInt(words[0])] = Integer.parseInt(words[1]);
        }
    }

    /** Writes moves of several games at once, and says so only after they were acknowledged. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) throws Exception {
            Archive archive = Archive.open(Path.of(args[0]), new Formats(new Games()));
            List<Thread> writers = new ArrayList<>();
            for (int i = 0; i < WRITERS; i++) {
                int writer = i;
                writers.add(Thread.ofPlatform().start(() -> write(archive, writer)));
            }
            for (Thread thread : writers) {
                thread.join();
            }
        }

        private static void write(Archive archive, int writer) {
            String id = "g" + writer;
            if (archive.unfinished().find(id).isEmpty()) {
                archive.unfinished().begin(id, "{}").join();
            }
            int made = archive.unfinished().find(id).orElseThrow().moves().size();
            for (int ply = made; ply < Integer.MAX_VALUE; ply++) {
                archive.unfinished()
                        .append(id, ply, new UnfinishedGame.Move("m" + ply, 0, -1, -1, 0, null))
                        .join();
                System.out.println(writer + " " + (ply + 1) + ".");
            }
        }
    }
}
